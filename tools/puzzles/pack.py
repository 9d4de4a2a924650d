def write(found): return 0
