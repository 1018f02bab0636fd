const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address names a server alone. What is no address is for others to refuse. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url === null || `${url.pathname}${url.search}${url.hash}${url.username}` === "/";
}

/** Whether an address is this machine alone. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.includes(new URL(address).hostname);
}

/** Whether an address is encrypted, or leaves this machine at no point. */
export function isSecure(text: string): boolean {
  const url = URL.parse(text);
  return url === null || url.protocol === "https:" || LOOPBACK.includes(url.hostname);
}
