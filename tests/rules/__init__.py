"""The rules of écarté by their ids, and the referee that knows nothing of the engine."""
