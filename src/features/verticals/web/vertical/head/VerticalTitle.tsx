import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { VERTICAL_DEFINITIONS } from "#domain/verticals/verticalDefinitions.ts";
import { useFormats } from "#language/useFormats.ts";
import { VERTICAL_ICONS } from "#ui/look/verticalIcons.ts";

/** A vertical's sign and name; who is meant by it shows where the pointer rests. */
export function VerticalTitle({ vertical }: { readonly vertical: Vertical }) {
  const formats = useFormats();
  const Sign = VERTICAL_ICONS[vertical.id];
  return (
    <span title={formats.name(VERTICAL_DEFINITIONS[vertical.id])}>
      <Sign size={22} stroke={1.6} aria-hidden="true" /> {formats.name(vertical.names)}
    </span>
  );
}
