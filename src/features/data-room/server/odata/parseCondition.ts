import { COMPARISONS, type Condition, type Operand, TEXT_TESTS, type Value } from "./expression.ts";
import { propertyNamed, type Property } from "./property.ts";
import { type Word, type Words, wordsOf } from "./words.ts";
import { wrongOption } from "./wrongOption.ts";

/** So deep may brackets stand in each other. */
const DEEPEST = 50;

/**
 * Reads a condition: comparisons, `in`, `contains`, `startswith`, `endswith`, `tolower`, `toupper`, `and`, `or`, `not` and brackets.
 *
 * @throws Failure `invalid-input` that says where it cannot be read, which property is unknown or what cannot be compared
 */
export function parseCondition(text: string, properties: readonly Property[], option = "$filter"): Condition {
  const words = wordsOf(option, text);
  const condition = readCondition(words, properties, option);
  if (words.next()) words.refuse("the end");
  return condition;
}

/** Reads a condition up to where it ends, such as the bracket that it stands in. */
export function readCondition(words: Words, properties: readonly Property[], option: string): Condition {
  let depth = 0;

  function either(): Condition {
    if (++depth > DEEPEST) throw wrongOption(option, `Brackets may stand in each other ${DEEPEST} deep.`);
    const parts = [both()];
    while (words.take("or")) parts.push(both());
    depth--;
    return joined("or", parts);
  }
  function both(): Condition {
    const parts = [one()];
    while (words.take("and")) parts.push(one());
    return joined("and", parts);
  }
  function one(): Condition {
    if (words.take("not")) {
      if (++depth > DEEPEST) throw wrongOption(option, `Brackets may stand in each other ${DEEPEST} deep.`);
      const of = one();
      depth--;
      return { kind: "not", of };
    }
    if (words.take("(")) {
      const inside = either();
      words.expect(")");
      return inside;
    }
    const test = TEXT_TESTS.find((name) => words.next()?.kind === "name" && words.take(name));
    return test ? textTest(test) : comparison();
  }
  function textTest(test: (typeof TEXT_TESTS)[number]): Condition {
    words.expect("(");
    const left = operand();
    words.expect(",");
    const right = operand();
    words.expect(")");
    for (const side of [left, right])
      if (typeOf(side) !== "text") throw wrongOption(option, `${test} compares texts; ${said(side)} is none.`);
    return { kind: "text", test, left, right };
  }
  function comparison(): Condition {
    const left = operand();
    if (words.take("in")) return oneOf(left);
    const by = COMPARISONS.find((name) => words.take(name));
    if (!by) return words.refuse(`one of ${COMPARISONS.join(", ")}, in`);
    const right = operand();
    checkAlike(left, right);
    return { kind: "compare", by, left, right };
  }
  function oneOf(left: Operand): Condition {
    words.expect("(");
    const values: Value[] = [];
    do {
      const value = operand();
      if (value.kind !== "value") throw wrongOption(option, "in takes a list of values.");
      checkAlike(left, value);
      values.push(value.value);
    } while (words.take(","));
    words.expect(")");
    return { kind: "in", left, values };
  }
  function operand(): Operand {
    for (const to of ["lower", "upper"] as const) {
      if (!words.take(`to${to}`)) continue;
      words.expect("(");
      const of = operand();
      words.expect(")");
      if (typeOf(of) !== "text") throw wrongOption(option, `to${to} is for texts; ${said(of)} is none.`);
      return { kind: "letters", to, of };
    }
    const word = words.pop();
    if (!word || word.kind === "sign") return words.refuse("a property or a value");
    return valueOf(word) ?? { kind: "property", name: propertyNamed(word.text, properties, option).name };
  }
  function typeOf(operand: Operand): "text" | "number" | "nothing" {
    if (operand.kind === "letters") return "text";
    if (operand.kind === "property")
      return propertyNamed(operand.name, properties, option).kind === "text" ? "text" : "number";
    if (operand.value === null) return "nothing";
    return typeof operand.value === "string" ? "text" : "number";
  }
  function checkAlike(left: Operand, right: Operand): void {
    const [one, other] = [typeOf(left), typeOf(right)];
    if (one === other || one === "nothing" || other === "nothing") return;
    throw wrongOption(
      option,
      `${said(left)} is a ${one} and ${said(right)} a ${other}; texts stand in single quotes, numbers in none.`,
    );
  }
  return either();
}

function joined(kind: "and" | "or", parts: readonly Condition[]): Condition {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind, parts };
}

function valueOf({ kind, text }: Word): Operand | null {
  if (kind === "text") return { kind: "value", value: text };
  if (kind === "number") return { kind: "value", value: Number(text) };
  if (text === "null") return { kind: "value", value: null };
  return null;
}

function said(operand: Operand): string {
  if (operand.kind === "property") return operand.name;
  return operand.kind === "value" ? String(operand.value) : said(operand.of);
}
