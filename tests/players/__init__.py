"""The players of both games, the training of écarté’s, and the reasons for their choices."""
