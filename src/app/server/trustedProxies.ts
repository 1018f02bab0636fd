import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Whether who sends a request at `address` is believed when it says for whom it asks. Hop 0 is who holds the connection, 1 is whom that
 * one names last, and so on.
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** The names that Express, Fastify and others have for them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const MOST_HOPS = 10;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** A number of hops, or addresses, networks and names of networks with commas; undefined where it is neither. */
export function readTrustedProxies(text: string): TrustsProxy | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops > MOST_HOPS ? undefined : (_address, hop) => hop < hops;
  }
  const trusted = new BlockList();
  for (const network of text.split(",").flatMap((part) => NAMED[part.trim()] ?? [part.trim()]))
    if (!add(trusted, network)) return undefined;
  return (address) => isIn(trusted, address);
}

/** What is believed where nobody says: one proxy on this machine, and nothing that was told to it. */
export function proxyHere(): TrustsProxy {
  const isHere = readTrustedProxies("loopback");
  return (address, hop) => hop === 0 && isHere?.(address, hop) === true;
}

function add(list: BlockList, network: string): boolean {
  const [address = "", length, ...more] = network.split("/");
  const family = isIPv6(address) ? "ipv6" : "ipv4";
  const bits = family === "ipv6" ? 128 : 32;
  const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  // Everybody's address is nobody's proxy.
  if (isIP(address) === 0 || more.length > 0 || !(prefix >= 1 && prefix <= bits)) return false;
  list.addSubnet(address, prefix, family);
  return true;
}

function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(MAPPED, "");
  return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
