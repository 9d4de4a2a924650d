"""The players of écarté, how they were trained, and why they do what they do."""
