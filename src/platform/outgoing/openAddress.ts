import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** An address that we do not connect to; the message says why. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

const OWN = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // carriers' own networks
  ["127.0.0.0", 8],
  ["169.254.0.0", 16], // link-local: where clouds keep their machines' credentials
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3], // multicast, reserved and broadcast
] as const) {
  OWN.addSubnet(net, bits, "ipv4");
}
/** Of IPv6 only what is given out to the public is taken, less what carries an IPv4 address or is for examples. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23], // Teredo and its like
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4
  ["3fff::", 20],
] as const) {
  OWN.addSubnet(net, bits, "ipv6");
}

/** Whether an address belongs to the public network, and not to a machine or network of somebody's own. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !OWN.check(address, "ipv4");
  if (version === 6) return PUBLIC.check(address, "ipv6") && !OWN.check(address, "ipv6");
  return false;
}

/** Finds every address of a name. */
export type FindAddresses = (host: string) => Promise<readonly string[]>;

const findByDns: FindAddresses = async (host) => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * The address to connect to: looked up once and checked, and then used as it is, so that a name cannot lead elsewhere in between. One
 * address of a name that is not public refuses it whole.
 *
 * @throws AddressRefused
 */
export async function openAddress(
  host: string,
  allowPrivate: boolean,
  find: FindAddresses = findByDns,
): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, "");
  const found = isIP(bare) ? [bare] : await find(bare);
  const [first] = found;
  if (first === undefined) throw new AddressRefused(`${host} has no address.`);
  if (!allowPrivate && !found.every(isPublicAddress))
    throw new AddressRefused(`${host} leads into a private network, where nothing is sent.`);
  return first;
}
