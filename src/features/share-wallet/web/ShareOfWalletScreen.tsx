import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { ShareOfWallet } from "./ShareOfWallet.tsx";
import { useShareOfAddress } from "./useShareOfAddress.ts";
import { WalletSkeleton } from "./WalletSkeleton.tsx";

/** `/share-wallet`: what part of a wallet is one's own, what it could be, and where the difference lies. */
export default function ShareOfWalletScreen() {
  return (
    <SpendingScreen compares={false} skeleton={<WalletSkeleton />}>
      <ShareOfAddress />
    </SpendingScreen>
  );
}

function ShareOfAddress() {
  return <ShareOfWallet asked={useShareOfAddress()} />;
}
