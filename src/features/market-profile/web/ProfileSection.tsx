import { type ReactNode, useMemo } from "react";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import type { ProfileBlock } from "#documents/parts/profile/profileBlock.ts";
import type { Spending } from "#documents/spending.ts";
import type { ExplainIn } from "#ui/figures/explain/background.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { useLocalChoice } from "./medium.ts";

interface ProfileSectionProps {
  readonly block: ProfileBlock;
  readonly spending: Spending;
  readonly controls?: ReactNode;
  readonly chart: ReactNode;
  readonly opensWith?: "chart" | "table";
  readonly tip: (figure: string) => Tip | null;
  /** The same function as long as its figures are the same. */
  readonly explain: ExplainIn;
  readonly mainFigure: string | null;
}

/** A block of the profile in its frame: what it says in files it says on the screen. */
export function ProfileSection({ block, spending, ...frame }: ProfileSectionProps) {
  const { name, headline, measure, alt, sources, data } = block;
  const local = useLocalChoice();
  const choice = useMemo(() => ({ local }), [local]);
  const files = useMemo(() => [{ name, table: data }], [name, data]);
  return (
    <BlockSection
      name={name}
      spending={spending}
      headline={headline}
      measure={measure}
      alt={alt}
      {...(sources && { sources })}
      table={<FigureTable figure={block} />}
      files={files}
      figure={block}
      choice={choice}
      {...frame}
    />
  );
}
