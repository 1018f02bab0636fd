import { TextInput } from "@mantine/core";
import { useText } from "#language/useText.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { LONGEST_LINK_LABEL, MOST_LINK_DAYS } from "../../contract/reportLinks.ts";
import { dayAfter } from "./linkEnd.ts";
import style from "./ShareLink.module.css";
import { LINK_TERMS, type NewLink } from "./useNewLink.ts";

interface NewLinkFormProps {
  /** By which a button elsewhere sends it. */
  readonly id: string;
  readonly making: NewLink;
}

/** What a link is for, and until when it works. */
export function NewLinkForm({ id, making }: NewLinkFormProps) {
  const text = useText();
  const { label, setLabel, term, setTerm, day, setDay, now, problem } = making;
  return (
    <form
      id={id}
      className={style["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        making.make();
      }}
    >
      <TextInput
        label={text("reportLinks.label")}
        description={text("reportLinks.labelHint")}
        data-autofocus
        required
        maxLength={LONGEST_LINK_LABEL}
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
      />
      <div className={style["term"]}>
        <span className={style["name"]} aria-hidden="true">
          {text("reportLinks.until")}
        </span>
        <Segmented
          label={text("reportLinks.until")}
          options={LINK_TERMS.map((value) => ({
            value,
            label: value === "day" ? text("reportLinks.untilDay") : text("reportLinks.days", { count: Number(value) }),
          }))}
          value={term}
          onChange={setTerm}
        />
      </div>
      {term === "day" && (
        <TextInput
          type="date"
          label={text("reportLinks.lastDay")}
          description={text("reportLinks.lastDayHint", { most: MOST_LINK_DAYS })}
          required
          min={dayAfter(now, 0)}
          max={dayAfter(now, MOST_LINK_DAYS)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
      {problem && (
        <Callout tone="alarm" role="alert">
          <Fault problem={problem} />
        </Callout>
      )}
    </form>
  );
}

function Fault({ problem }: { readonly problem: NonNullable<NewLink["problem"]> }) {
  const text = useText();
  if (problem.code === "conflict") return text("reportLinks.fault.conflict");
  const [wrong] = problem.problem?.errors ?? [];
  if (wrong?.pointer === "/body/expiresAt") return text("reportLinks.fault.expiresAt", { most: MOST_LINK_DAYS });
  if (wrong?.pointer.startsWith("/body/options")) return text("reportLinks.fault.options");
  return text(`errors.${problemCode(problem)}.what`);
}
