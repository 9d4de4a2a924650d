// The engine, run natively beside the tests that ask it something.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import type {} from "./provided.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export default async function setup(project: TestProject) {
  const python = spawn(`${root}.venv/bin/python`, [`${root}web/tests/support/native.py`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  // Without this, nothing is left to wait for when Python cannot start: Vitest ends at once, and with success.
  const failed = once(python, "exit").then(([status]) => {
    throw new Error(`The engine beside the tests ended with status ${status}.`);
  });
  const [port] = await Promise.race([once(python.stdout, "data"), failed]);
  project.provide("native", `http://127.0.0.1:${String(port).trim()}/`);
  return () => python.stdin.end(); // it ends with its input
}
