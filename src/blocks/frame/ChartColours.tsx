import { colourSheet } from "#charts/colours.ts";

/** Puts the charts' colours, light and dark, where styles can use them. React keeps one copy in the document's head. */
export function ChartColours() {
  return (
    <style href="chart-colours" precedence="default">
      {colourSheet()}
    </style>
  );
}
