/** A value in an expression of OData. */
export type Value = string | number | boolean | null;

/** What is compared: a property, a value, or a text in small or capital letters. */
export type Operand =
  | { readonly kind: "property"; readonly name: string }
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "letters"; readonly to: "lower" | "upper"; readonly of: Operand };

export const COMPARISONS = ["eq", "ne", "gt", "ge", "lt", "le"] as const;
export type Comparison = (typeof COMPARISONS)[number];

export const TEXT_TESTS = ["contains", "startswith", "endswith"] as const;
export type TextTest = (typeof TEXT_TESTS)[number];

/** A condition of `$filter`. */
export type Condition =
  | { readonly kind: "and" | "or"; readonly parts: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "compare"; readonly by: Comparison; readonly left: Operand; readonly right: Operand }
  | { readonly kind: "in"; readonly left: Operand; readonly values: readonly Value[] }
  | { readonly kind: "text"; readonly test: TextTest; readonly left: Operand; readonly right: Operand };

/** The properties that a condition speaks of. */
export function propertiesOf(condition: Condition): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (operand: Operand): void => {
    if (operand.kind === "property") found.add(operand.name);
    if (operand.kind === "letters") look(operand.of);
  };
  const walk = (one: Condition): void => {
    if ("parts" in one) one.parts.forEach(walk);
    else if (one.kind === "not") walk(one.of);
    else {
      look(one.left);
      if (one.kind !== "in") look(one.right);
    }
  };
  walk(condition);
  return found;
}

/** A condition in parts that must all hold. */
export function partsOf(condition: Condition | null): readonly Condition[] {
  if (condition === null) return [];
  return condition.kind === "and" ? condition.parts.flatMap(partsOf) : [condition];
}
