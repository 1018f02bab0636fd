import { BlockList, isIPv6 } from "node:net";

/** This machine and private networks. */
const OWN = new BlockList();
OWN.addSubnet("127.0.0.0", 8);
OWN.addSubnet("10.0.0.0", 8);
OWN.addSubnet("172.16.0.0", 12);
OWN.addSubnet("192.168.0.0", 16);
OWN.addSubnet("169.254.0.0", 16);
OWN.addAddress("::1", "ipv6");
OWN.addSubnet("fc00::", 7, "ipv6");
OWN.addSubnet("fe80::", 10, "ipv6");

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Whether an address is of this machine or of a private network, where proxies are. */
export function isOwnAddress(address: string): boolean {
  const plain = address.replace(MAPPED, "");
  return OWN.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

/** Whose an address is: one of IPv4 stands for itself, of IPv6 everybody has as many as she likes within the first 64 bits. */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, "");
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = plain.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
