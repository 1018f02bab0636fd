import { Select } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { NameAsked, Upload, UploadMeaning } from "../../contract/uploadSchemas.ts";
import { check, say } from "../changeImports.ts";
import { type Names, useNames } from "./useNames.ts";
import { TableFrame } from "./TableFrame.tsx";
import style from "./Wizard.module.css";

/** Stands for "leave these rows out" among ids. */
const LEAVE_OUT = " ";

const keyOf = ({ key, value }: Pick<NameAsked, "key" | "value">) => `${key}\n${value}`;

/** Names that nobody knows: what each means is said here, once for all its rows and for the next file. */
export function NamesTable({ upload, asked }: { readonly upload: Upload; readonly asked: readonly NameAsked[] }) {
  const text = useText();
  const formats = useFormats();
  const names = useNames();
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const count = Object.keys(said).length;
  const tell = (name: NameAsked, id: string | null) =>
    setSaid((before) => {
      const others = Object.entries(before).filter(([key]) => key !== keyOf(name));
      return Object.fromEntries(id === null ? others : [...others, [keyOf(name), id]]);
    });
  const apply = async () => {
    setBusy(true);
    const fresh = asked.flatMap((name): UploadMeaning[] => {
      const id = said[keyOf(name)];
      if (id === undefined) return [];
      return [{ column: name.key, value: name.value, meaning: id === LEAVE_OUT ? null : id }];
    });
    const kept = upload.setup.meanings.filter(
      (old) => !fresh.some(({ column, value }) => column === old.column && value === old.value),
    );
    const after = await say(upload, { meanings: [...kept, ...fresh] });
    if (after) await check(after);
    setBusy(false);
  };
  return (
    <section className={style["block"]}>
      <h2>{text("imports.namesTitle")}</h2>
      <p className={style["note"]}>{text("imports.namesHint")}</p>
      <TableFrame label={text("imports.namesTitle")}>
        <table className={style["table"]} aria-label={text("imports.namesTitle")}>
          <thead>
            <tr>
              <th scope="col">{text("imports.column")}</th>
              <th scope="col">{text("imports.nameInFile")}</th>
              <th scope="col" data-numeric>
                {text("imports.rows")}
              </th>
              <th scope="col">{text("imports.meaning")}</th>
            </tr>
          </thead>
          <tbody>
            {asked.map((name) => (
              <tr key={keyOf(name)}>
                <td>
                  <bdi>{name.column}</bdi>
                </td>
                <th scope="row">
                  <bdi>{name.value}</bdi>
                </th>
                <td data-numeric>{formats.count(name.rows)}</td>
                <td>
                  <Meaning name={name} names={names} said={said[keyOf(name)] ?? null} onSay={(id) => tell(name, id)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <div className={style["foot"]}>
        {count > 0 && (
          <ActionButton tone="main" busy={busy} onClick={() => void apply()}>
            {text("imports.saveMeanings", { count })}
          </ActionButton>
        )}
      </div>
    </section>
  );
}

interface MeaningProps {
  readonly name: NameAsked;
  readonly names: Names;
  readonly said: string | null;
  readonly onSay: (id: string | null) => void;
}

/** Everything that a name may mean, with what comes near it as a press. */
function Meaning({ name, names, said, onSay }: MeaningProps) {
  const text = useText();
  const options = [...(optionsFor(name, names) ?? [])].map(([value, label]) => ({ value, label }));
  return (
    <div className={style["meaning"]}>
      <Select
        size="xs"
        aria-label={text("imports.meaningOf", { value: name.value })}
        placeholder={text("imports.choose")}
        searchable
        clearable
        limit={50}
        value={said}
        onChange={onSay}
        data={[{ value: LEAVE_OUT, label: text("imports.leaveRowsOut") }, ...options]}
      />
      {said === null &&
        name.near.map((id) => (
          <QuietButton key={id} onClick={() => onSay(id)}>
            {names.of(id)}
          </QuietButton>
        ))}
    </div>
  );
}

function optionsFor({ code }: NameAsked, names: Names): ReadonlyMap<string, string> {
  if (code === "unknown-medium") return names.media;
  if (code === "unknown-vertical") return names.verticals;
  if (code === "unknown-platform") return names.platforms;
  if (code === "unknown-media-type") return names.mediaTypes;
  return names.markets;
}
