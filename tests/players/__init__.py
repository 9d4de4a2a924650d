"""The players of écarté, their training, and the reasons for their choices."""
