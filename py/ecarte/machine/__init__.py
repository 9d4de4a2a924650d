"""The machine: deals as whole numbers, in plain functions that run as they stand, compiled, and as WebAssembly.

A folder for each game. The functions take numbers and records of buffers (`layout`), nothing else: no objects, no text,
no library; they draw random numbers themselves (`chance`). So the same source runs three ways (`run`), with the same
values to the bit:

- numbers stay below 2^62, shifts below 64; no index is negative; only positive numbers are divided;
- floating-point numbers are added, subtracted, multiplied, divided and compared, in the order that is written;
- nothing is allocated: every buffer belongs to the caller.
"""
