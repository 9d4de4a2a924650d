"""The trainer of the écarté policy: Monte Carlo counterfactual regret minimisation, as code of the processor.

See README.md here. Playing needs none of this.
"""
