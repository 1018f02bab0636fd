import { useState } from "react";
import { PLACE_FIGURES } from "#domain/markets/placeFigure.ts";
import type { StatedFit } from "#domain/forecast/statedFit.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { MEDIA_FIT, usualFit } from "#forecast/demand/mediaFit.ts";
import type { Words } from "#language/words/words.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { categoryName } from "../figures/categoryName.ts";
import { fitAt, withFit } from "../figures/stated.ts";
import { FiguresForm } from "../room/FiguresForm.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import { makeEdit } from "../workbench/workbenchState.ts";

/** Where a medium suits a category better: elasticities to what of a place makes it stronger, one category and medium at a time. */
export function FitSection({ room }: { readonly room: Room }) {
  const { now, words } = room;
  const { text } = words;
  const [category, setCategory] = useState<string>(MEDIA_FIT[0]?.of[0] ?? "");
  const [medium, setMedium] = useState(now.media.find((id) => MEDIA_FIT[0]?.media.some((one) => one === id)) ?? "");
  const bySubVertical = Map.groupBy(
    now.subVerticals.filter((id) => !POLITICAL_SUB_VERTICALS.includes(id)),
    verticalOf,
  );
  const stated = fitAt(room.assumptions, { category, medium });
  return (
    <section className={style["section"]} aria-labelledby="forecast-fit" data-testid="fit">
      <h2 id="forecast-fit">
        {text("forecastRoom.fit.headline", { medium: words.medium(medium), category: categoryName(category, words) })}
      </h2>
      <p className={style["how"]}>{text("forecastRoom.fit.how")}</p>
      <div className={style["controls"]}>
        <label>
          {text("forecastRoom.fit.category")}
          <SmallSelect value={category} onChange={(event) => setCategory(event.currentTarget.value)}>
            {[...bySubVertical].map(([vertical, own]) => (
              <optgroup key={vertical} label={words.vertical(vertical)}>
                <option value={vertical}>{text("forecastRoom.fit.all", { vertical: words.vertical(vertical) })}</option>
                {own.map((id) => (
                  <option key={id} value={id}>
                    {words.subVertical(id)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SmallSelect>
        </label>
        <label>
          {text("forecastRoom.fit.medium")}
          <SmallSelect value={medium} onChange={(event) => setMedium(event.currentTarget.value)}>
            {now.media.map((id) => (
              <option key={id} value={id}>
                {words.medium(id)}
              </option>
            ))}
          </SmallSelect>
        </label>
      </div>
      <Fields
        key={`${category} ${medium} ${JSON.stringify(stated)}`}
        words={words}
        fit={stated ?? { category, medium, elasticities: usualFit(category, medium), reason: "" }}
        isStated={stated !== undefined}
      />
      <FitTable room={room} />
    </section>
  );
}

interface FieldsProps {
  readonly words: Words;
  readonly fit: StatedFit;
  readonly isStated: boolean;
}

function Fields({ words, fit, isStated }: FieldsProps) {
  const { text } = words;
  const { category, medium, elasticities } = fit;
  const at = `fit ${category} ${medium}`;
  const edit = (stated: StatedFit | null) =>
    void makeEdit({
      at,
      subject: { kind: "fit", category, medium },
      from: null,
      to: null,
      change: (before) => withFit(before, fit, stated),
      reason: stated?.reason ?? "",
    });
  return (
    <FiguresForm
      words={words}
      at={at}
      figures={PLACE_FIGURES.map((name) => ({
        name,
        label: text(`forecastRoom.drivers.${name}`),
        value: elasticities[name] ?? 0,
      }))}
      reason={fit.reason}
      isStated={isStated}
      apply={text("forecastRoom.trades.apply")}
      usual={text("forecastRoom.fit.usual")}
      onApply={(figures, reason) =>
        edit({
          category,
          medium,
          elasticities: Object.fromEntries(Object.entries(figures).filter(([, elasticity]) => elasticity !== 0)),
          reason,
        })
      }
      onUsual={() => edit(null)}
    />
  );
}

/** What is stated, and below it the built-in table. */
function FitTable({ room: { now, assumptions, words } }: { readonly room: Room }) {
  const { text, formats } = words;
  const { fit } = assumptions;
  const isReplaced = (of: readonly string[], media: readonly string[]) =>
    fit.some(({ category, medium }) => of.includes(category) && media.includes(medium));
  const stated = fit.map(({ category, medium, elasticities, reason }) => {
    const followed = PLACE_FIGURES.filter((place) => (elasticities[place] ?? 0) !== 0);
    return {
      of: [category],
      media: [medium],
      place: followed.map((place) => text(`forecastRoom.drivers.${place}`)).join(", "),
      elasticity: followed.map((place) => formats.factor(elasticities[place] ?? 0)).join(", "),
      basis: reason === "" ? text("forecastRoom.fit.unexplained") : text("forecastRoom.fit.stated", { reason }),
    };
  });
  const builtIn = MEDIA_FIT.map(({ of, media, place, elasticity }) => ({
    of,
    media: media.filter((id) => now.media.includes(id)),
    place: text(`forecastRoom.drivers.${place}`),
    elasticity: formats.factor(elasticity),
    basis: text(isReplaced(of, media) ? "forecastRoom.fit.replaced" : "forecastRoom.fit.builtIn"),
  }));
  return (
    <ScrollBox of="forecast-fit">
      <table className={style["table"]} aria-label={text("forecastRoom.fit.table")}>
        <thead>
          <tr>
            <th scope="col">{text("forecastRoom.fit.category")}</th>
            <th scope="col">{text("forecastRoom.fit.media")}</th>
            <th scope="col">{text("forecastRoom.fit.place")}</th>
            <th scope="col" data-number="">
              {text("forecastRoom.trades.elasticity")}
            </th>
            <th scope="col">{text("forecastRoom.fit.basis")}</th>
          </tr>
        </thead>
        <tbody>
          {[...stated, ...builtIn].map(({ of, media, place, elasticity, basis }) => (
            <tr key={`${of.join()} ${media.join()} ${place}`}>
              <th scope="row">{of.map((id) => categoryName(id, words)).join(", ")}</th>
              <td>{media.map(words.medium).join(", ")}</td>
              <td>{place || text("forecastRoom.fit.nothing")}</td>
              <td data-number="">{elasticity || "–"}</td>
              <td>{basis}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
