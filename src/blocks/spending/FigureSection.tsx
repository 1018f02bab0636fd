import type { SpendingSections } from "#domain/spending/sections.ts";
import type { BlockFigure } from "#reports/parts/blockFigure.ts";
import { explainSection } from "../explain/explainSection.ts";
import { SpendingSection, type SpendingSectionProps } from "../frame/SpendingSection.tsx";

type Told = "section" | "headline" | "measure" | "alt" | "explain";

interface FigureSectionProps<Name extends keyof typeof explainSection> extends Omit<SpendingSectionProps<Name>, Told> {
  /** What its files show as well. */
  readonly shown: BlockFigure & { readonly section: SpendingSections[Name] };
}

/** A section that says of itself what its part of a document says, and whose figures are explained as everywhere. */
export function FigureSection<Name extends keyof typeof explainSection>({
  shown: { section, headline, measure, alt },
  ...frame
}: FigureSectionProps<Name>) {
  const said = { section, headline, measure, alt, explain: explainSection[frame.name] };
  return <SpendingSection {...frame} {...said} />;
}
