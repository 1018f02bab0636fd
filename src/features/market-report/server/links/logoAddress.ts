import type { Brand } from "#documents/document.ts";
import { usableLogo } from "#documents/writers/usableLogo.ts";

/** The customer's logo as an address that holds it, since whoever opens a link can ask for nothing else; null without a usable one. */
export function logoAddress({ logo }: Brand): string | null {
  const usable = usableLogo(logo);
  return usable && `data:${usable.type};base64,${Buffer.from(usable.bytes).toString("base64")}`;
}
