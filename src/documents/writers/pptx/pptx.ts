import Library from "pptxgenjs";

type PptxClass = typeof Library.default;

/** Makes slides. The library's types describe its CommonJS build, where the class stands one step deeper than in the module that Node loads. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const Pptx = Library as unknown as PptxClass;
export type Pptx = InstanceType<PptxClass>;

export type Slide = ReturnType<Pptx["addSlide"]>;

export type TableCell = Library.default.TableCell;
