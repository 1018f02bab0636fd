import { FiguresSkeleton } from "#ui/look/FiguresSkeleton.tsx";

/** Holds the place of a screen of spending, in the form and size of what comes, while wallets load. */
export function SpendingSkeleton({ label }: { readonly label: string }) {
  return (
    <output aria-label={label}>
      <FiguresSkeleton />
    </output>
  );
}
