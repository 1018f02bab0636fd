import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ProposalLine } from "#domain/proposals/proposal.ts";
import type { RateCardLine } from "#domain/proposals/rateCard.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { MOST_LINES } from "../contract/proposals.ts";
import { centsText, dayText } from "#language/centsText.ts";
import { LineFields } from "./LineFields.tsx";
import { newLine } from "./proposalDraft.ts";
import { rateCardQuery } from "./proposalQueries.ts";
import style from "./Proposals.module.css";

interface ProposalLinesProps {
  readonly lines: readonly ProposalLine[];
  readonly disabled: boolean;
  readonly onChange: (lines: readonly ProposalLine[]) => void;
}

/** What is offered: lines from the rate card, or typed. */
export function ProposalLines({ lines, disabled, onChange }: ProposalLinesProps) {
  const text = useText();
  const formats = useFormats();
  const { data: card } = useQuery(rateCardQuery());
  const items = card?.items ?? [];
  const full = disabled || lines.length >= MOST_LINES;
  const add = (priced: RateCardLine | null) =>
    onChange([...lines, newLine(new Date().toISOString().slice(0, 10), priced)]);
  const named = ({ product, unit, cents, from, until }: RateCardLine) => {
    const days = [from, until].map((day) => (day === null ? "…" : dayText(day, formats)));
    const holds = from === null && until === null ? "" : `, ${days.join("–")}`;
    return `${product}: ${centsText(cents, formats)} ${text(`proposals.per.${unit}`)}${holds}`;
  };
  return (
    <section aria-labelledby="proposal-lines">
      <h2 id="proposal-lines">{text("proposals.lines.title")}</h2>
      {lines.length > 0 && <p className={style["quiet"]}>{text("proposals.document.weeks")}</p>}
      <ol className={style["lines"]}>
        {lines.map((line, at) => (
          // A line has nothing of its own to be known by but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <LineFields
              line={line}
              number={at + 1}
              card={items}
              disabled={disabled}
              onChange={(part) => onChange(lines.with(at, { ...line, ...part }))}
              onRemove={() => onChange(lines.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      <div className={style["ways"]}>
        {items.length > 0 && (
          <NativeSelect
            aria-label={text("proposals.lines.fromCard")}
            value=""
            disabled={full}
            data={[
              { value: "", label: text("proposals.lines.fromCard") },
              ...[
                ...Map.groupBy(
                  items.map((item, at) => ({ item, at })),
                  ({ item }) => item.station,
                ),
              ].map(([group, of]) => ({
                group,
                items: of.map(({ item, at }) => ({ value: String(at), label: named(item) })),
              })),
            ]}
            onChange={(event) => add(items[Number(event.currentTarget.value)] ?? null)}
          />
        )}
        <ActionButton disabled={full} onClick={() => add(null)}>
          {text("proposals.lines.add")}
        </ActionButton>
      </div>
    </section>
  );
}
