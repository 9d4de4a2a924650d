"""Problems to solve at the terminal, and the solver's progress."""
