import type { ScenarioKind } from "#domain/forecast/scenario.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** What a scenario is called, for its makers and for those whom it is offered to. */
export interface ScenarioFacts {
  readonly name: string;
  readonly note: string;
  readonly kind: ScenarioKind;
  readonly names: Texts;
  readonly descriptions: Texts;
}

export function factsOf({ name, note, kind, names, descriptions }: Scenario): ScenarioFacts {
  return { name, note, kind, names, descriptions };
}

/** What of it differs from what was read; null where nothing does. Languages that nothing is written in are left out. */
export function factsChange(scenario: Scenario, facts: ScenarioFacts): Partial<ScenarioFacts> | null {
  const before = factsOf(scenario);
  const after = {
    ...facts,
    name: facts.name.trim(),
    note: facts.note.trim(),
    names: written(facts.names),
    descriptions: written(facts.descriptions),
  };
  const changed = Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== said(before, field)),
  );
  return Object.keys(changed).length === 0 ? null : changed;
}

function said(facts: ScenarioFacts, field: string): string {
  const kept = { ...facts, names: written(facts.names), descriptions: written(facts.descriptions) };
  return JSON.stringify(Object.entries(kept).find(([name]) => name === field)?.[1]);
}

/** In the order of the languages, so that the same texts compare as the same. */
function written(texts: Texts): Texts {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const words = texts[locale]?.trim() ?? "";
      return words === "" ? [] : [[locale, words]];
    }),
  );
}
