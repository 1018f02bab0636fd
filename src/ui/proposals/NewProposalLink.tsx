import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { mayUse } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { viewAsGrant } from "../viewAs/viewAsState.ts";

interface NewProposalLinkProps {
  readonly market: string | null;
  /** The category; null where it is not one alone. */
  readonly subVertical: string | null;
  readonly client?: string | null;
  readonly company?: string | null;
  readonly medium?: string | null;
  /** The entry of the call list that it comes of. */
  readonly call?: string;
  /** Closes what the link stands in. */
  readonly onGo?: () => void;
}

/** Leads to a proposal that begins with what is known here; for whoever may make one. */
export function NewProposalLink({ market, subVertical, onGo, ...known }: NewProposalLinkProps) {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const may = session && mayUse({ ...session, markets: "all", verticals: "all" }, { access: ["shareOfWallet"] });
  if (!may || viewAsGrant()) return null;
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries({ market, sub: subVertical, ...known })) if (value) address.set(key, value);
  return (
    <Link to={`/proposals/new?${address}`} onClick={onGo}>
      {text("proposals.begin")}
    </Link>
  );
}
