import { colourSheet } from "#figures/charts/colours.ts";
import { styleNonce } from "#ui/look/styleNonce.ts";
import { useLightPaper } from "#ui/look/useLightPaper.ts";

/**
 * Puts the charts' colours, light and dark, where styles can use them, and lets paper have the light ones. React keeps one copy in
 * the document's head.
 */
export function ChartColours() {
  useLightPaper();
  return (
    <style href="chart-colours" precedence="default" nonce={styleNonce()}>
      {colourSheet()}
    </style>
  );
}
