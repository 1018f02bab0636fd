import { Link, useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";

interface RecordLinkProps {
  readonly className: string | undefined;
  readonly onFollow: () => void;
}

/** The way from a figure to how past forecasts of its market did. */
export function RecordLink({ className, onFollow }: RecordLinkProps) {
  const text = useText();
  const [search] = useSearchParams();
  const market = search.get("market");
  const path = "/market-reports/track-record";
  return (
    <Link className={className} to={market === null ? path : `${path}?market=${market}`} onClick={onFollow}>
      {text("explain.record")}
    </Link>
  );
}
