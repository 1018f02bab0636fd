import { Alert } from "@mantine/core";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { useText } from "#language/useText.ts";
import { faultText } from "#ui/form/faultText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import style from "./Newsroom.module.css";
import type { ItemEditing } from "./useItemDraft.ts";

/** What kept a draft from being saved or published: somebody else who was faster, or something that is missing. */
export function EditorProblem({ editing: { rival, settle, problem } }: { readonly editing: ItemEditing }) {
  const text = useText();
  if (rival)
    return (
      <Alert color="orange" role="alert" title={text("newsroom.conflict.what", { name: rival.changedBy })}>
        <p>{text("newsroom.conflict.why")}</p>
        <div className={style["buttons"]}>
          <ActionButton onClick={() => settle("theirs")}>{text("newsroom.conflict.theirs")}</ActionButton>
          <ActionButton onClick={() => settle("mine")}>{text("newsroom.conflict.mine")}</ActionButton>
        </div>
      </Alert>
    );
  if (!problem) return null;
  const faults = problem.problem?.errors ?? [];
  const code = problemCode(problem);
  return (
    <Alert color="red" role="alert" title={text(`errors.${code}.what`)}>
      {faults.length === 0 ? (
        <p>{text(`errors.${code}.why`)}</p>
      ) : (
        <ul>
          {faults.map(({ pointer, ...fault }) => (
            <li key={pointer}>{`${placeOf(pointer)}: ${faultText(fault, text)}`}</li>
          ))}
        </ul>
      )}
    </Alert>
  );

  /** Which field a pointer such as `/body/texts/de-DE/title` speaks of. */
  function placeOf(pointer: string): string {
    const [, , part = "", field = "", inner = ""] = pointer.split("/");
    if (part === "texts" && field !== "") return [languageOf(field), fieldOf(inner)].filter(Boolean).join(", ");
    return part === "properties" ? fieldOf(field) : fieldOf(part);
  }

  function languageOf(locale: string): string {
    const known = LOCALES.find((one) => one === locale);
    return known ? text(`lists.languages.${known}`) : locale;
  }

  function fieldOf(field: string): string {
    const known = NAMED.find((name) => name === field);
    return known ? text(`newsroom.property.${known}`) : field;
  }
}

/** The fields that have a name for people. */
const NAMED = [
  "key",
  "title",
  "summary",
  "body",
  "date",
  "cadence",
  "publication",
  "number",
  "screen",
  "section",
  "type",
  "cover",
  "file",
  "pages",
  "embed",
  "minutes",
  "subVertical",
  "from",
  "until",
  "tone",
  "roles",
] as const;
