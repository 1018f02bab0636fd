import { useMemo } from "react";
import type { SectionName, SpendingSections } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { CsvFile } from "../exports/exportedBlock.ts";
import { BlockSection, type BlockSectionProps } from "./BlockSection.tsx";

export interface SpendingSectionProps<Name extends SectionName> extends Omit<BlockSectionProps, "name" | "files"> {
  readonly name: Name;
  readonly section: SpendingSections[Name];
  /** Another section that this block shows too, such as the nation's own list. */
  readonly alsoCsv?: CsvFile;
}

/** A section that has an endpoint of its own: its file is what the API answers. */
export function SpendingSection<Name extends SectionName>(props: SpendingSectionProps<Name>) {
  const { name, section, alsoCsv, ...frame } = props;
  const files = useMemo(() => {
    const own: CsvFile = { name, table: () => spendingSections[name].table(section) };
    return alsoCsv ? [own, alsoCsv] : [own];
  }, [name, section, alsoCsv]);
  return <BlockSection name={name} files={files} {...frame} />;
}
