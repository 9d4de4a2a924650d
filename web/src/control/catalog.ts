// What a new game can be made of, asked of the engine once.
import { ask } from "../engine/client.ts";
import type { Catalog } from "../engine/types/answer.ts";
import type { Controller } from "./controller.ts";

export async function readCatalog(controller: Controller): Promise<Catalog | null> {
  const { catalog = null } = controller.state.catalog ? controller.state : await ask({ do: "catalog" });
  if (catalog !== controller.state.catalog) controller.set({ catalog });
  return catalog;
}
