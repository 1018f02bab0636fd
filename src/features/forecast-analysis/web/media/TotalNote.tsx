import { type FormEvent, type ReactNode, useState } from "react";
import { BASES } from "#domain/revisions/revision.ts";
import { bandAround } from "#domain/figures/bands.ts";
import type { StatedTotal } from "#domain/forecast/assumptions.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { nationDollars, partError, type ShownPart } from "../figures/runFigures.ts";
import { withoutTotal, withTotal } from "../figures/stated.ts";
import { plainNumber, typedMillions } from "../figures/typedFigure.ts";
import style from "../room/Room.module.css";
import type { Anchor, Room } from "../room/room.ts";
import { editAt } from "../room/RoomGrid.tsx";
import { makeEdit } from "../workbench/workbenchState.ts";
import { statedAt } from "./totalCells.ts";

interface TotalNoteProps {
  readonly room: Room;
  readonly medium: string;
  readonly year: number;
  readonly part: ShownPart;
}

/** The total under the cursor: its range, source and basis, what it was in the revision, what is published about it; range and source of a stated one can be given. */
export function TotalNote(place: TotalNoteProps) {
  const { room, medium, year, part } = place;
  const { text, formats } = room.words;
  const stated = part === "all" ? undefined : statedAt(room, medium, year, part);
  const takeBack = () =>
    void makeEdit({
      at: editAt("total", { row: medium, column: String(year) }),
      subject: { kind: "total", medium, year },
      from: formats.money(nationDollars(room.now, medium, year, part)),
      to: text("forecastRoom.media.asModelled"),
      change: (assumptions) => (part === "all" ? assumptions : withoutTotal(assumptions, { medium, year, part })),
    });
  return (
    <div className={style["note"]} data-testid="total-note">
      <TotalFacts {...place} stated={stated?.total} />
      {stated?.total && <StatedForm {...place} stated={stated.total} />}
      {stated && (
        <div className={style["wide"]}>
          <ActionButton onClick={takeBack}>{text("forecastRoom.note.takeBack")}</ActionButton>
        </div>
      )}
    </div>
  );
}

/** What is known of the total. */
function TotalFacts({
  room,
  medium,
  year,
  part,
  stated,
}: TotalNoteProps & { readonly stated: StatedTotal | undefined }) {
  const { now, base, words } = room;
  const { text, formats } = words;
  const dollars = nationDollars(now, medium, year, part);
  const before = nationDollars(base, medium, year, part);
  const provenance = now.provenance[now.media.indexOf(medium)]?.[now.years.indexOf(year)];
  const usual = provenance
    ? bandAround(dollars, {
        ...provenance,
        error: partError(provenance, part),
        horizon: Math.max(0, year - now.currentYear),
      })
    : { low: null, high: null };
  const [low, high] = [stated?.low ?? usual.low, stated?.high ?? usual.high];
  return (
    <>
      <Fact name={text("forecastRoom.note.figure", { medium: words.medium(medium), year: formats.year(year) })}>
        <strong>{formats.dollars(dollars)}</strong>
      </Fact>
      <Fact name={text("forecastRoom.note.range")}>
        {low === null || high === null || low === high
          ? text("forecastRoom.note.noRange")
          : text("forecastRoom.note.lowHigh", { low: formats.money(low), high: formats.money(high) })}
      </Fact>
      <Fact name={text("forecastRoom.note.revision")}>
        {formats.money(before)} {dollars !== before && `(${formats.moneyChange(dollars - before)})`}
      </Fact>
      <Fact name={provenance ? text(`forecastRoom.basis.${provenance.basis}`) : ""}>{provenance?.source}</Fact>
      {anchorsAt(room.anchors, medium, year).map((anchor) => (
        <Fact
          key={`${anchor.part} ${anchor.source}`}
          name={text("forecastRoom.note.anchor", { part: text(`forecastRoom.part.${anchor.part}`) })}
        >
          {formats.money(anchor.dollars)} ·{" "}
          {formats.growth(nationDollars(now, medium, year, anchor.part) / anchor.dollars - 1)}
        </Fact>
      ))}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <dl>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </dl>
  );
}

/** Range, source and basis of a stated total. */
function StatedForm({ room, medium, year, part, stated }: TotalNoteProps & { readonly stated: StatedTotal }) {
  const { text, formats } = room.words;
  const { locale } = formats;
  const millions = (amount: number | null) => (amount === null ? "" : plainNumber(amount / 1e6, 3, locale));
  const [form, setForm] = useState({
    low: millions(stated.low),
    high: millions(stated.high),
    source: stated.source,
    basis: stated.basis,
  });
  const limits = { low: typedMillions(form.low, locale), high: typedMillions(form.high, locale) };
  const { low, high } = limits;
  const dollars = nationDollars(room.now, medium, year, part);
  const isAround = low !== undefined && high !== undefined && (low ?? 0) <= dollars && (high ?? dollars) >= dollars;
  const source = form.source.trim();
  const isSound = isAround && source !== "";
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!isSound) return;
    void makeEdit({
      at: editAt("total", { row: medium, column: String(year) }),
      subject: { kind: "total", medium, year },
      from: null,
      to: null,
      change: (assumptions) => withTotal(assumptions, { ...stated, low, high, source, basis: form.basis }),
    });
  };
  return (
    <form className={`${style["controls"]} ${style["wide"]}`} onSubmit={keep}>
      {(["low", "high"] as const).map((limit) => (
        <label key={limit}>
          {text(`forecastRoom.note.${limit}`, { unit: formats.moneyHead("wholeMillion") })}
          <input
            className={`${style["field"]} ${style["figure"]}`}
            inputMode="decimal"
            aria-invalid={limits[limit] === undefined}
            value={form[limit]}
            onChange={(event) => setForm({ ...form, [limit]: event.currentTarget.value })}
          />
        </label>
      ))}
      <label className={style["reason"]}>
        {text("forecastRoom.note.source")}
        <input
          className={style["field"]}
          maxLength={200}
          value={form.source}
          onChange={(event) => setForm({ ...form, source: event.currentTarget.value })}
        />
      </label>
      <label>
        {text("forecastRoom.note.basis")}
        <SmallSelect
          value={form.basis}
          onChange={(event) =>
            setForm({ ...form, basis: BASES.find((one) => one === event.currentTarget.value) ?? "assumed" })
          }
        >
          {BASES.map((one) => (
            <option key={one} value={one}>
              {text(`forecastRoom.basis.${one}`)}
            </option>
          ))}
        </SmallSelect>
      </label>
      <ActionButton type="submit" disabled={!isSound}>
        {text("forecastRoom.note.keep")}
      </ActionButton>
      {!isSound && <span className={style["off"]}>{text("forecastRoom.note.wrong")}</span>}
    </form>
  );
}

/** What is published about a medium in a year. */
function anchorsAt(anchors: readonly Anchor[], medium: string | null, year: number): readonly Anchor[] {
  return anchors.filter((anchor) => anchor.medium === medium && anchor.year === year);
}
