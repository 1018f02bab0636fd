import type { TFunction } from "i18next";

/**
 * What is said under a key that only the running product knows, such as the name of what it recorded.
 *
 * @returns undefined where nothing is said under it
 */
export function textIfKnown(
  text: TFunction,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!/^[\w.-]+$/.test(key)) return undefined;
  // Keys are typed as those that there are; this one is looked up.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const said: unknown = text(key as never, { ...values, defaultValue: "" });
  return typeof said === "string" && said !== "" ? said : undefined;
}
