import { expect, test } from "vitest";
import { screenRequirement } from "#domain/content/contentReaders.ts";
import { routeAt, trailTo } from "./resolvedRoutes.ts";

const texts: Record<string, string> = import.meta.glob("../../../content/**/*.{md,json}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const linksIn = (text: string) =>
  [...text.matchAll(/(?:\]\(|"screen": *")(\/[^)"?#\s]*)/g)].map(([, path = ""]) => path);

test("starter content links to screens that there are", () => {
  const links = Object.entries(texts).flatMap(([file, text]) => linksIn(text).map((path) => `${file} → ${path}`));
  expect(links.filter((link) => !routeAt(link.split(" → ")[1] ?? ""))).toEqual([]);
});

test("texts that stand on a screen ask for what the screen asks for", () => {
  for (const path of [
    "/home",
    "/tv/market-profile",
    "/radio",
    "/share-wallet",
    "/selling-aids",
    "/guides-insights",
    "/administration/user",
  ]) {
    const trail = trailTo(path);
    const requirement = screenRequirement(path);
    const [flags] = trail.flatMap(({ access }) => access);
    const isAdministration = trail.some(({ roles }) => roles?.length === 1 && roles[0] === "Administrator");
    if (isAdministration) expect(requirement).toEqual({ role: "Administrator" });
    else expect(requirement).toEqual(flags ? { access: flags } : "signedIn");
  }
});
