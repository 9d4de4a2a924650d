"""The machine, in each way its functions run."""
