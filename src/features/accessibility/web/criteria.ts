/** How the product stands to a criterion; `none` where it has nothing that the criterion is about. */
export type Standing = "supports" | "partly" | "fails" | "none" | "untested";

interface AnyCriterion {
  /** Its number in the guidelines, with `_` for the dots: those part the keys of texts. */
  readonly id: string;
  readonly level: "A" | "AA";
  readonly standing: Standing;
  /** Whether there is something to say of it; of those that are not met in full there is. */
  readonly remark: boolean;
}

/** The principles of the guidelines, with whose numbers those of the criteria begin. */
export const PRINCIPLES = ["1", "2", "3", "4"] as const;

/**
 * Every criterion of WCAG 2.2, levels A and AA, in its order; names and remarks are texts. `supports` is said where a test holds it, or where
 * every screen was looked at.
 */
export const CRITERIA = [
  { id: "1_1_1", level: "A", standing: "supports", remark: true },
  { id: "1_2_1", level: "A", standing: "none", remark: true },
  { id: "1_2_2", level: "A", standing: "none", remark: true },
  { id: "1_2_3", level: "A", standing: "none", remark: true },
  { id: "1_2_4", level: "AA", standing: "none", remark: true },
  { id: "1_2_5", level: "AA", standing: "none", remark: true },
  { id: "1_3_1", level: "A", standing: "supports", remark: true },
  { id: "1_3_2", level: "A", standing: "supports", remark: false },
  { id: "1_3_3", level: "A", standing: "supports", remark: false },
  { id: "1_3_4", level: "AA", standing: "supports", remark: false },
  { id: "1_3_5", level: "AA", standing: "supports", remark: false },
  { id: "1_4_1", level: "A", standing: "supports", remark: true },
  { id: "1_4_2", level: "A", standing: "none", remark: true },
  { id: "1_4_3", level: "AA", standing: "supports", remark: true },
  { id: "1_4_4", level: "AA", standing: "supports", remark: false },
  { id: "1_4_5", level: "AA", standing: "supports", remark: false },
  { id: "1_4_10", level: "AA", standing: "supports", remark: true },
  { id: "1_4_11", level: "AA", standing: "partly", remark: true },
  { id: "1_4_12", level: "AA", standing: "untested", remark: true },
  { id: "1_4_13", level: "AA", standing: "partly", remark: true },
  { id: "2_1_1", level: "A", standing: "partly", remark: true },
  { id: "2_1_2", level: "A", standing: "supports", remark: false },
  { id: "2_1_4", level: "A", standing: "supports", remark: true },
  { id: "2_2_1", level: "A", standing: "supports", remark: true },
  { id: "2_2_2", level: "A", standing: "supports", remark: false },
  { id: "2_3_1", level: "A", standing: "supports", remark: false },
  { id: "2_4_1", level: "A", standing: "supports", remark: false },
  { id: "2_4_2", level: "A", standing: "supports", remark: false },
  { id: "2_4_3", level: "A", standing: "supports", remark: true },
  { id: "2_4_4", level: "A", standing: "supports", remark: false },
  { id: "2_4_5", level: "AA", standing: "supports", remark: false },
  { id: "2_4_6", level: "AA", standing: "supports", remark: false },
  { id: "2_4_7", level: "AA", standing: "supports", remark: true },
  { id: "2_4_11", level: "AA", standing: "untested", remark: true },
  { id: "2_5_1", level: "A", standing: "supports", remark: false },
  { id: "2_5_2", level: "A", standing: "supports", remark: false },
  { id: "2_5_3", level: "A", standing: "supports", remark: false },
  { id: "2_5_4", level: "A", standing: "none", remark: true },
  { id: "2_5_7", level: "AA", standing: "partly", remark: true },
  { id: "2_5_8", level: "AA", standing: "supports", remark: true },
  { id: "3_1_1", level: "A", standing: "supports", remark: false },
  { id: "3_1_2", level: "AA", standing: "partly", remark: true },
  { id: "3_2_1", level: "A", standing: "supports", remark: false },
  { id: "3_2_2", level: "A", standing: "supports", remark: false },
  { id: "3_2_3", level: "AA", standing: "supports", remark: false },
  { id: "3_2_4", level: "AA", standing: "supports", remark: false },
  { id: "3_2_6", level: "A", standing: "supports", remark: false },
  { id: "3_3_1", level: "A", standing: "supports", remark: false },
  { id: "3_3_2", level: "A", standing: "supports", remark: false },
  { id: "3_3_3", level: "AA", standing: "supports", remark: false },
  { id: "3_3_4", level: "AA", standing: "supports", remark: true },
  { id: "3_3_7", level: "A", standing: "supports", remark: false },
  { id: "3_3_8", level: "AA", standing: "supports", remark: true },
  { id: "4_1_2", level: "A", standing: "supports", remark: true },
  { id: "4_1_3", level: "AA", standing: "supports", remark: false },
] as const satisfies readonly AnyCriterion[];

export type Criterion = (typeof CRITERIA)[number];
