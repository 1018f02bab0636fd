import { type FormEvent, useState } from "react";
import { bandAround } from "#domain/figures/bands.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { nationDollars, partError, type ShownPart } from "../figures/runFigures.ts";
import { withoutTotal, withTotal } from "../figures/stated.ts";
import { plainNumber, typedMillions } from "../figures/typedFigure.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit } from "../workbench/workbenchState.ts";
import { anchorsAt } from "./anchorsAt.ts";
import { statedAt } from "./totalCells.ts";

interface TotalNoteProps {
  readonly room: Room;
  readonly medium: string;
  readonly year: number;
  readonly part: ShownPart;
}

const BASES = ["published", "derived", "modelled"] as const;

/** The total under the cursor: its range, source and basis, what it was in the edition, what is published about it; range and source of a stated one can be given. */
export function TotalNote({ room, medium, year, part }: TotalNoteProps) {
  const { now, base, words } = room;
  const { text, formats } = words;
  const { locale } = formats;
  const dollars = nationDollars(now, medium, year, part);
  const before = nationDollars(base, medium, year, part);
  const provenance = now.provenance[now.media.indexOf(medium)]?.[now.years.indexOf(year)];
  const stated = part === "all" ? undefined : statedAt(room, medium, year, part);
  const usual = provenance
    ? bandAround(dollars, {
        ...provenance,
        error: partError(provenance, part),
        horizon: Math.max(0, year - now.currentYear),
        marketPart: 1,
      })
    : { low: null, high: null };
  const [low, high] = [stated?.total?.low ?? usual.low, stated?.total?.high ?? usual.high];
  const millions = (amount: number | null) => (amount === null ? "" : plainNumber(amount / 1e6, 3, locale));
  const [form, setForm] = useState({
    low: millions(stated?.total?.low ?? null),
    high: millions(stated?.total?.high ?? null),
    source: stated?.total?.source ?? "",
    basis: stated?.total?.basis ?? "derived",
  });
  const limits = { low: typedMillions(form.low, locale), high: typedMillions(form.high, locale) };
  const isWrong =
    limits.low === undefined ||
    limits.high === undefined ||
    (limits.low ?? 0) > dollars ||
    (limits.high ?? dollars) < dollars ||
    form.source.trim() === "";
  const anchors = anchorsAt(room.anchors, medium, year);

  const keep = (event: FormEvent) => {
    event.preventDefault();
    const total = stated?.total;
    if (!total || isWrong) return;
    void makeEdit({
      at: `${medium} ${year}`,
      subject: { kind: "total", medium, year },
      from: null,
      to: null,
      change: (assumptions) =>
        withTotal(assumptions, {
          ...total,
          low: limits.low ?? null,
          high: limits.high ?? null,
          source: form.source.trim(),
          basis: form.basis,
        }),
    });
  };
  const takeBack = () =>
    void makeEdit({
      at: `${medium} ${year}`,
      subject: { kind: "total", medium, year },
      from: formats.money(dollars),
      to: text("forecastRoom.media.asModelled"),
      change: (assumptions) => (part === "all" ? assumptions : withoutTotal(assumptions, { medium, year, part })),
    });

  return (
    <div className={style["note"]} data-testid="total-note">
      <dl>
        <dt>{text("forecastRoom.note.figure", { medium: words.medium(medium), year: formats.year(year) })}</dt>
        <dd>
          <strong>{formats.dollars(dollars)}</strong>
        </dd>
      </dl>
      <dl>
        <dt>{text("forecastRoom.note.range")}</dt>
        <dd>
          {low === null || high === null || low === high
            ? text("forecastRoom.note.noRange")
            : text("forecastRoom.note.lowHigh", { low: formats.money(low), high: formats.money(high) })}
        </dd>
      </dl>
      <dl>
        <dt>{text("forecastRoom.note.edition")}</dt>
        <dd>
          {formats.money(before)} {dollars !== before && `(${formats.moneyChange(dollars - before)})`}
        </dd>
      </dl>
      <dl>
        <dt>{provenance ? text(`forecastRoom.basis.${provenance.basis}`) : ""}</dt>
        <dd>{provenance?.source}</dd>
      </dl>
      {anchors.map((anchor) => (
        <dl key={`${anchor.part} ${anchor.source}`}>
          <dt>{text("forecastRoom.note.anchor", { part: text(`forecastRoom.part.${anchor.part}`) })}</dt>
          <dd>
            {formats.money(anchor.dollars)} ·{" "}
            {formats.growth(nationDollars(now, medium, year, anchor.part) / anchor.dollars - 1)}
          </dd>
        </dl>
      ))}
      {stated?.total && (
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
                setForm({ ...form, basis: BASES.find((one) => one === event.currentTarget.value) ?? "derived" })
              }
            >
              {BASES.map((one) => (
                <option key={one} value={one}>
                  {text(`forecastRoom.basis.${one}`)}
                </option>
              ))}
            </SmallSelect>
          </label>
          <ActionButton type="submit" disabled={isWrong}>
            {text("forecastRoom.note.keep")}
          </ActionButton>
          {isWrong && <span className={style["off"]}>{text("forecastRoom.note.wrong")}</span>}
        </form>
      )}
      {stated && (
        <div className={style["wide"]}>
          <ActionButton onClick={takeBack}>{text("forecastRoom.note.takeBack")}</ActionButton>
        </div>
      )}
    </div>
  );
}
