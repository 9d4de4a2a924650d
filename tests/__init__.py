"""The engine's tests. They use nothing but the engine, pytest and hypothesis, so they run in Pyodide too."""
