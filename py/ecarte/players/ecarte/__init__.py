"""The players of écarté, and their evaluation of hands and scores. `analysis` explains their choices."""
