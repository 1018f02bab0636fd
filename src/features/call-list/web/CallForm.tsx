import { NativeSelect, NumberInput, Textarea, TextInput } from "@mantine/core";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CALL_STATUSES, type CallEntry, type CallFacts } from "../contract.ts";
import style from "./CallList.module.css";

/** What can be written on an entry here; its company stays what it was added with. */
export type CallDraft = Pick<CallEntry, "note" | "status"> & Omit<CallFacts, "company">;

export function draftOf({ note, status, contact, nextStep, dueOn, dollars, medium }: CallEntry): CallDraft {
  const known = medium !== null && isMedium(medium) ? medium : null;
  return { note, status, contact, nextStep, dueOn, dollars, medium: known };
}

/** As it is kept: without blanks around, and nothing where only those were typed. */
export function tidied(draft: CallDraft): CallDraft {
  const line = (typed: string | null) => typed?.trim() || null;
  return { ...draft, note: draft.note.trim(), contact: line(draft.contact), nextStep: line(draft.nextStep) };
}

interface CallFormProps {
  readonly draft: CallDraft;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<CallDraft>) => void;
}

/** How far a call has come, what comes next, and what it is worth. */
export function CallForm({ draft, disabled, onChange }: CallFormProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <fieldset className={style["form"]} disabled={disabled} aria-label={text("calls.form")}>
      <NativeSelect
        label={text("calls.column.status")}
        value={draft.status}
        data={CALL_STATUSES.map((value) => ({ value, label: text(`callList.status.${value}`) }))}
        onChange={(event) => {
          const status = CALL_STATUSES.find((one) => one === event.currentTarget.value);
          if (status) onChange({ status });
        }}
      />
      <TextInput
        label={text("calls.column.contact")}
        value={draft.contact ?? ""}
        maxLength={120}
        onChange={(event) => onChange({ contact: event.currentTarget.value || null })}
      />
      <TextInput
        label={text("calls.column.nextStep")}
        value={draft.nextStep ?? ""}
        maxLength={200}
        onChange={(event) => onChange({ nextStep: event.currentTarget.value || null })}
      />
      <TextInput
        type="date"
        label={text("calls.column.dueOn")}
        value={draft.dueOn ?? ""}
        onChange={(event) => onChange({ dueOn: event.currentTarget.value || null })}
      />
      <NumberInput
        label={text("calls.column.dollars")}
        value={draft.dollars ?? ""}
        min={0}
        max={1_000_000_000}
        step={500}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        prefix="$"
        thousandSeparator={formats.locale === "en-US" ? "," : "."}
        decimalSeparator={formats.locale === "en-US" ? "." : ","}
        onChange={(dollars) => onChange({ dollars: dollars === "" ? null : Number(dollars) })}
      />
      <NativeSelect
        label={text("calls.column.medium")}
        value={draft.medium ?? ""}
        data={[
          { value: "", label: text("calls.noMedium") },
          ...MEDIA.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
        ]}
        onChange={(event) => onChange({ medium: MEDIA.find(({ id }) => id === event.currentTarget.value)?.id ?? null })}
      />
      <Textarea
        className={style["whole"] ?? ""}
        label={text("calls.column.note")}
        value={draft.note}
        maxLength={2_000}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </fieldset>
  );
}
