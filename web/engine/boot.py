from ecarte.web import respond

__export__ = ["respond"]
