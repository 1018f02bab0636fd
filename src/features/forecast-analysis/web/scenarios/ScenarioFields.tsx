import { Select, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { SCENARIO_KINDS } from "#domain/forecast/scenario.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import type { Words } from "#language/words/words.ts";
import type { ScenarioFacts } from "./scenarioFacts.ts";
import style from "./Scenarios.module.css";

const LONGEST_NAME = 80;
const LONGEST_NOTE = 2_000;
const LONGEST_DESCRIPTION = 600;

interface ScenarioFieldsProps {
  readonly facts: ScenarioFacts;
  readonly words: Words;
  readonly onChange: (facts: ScenarioFacts) => void;
}

/** Name and note among administrators, and what sellers read, language by language. */
export function ScenarioFields({ facts, words, onChange }: ScenarioFieldsProps) {
  const { text, formats } = words;
  const [language, setLanguage] = useState<Locale>(formats.locale);
  const put = (part: Partial<ScenarioFacts>) => onChange({ ...facts, ...part });
  return (
    <>
      <TextInput
        label={text("forecastRoom.scenario.name")}
        maxLength={LONGEST_NAME}
        error={facts.name.trim() === "" && text("forecastRoom.scenario.nameMissing")}
        value={facts.name}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <Textarea
        label={text("forecastRoom.scenario.note")}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={2}
        maxRows={8}
        value={facts.note}
        onChange={(event) => put({ note: event.currentTarget.value })}
      />
      <FieldGroup label={text("forecastRoom.scenario.forSellers")} hint={text("forecastRoom.scenario.forSellersHint")}>
        <div className={style["fields"]}>
          <Select
            label={text("forecastRoom.scenario.kind")}
            allowDeselect={false}
            data={SCENARIO_KINDS.map((value) => ({ value, label: text(`forecastRoom.scenario.kinds.${value}`) }))}
            value={facts.kind}
            onChange={(kind) => kind !== null && put({ kind })}
          />
          <Segmented
            label={text("lists.language")}
            value={language}
            onChange={setLanguage}
            options={LOCALES.map((value) => ({ value, label: text(`lists.languages.${value}`) }))}
          />
          <TextInput
            label={text("forecastRoom.scenario.sellersName")}
            lang={language}
            maxLength={LONGEST_NAME}
            placeholder={facts.name}
            value={facts.names[language] ?? ""}
            onChange={(event) => put({ names: { ...facts.names, [language]: event.currentTarget.value } })}
          />
          <Textarea
            label={text("forecastRoom.scenario.sellersDescription")}
            lang={language}
            maxLength={LONGEST_DESCRIPTION}
            autosize
            minRows={2}
            maxRows={6}
            value={facts.descriptions[language] ?? ""}
            onChange={(event) =>
              put({ descriptions: { ...facts.descriptions, [language]: event.currentTarget.value } })
            }
          />
        </div>
      </FieldGroup>
    </>
  );
}
