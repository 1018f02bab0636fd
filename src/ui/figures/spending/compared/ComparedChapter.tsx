import { useText } from "#language/useText.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { Chapter } from "../../frame/Chapter.tsx";
import { Deferred } from "../../frame/Deferred.tsx";
import { CompareBlock } from "../CompareBlock.tsx";
import { CategoriesBlock } from "./CategoriesBlock.tsx";
import { MarketsBlock } from "./MarketsBlock.tsx";
import { MarketYearsBlock } from "./MarketYearsBlock.tsx";

/** The own market and up to four others on one scale: what is spent, where it goes, who spends it, and what comes. */
export default function ComparedChapter({ of }: { readonly of: Scope["kind"] }) {
  const text = useText();
  return (
    <Chapter id="compared" title={text("compared.chapter")}>
      <Deferred block={MarketsBlock} columns={12} />
      <Deferred block={MarketYearsBlock} columns={12} />
      <Deferred block={CompareBlock} columns={12} />
      {of !== "subVertical" && <Deferred block={CategoriesBlock} columns={12} />}
    </Chapter>
  );
}
