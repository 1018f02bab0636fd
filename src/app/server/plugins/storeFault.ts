/** SQLSTATE class 08 is a broken connection, 57P0x a server that is going down or coming up, 53300 one without a free connection. */
const SQL_STATES = /^(08...|57P0[123]|53300)$/;
const SYSTEM_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);
/** The PostgreSQL driver and the embedded store say these without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded store has (been closed|stopped))/;

/** Whether a failed query failed because the store is away: the same request may work in a moment. */
export function isStoreFault(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false;
  if (reason instanceof AggregateError) return reason.errors.some(isStoreFault);
  const code = "code" in reason ? String(reason.code) : "";
  if (SQL_STATES.test(code)) return true;
  if (SYSTEM_CODES.has(code)) return "syscall" in reason && isNetworkCall(String(reason.syscall));
  return MESSAGES.test(reason.message);
}

/** Whether PostgreSQL stopped a statement because it took too long. */
export function isStopped(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && reason.code === "57014";
}

/** A missing file has the same codes as a missing server; only calls of the network count. */
function isNetworkCall(syscall: string): boolean {
  return ["connect", "getaddrinfo", "read", "write"].includes(syscall);
}
