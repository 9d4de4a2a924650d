"""The players of écarté, and what they reckon with. What is said of their choices is in `analysis`."""
