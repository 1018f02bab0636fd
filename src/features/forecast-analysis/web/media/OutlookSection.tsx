import { useId, useState } from "react";
import type { Outlook } from "#domain/forecast/assumptions.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { USUAL_GROWTH } from "#forecast/plan/outlookGrowth.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { nationDollars } from "../figures/runFigures.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { YearSelect } from "../room/YearSelect.tsx";
import { followHand, letGo, makeEdit } from "../workbench/workbenchState.ts";

/** What if shops sold less, prices rose, an election year ran hot, or one line of business stopped buying: the years to come follow at once. */
export function OutlookSection({ room }: { readonly room: Room }) {
  const { now, base, assumptions, words } = room;
  const { text, formats } = words;
  const { outlook } = assumptions;
  const coming = now.years.filter((year) => year > now.currentYear);
  const [year, setYear] = useState(coming[0] ?? now.currentYear);
  const [vertical, setVertical] = useState<string>(VERTICALS[0]?.id ?? "");
  const total = (figures: typeof now) =>
    figures.media.reduce((sum, medium) => sum + nationDollars(figures, medium, year, "all"), 0);
  const isUsual =
    outlook.political === 1 &&
    [outlook.retailSales, outlook.inflation, outlook.shocks].every((list) => list.length === 0);

  return (
    <section className={style["section"]} aria-labelledby="forecast-outlook" data-testid="outlook">
      <h2 id="forecast-outlook">
        {text("forecastRoom.outlook.headline", {
          year: formats.year(year),
          total: formats.money(total(now)),
          change: formats.growth(total(now) / total(base) - 1),
        })}
      </h2>
      <p className={style["how"]}>{text("forecastRoom.outlook.how")}</p>
      <div className={style["controls"]}>
        <YearSelect
          label={text("forecastRoom.outlook.year")}
          value={year}
          years={coming}
          words={words}
          onChange={setYear}
        />
        <label>
          {text("forecastRoom.outlook.vertical")}
          <SmallSelect value={vertical} onChange={(event) => setVertical(event.currentTarget.value)}>
            {VERTICALS.map(({ id }) => (
              <option key={id} value={id}>
                {words.vertical(id)}
              </option>
            ))}
          </SmallSelect>
        </label>
        <ActionButton
          disabled={isUsual}
          onClick={() => void keepOutlook({ retailSales: [], inflation: [], political: 1, shocks: [] })}
        >
          {text("forecastRoom.outlook.reset")}
        </ActionButton>
      </div>
      <OutlookSliders outlook={outlook} year={year} vertical={vertical} words={words} />
    </section>
  );
}

function keepOutlook(outlook: Outlook) {
  return makeEdit({
    at: "outlook",
    subject: { kind: "outlook" },
    from: null,
    to: null,
    change: (before) => ({ ...before, outlook }),
  });
}

interface OutlookSlidersProps {
  readonly outlook: Outlook;
  readonly year: number;
  readonly vertical: string;
  readonly words: Room["words"];
}

function OutlookSliders({ outlook, year, vertical, words }: OutlookSlidersProps) {
  const { text, vertical: nameOf, formats } = words;
  /** What a slider does with the outlook that its value leads to. */
  const moved = (next: (value: number) => Outlook) => ({
    onMove: (value: number) => void followHand((before) => ({ ...before, outlook: next(value) })),
    onChange: (value: number) => keepOutlook(next(value)),
  });
  return (
    <div className={style["sliders"]}>
      {(["retailSales", "inflation"] as const).map((name) => (
        <Slider
          key={name}
          label={text(`forecastRoom.outlook.${name}`, { usual: formats.growth(USUAL_GROWTH[name]) })}
          value={outlook[name].find((one) => one.year === year)?.growth ?? USUAL_GROWTH[name]}
          range={RATES[name]}
          shown={(growth) => formats.growth(growth)}
          {...moved((growth) => withRate(outlook, name, year, growth))}
        />
      ))}
      <Slider
        label={text("forecastRoom.outlook.political")}
        value={outlook.political}
        range={[0, 2]}
        step={0.05}
        shown={(strength) => formats.share(strength)}
        {...moved((political) => ({ ...outlook, political }))}
      />
      <Slider
        label={text("forecastRoom.outlook.shock", { vertical: nameOf(vertical), year: formats.year(year) })}
        value={outlook.shocks.find((one) => one.year === year && one.vertical === vertical)?.change ?? 0}
        range={[-0.5, 0.5]}
        step={0.01}
        shown={(growth) => formats.growth(growth)}
        {...moved((change) => withShock(outlook, { year, vertical, change }))}
      />
    </div>
  );
}

type Rate = "retailSales" | "inflation";

const RATES: Readonly<Record<Rate, readonly [least: number, most: number]>> = {
  retailSales: [-0.15, 0.15],
  inflation: [-0.03, 0.15],
};

/** The usual rate is not stated. */
function withRate(outlook: Outlook, name: Rate, year: number, growth: number): Outlook {
  const others = outlook[name].filter((one) => one.year !== year);
  return { ...outlook, [name]: Math.abs(growth - USUAL_GROWTH[name]) < 1e-9 ? others : [...others, { year, growth }] };
}

function withShock(outlook: Outlook, shock: Outlook["shocks"][number]): Outlook {
  const others = outlook.shocks.filter(({ year, vertical }) => year !== shock.year || vertical !== shock.vertical);
  return { ...outlook, shocks: shock.change === 0 ? others : [...others, shock] };
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly range: readonly [least: number, most: number];
  readonly step?: number;
  readonly shown: (value: number) => string;
  /** While it is dragged. */
  readonly onMove: (value: number) => void;
  /** Where it is let go. */
  readonly onChange: (value: number) => Promise<unknown>;
}

/** A part of one that is dragged or moved by arrow keys: totals follow the hand, everything else once it lets go. */
function Slider({ label, value, range: [least, most], step = 0.001, shown, onMove, onChange }: SliderProps) {
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const release = () => {
    if (dragged === null) return;
    // It stays where it was let go until the figures are there, unless it is taken up again meanwhile.
    const ready = dragged === value ? letGo() : onChange(dragged);
    void ready.then(() => setDragged((now) => (now === dragged ? null : now)));
  };
  return (
    <div className={style["slider"]}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown(dragged ?? value)}</output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={dragged ?? value}
        aria-valuetext={shown(dragged ?? value)}
        onChange={(event) => {
          const to = Number(event.currentTarget.value);
          setDragged(to);
          onMove(to);
        }}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
      />
    </div>
  );
}
