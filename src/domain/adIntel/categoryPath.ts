/** Where a product category stands: its industry group, its major category and itself. */
export interface CategoryPath {
  readonly industry: string;
  readonly major: string;
  /** The product category, which files call PCC. */
  readonly name: string;
}

/** The parts of `industry > major > category`; null where they are not three. */
export function readCategoryPath(text: string): CategoryPath | null {
  const [industry, major, name, more] = text.split(">").map((part) => part.trim());
  if (!industry || !major || !name || more !== undefined) return null;
  return { industry, major, name };
}

export function writeCategoryPath({ industry, major, name }: CategoryPath): string {
  return `${industry} > ${major} > ${name}`;
}
