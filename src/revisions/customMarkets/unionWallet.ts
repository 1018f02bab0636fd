import type { CountyUnion } from "#domain/customMarket/countyUnion.ts";
import { countyShares } from "#domain/markets/countyShares.ts";
import { cellCount, type Wallet, type WalletShape } from "#domain/wallet/wallet.ts";
import { walletFromCounties } from "#domain/wallet/walletFromCounties.ts";
import type { CountyDrivers } from "../markets/countyDrivers.ts";
import type { MemberCounty } from "../markets/marketMembership.ts";

interface UnionWallet {
  readonly market: string;
  readonly revision: string;
  readonly shape: WalletShape;
  readonly union: CountyUnion<CountyDrivers>;
  readonly tvWallet: (market: string) => Wallet | undefined;
  readonly tvCounties: (market: string) => readonly MemberCounty[];
}

/**
 * The wallet of a custom market: of every TV market it reaches into, what falls to its counties, to the dollar as a radio market's.
 * One made of whole TV markets is their exact sum. Where no county lies in a TV market it has "no data" in every cell.
 */
export function unionWallet({ market, revision, shape, union, tvWallet, tvCounties }: UnionWallet): Wallet {
  const parts = [...union.byTvMarket].flatMap(([id, counties]) => {
    const wallet = tvWallet(id);
    const shares = countyShares(tvCounties(id), counties, shape.subVerticals);
    return wallet && shares ? [{ wallet, shares }] : [];
  });
  if (parts.length > 0) return walletFromCounties({ market, revision, parts });
  const { years, media, subVerticals, breaks } = shape;
  const axes = { years, media, subVerticals, ...(breaks && { breaks }) };
  return { ...axes, revision, market, dollars: new Float64Array(cellCount(shape)).fill(Number.NaN) };
}
