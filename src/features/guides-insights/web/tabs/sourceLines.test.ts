import { expect, test } from "vitest";
import type { Provenance } from "#domain/revisions/revision.ts";
import { sourceLines } from "./sourceLines.ts";

const said = (kind: Provenance["kind"], basis: Provenance["basis"], source: string): Provenance => ({
  kind,
  basis,
  source,
});

test("a revision says which kinds of figures stand in which years, and what is behind most of them first", () => {
  const provenance = [
    [said("actual", "published", "Book"), said("actual", "derived", "Count"), said("forecast", "modelled", "Model")],
    [said("actual", "published", "Book"), said("estimate", "modelled", "Model"), said("forecast", "modelled", "Model")],
  ];
  expect(sourceLines({ years: [2024, 2025, 2026], provenance })).toEqual([
    { kind: "actual", from: 2024, to: 2025, bases: ["published", "derived"], sources: ["Book", "Count"] },
    { kind: "estimate", from: 2025, to: 2025, bases: ["modelled"], sources: ["Model"] },
    { kind: "forecast", from: 2026, to: 2026, bases: ["modelled"], sources: ["Model"] },
  ]);
});
