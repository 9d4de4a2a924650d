"""The rules of écarté by their ids, and the independent referee."""
