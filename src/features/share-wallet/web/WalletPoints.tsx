import { memo, useMemo } from "react";
import { TalkingPoints } from "#ui/figures/talkingPoints/TalkingPoints.tsx";
import { narrowView } from "#domain/spending/scope.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

/** What to say of the wallet in focus: its gaps first, then whatever else is new there. */
export const WalletPoints = memo(function WalletPoints({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question, share } = asked;
  const { focus, medium } = question;
  const inFocus = useMemo(
    () => ({ ...spending, scope: focus, view: narrowView(spending.whole, focus) }),
    [spending, focus],
  );
  const material = useMemo(() => ({ medium, wallet: share }), [medium, share]);
  return <TalkingPoints spending={inFocus} material={material} />;
});
