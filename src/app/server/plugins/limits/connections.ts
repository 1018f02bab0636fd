import { networkOf } from "./networkOf.ts";

export interface ConnectionsSetting {
  /** Connections of everybody together; 0: as many as come. */
  readonly most: number;
  /** Connections of one network; 0: as many as come. */
  readonly perNetwork: number;
  /** Whether many people may be behind an address: it has no limit of its own. */
  readonly speaksForMany: (address: string) => boolean;
}

export interface Connections {
  /** Counts a connection in, or says why there is no room for it. Whoever was let in leaves once, when it is closed. */
  readonly enter: (address: string) => (() => void) | "full" | "network-full";
  readonly open: () => number;
}

/** Counts connections, so that none of them takes the descriptors and the memory that others need. */
export function openConnections({ most, perNetwork, speaksForMany }: ConnectionsSetting): Connections {
  let open = 0;
  /** Only networks that are limited. */
  const byNetwork = new Map<string, number>();

  function leaveNetwork(network: string): void {
    const left = (byNetwork.get(network) ?? 1) - 1;
    if (left === 0) byNetwork.delete(network);
    else byNetwork.set(network, left);
  }

  return {
    enter(address) {
      if (most > 0 && open >= most) return "full";
      const network = perNetwork === 0 || speaksForMany(address) ? null : networkOf(address);
      const before = network === null ? 0 : (byNetwork.get(network) ?? 0);
      if (network !== null) {
        if (before >= perNetwork) return "network-full";
        byNetwork.set(network, before + 1);
      }
      open++;
      return () => {
        open--;
        if (network !== null) leaveNetwork(network);
      };
    },
    open: () => open,
  };
}
