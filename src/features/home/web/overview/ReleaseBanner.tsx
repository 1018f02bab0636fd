import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Spending } from "#documents/spending.ts";
import { type FollowedChanges, followedChanges } from "#domain/changes/followedChanges.ts";
import { REVISION_BEFORE, withChanges } from "#ui/address/changesAddress.ts";
import { revisionsQuery } from "#ui/queries/revisionsQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import style from "./ReleaseBanner.module.css";

/** Which revision is out, and what it changed in the figures the person follows; nothing for the first revision. */
export const ReleaseBanner = memo(function ReleaseBanner({ spending }: { readonly spending: Spending }) {
  const { revision, words } = spending;
  const { text, formats } = words;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const changes = useFollowedChanges(spending);
  if (changes === null) return null;
  return (
    <p className={style["banner"]} data-waiting={changes === undefined || undefined}>
      <strong>{text("home.release.out", { revision: revision.label })}</strong>{" "}
      {changes && changedText(changes, spending)}{" "}
      {changes?.largest &&
        changes.largest.growth !== null &&
        text("home.release.largest", {
          name: words.subVertical(changes.largest.id),
          change: formats.growth(changes.largest.growth),
          money: formats.money(changes.largest.after),
        })}{" "}
      {changes && changes.changed > 0 && (
        <Link to={{ pathname, search: String(withChanges(search, REVISION_BEFORE)) }}>{text("home.release.see")}</Link>
      )}
    </p>
  );
});

function changedText({ changed, all }: FollowedChanges, { own, market, view, words }: Spending): string {
  const follows = own.verticals.size > 0;
  // A revision may leave a closed year alone and move another.
  const year = words.formats.year(view.year);
  if (changed === 0)
    return words.text(follows ? "home.release.sameFollowed" : "home.release.same", {
      market: words.market(market.id),
      year,
    });
  return words.text(follows ? "home.release.changedFollowed" : "home.release.changed", { count: changed, all, year });
}

/** Compares the revision shown with the one before it; undefined until both are there, null where there is none before. */
function useFollowedChanges({ revision, whole, own }: Spending): FollowedChanges | null | undefined {
  const after = whole.own.wallet;
  const { data: revisions } = useQuery(revisionsQuery());
  const out = (revisions ?? []).filter(({ status }) => status !== "draft");
  const before = out[out.findIndex(({ id }) => id === revision.id) + 1];
  const { data: wallet, isError } = useQuery({
    ...walletQuery(before?.id ?? "", after.market),
    enabled: before !== undefined && out.some(({ id }) => id === revision.id),
  });
  if (isError || (revisions && !before)) return null;
  return wallet && followedChanges(wallet, after, { verticals: [...own.verticals], year: whole.year });
}
