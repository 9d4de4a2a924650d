import { render } from "preact";
import { cardUrl, site } from "./site.ts";

const root = document.getElementById("app");
if (root)
  render(
    <main>
      <h1>Écarté {site.version}</h1>
      <img src={cardUrl("Ks")} alt="King of spades" />
    </main>,
    root,
  );
