import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { ContentSent } from "../contract/proposals.ts";
import style from "./Proposals.module.css";

interface ProposalFieldsProps {
  readonly draft: ContentSent;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<ContentSent>) => void;
}

/** What it is called, for whom it is, and what it is about. */
export function ProposalFields({ draft, disabled, onChange }: ProposalFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const { data: markets = [] } = useQuery(marketsQuery());
  const { data: session } = useQuery(sessionQuery());
  const open = VERTICALS.filter(({ id }) => session?.verticals.includes(id) ?? false);
  const choose = { value: "", label: text("proposals.choose") };
  return (
    <fieldset className={style["fields"]} disabled={disabled} aria-label={text("proposals.about")}>
      <TextInput
        label={text("proposals.column.title")}
        value={draft.title}
        maxLength={120}
        required
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextInput
        label={text("proposals.column.client")}
        value={draft.client}
        maxLength={200}
        required
        description={
          draft.company !== null && (
            <Link to={`/companies?open=${encodeURIComponent(draft.company)}`}>{text("proposals.openCompany")}</Link>
          )
        }
        onChange={(event) => onChange({ client: event.currentTarget.value })}
      />
      <NativeSelect
        label={text("proposals.column.market")}
        value={draft.market}
        required
        data={[
          choose,
          ...markets.map(({ id, name, kind }) => ({
            value: id,
            label: kind === "radio" ? `${name} (${text("proposals.radio")})` : name,
          })),
        ]}
        onChange={(event) => onChange({ market: event.currentTarget.value })}
      />
      <NativeSelect
        label={text("proposals.column.category")}
        value={draft.subVertical}
        required
        data={[
          choose,
          ...open.map(({ names, subVerticals }) => ({
            group: formats.name(names),
            items: subVerticals.map((sub) => ({ value: sub.id, label: formats.name(sub.names) })),
          })),
        ]}
        onChange={(event) => onChange({ subVertical: event.currentTarget.value })}
      />
      <NativeSelect
        label={text("proposals.column.medium")}
        value={draft.medium}
        data={MEDIA.map(({ id, names }) => ({ value: id, label: formats.name(names) }))}
        onChange={(event) => {
          const medium = MEDIA.find(({ id }) => id === event.currentTarget.value)?.id;
          if (medium) onChange({ medium });
        }}
      />
      <Textarea
        className={style["whole"] ?? ""}
        label={text("proposals.note")}
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
