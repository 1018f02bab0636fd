import { memo, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import type { Spending } from "#reports/spending.ts";
import type { Words } from "#words/words.ts";
import { type SimilarSubVertical, similarSubVerticals } from "#domain/advertisers/similarSubVerticals.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { TextSection } from "../TextSection.tsx";
import style from "./SimilarBlock.module.css";
import { WaysOn } from "./WaysOn.tsx";

interface SimilarBlockProps {
  readonly spending: Spending;
}

/** Sub-verticals that buy media much like this one, each with the reason, and where to go on from here. */
export const SimilarBlock = memo(function SimilarBlock({ spending }: SimilarBlockProps) {
  const { whole, scope, words, market, view } = spending;
  const { text } = words;
  const id = scope.kind === "subVertical" ? scope.id : "";
  const [search] = useSearchParams();
  const similar = useMemo(() => similarSubVerticals(whole.own.wallet, view.year, id), [whole, view.year, id]);
  return (
    <TextSection
      name="similarSubVerticals"
      title={
        similar[0]
          ? text("subVertical.similar.headline", { name: words.subVertical(similar[0].subVertical) })
          : text("subVertical.similar.none")
      }
      note={text("subVertical.similar.line")}
    >
      <ol className={style["list"]}>
        {similar.map((one) => (
          <li key={one.subVertical} className={style["item"]}>
            <div className={style["words"]}>
              <Link className={style["name"]} to={subVerticalPath(one.subVertical, search)}>
                {words.subVertical(one.subVertical)}
              </Link>
              <p className={style["reason"]}>{reason(one, words)}</p>
            </div>
            <span className={style["money"]}>{words.formats.money(one.dollars)}</span>
            <AddToCallList market={market.id} subVertical={one.subVertical} name={words.subVertical(one.subVertical)} />
          </li>
        ))}
      </ol>
      <WaysOn id={id} />
    </TextSection>
  );
});

/** `Mix 97% alike, both strong on Mobile (31% there); grows +4.2%` */
function reason({ mix, medium, mediumShare, growth }: SimilarSubVertical, { text, formats, ...words }: Words): string {
  const values = { mix: formats.percent(Math.round(mix * 100)).replace(/[.,]0/, ""), growth: formats.growth(growth) };
  if (medium === null) return text("subVertical.similar.reason", values);
  return text("subVertical.similar.reasonMedium", {
    ...values,
    medium: words.medium(medium),
    share: formats.share(mediumShare),
  });
}
