// What the tests are given by the process that starts them.
import type {} from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    native: string; // the address at which the native engine is asked
  }
}
