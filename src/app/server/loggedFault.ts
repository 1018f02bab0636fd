/** What says where a fault comes from and nothing of whose data it met: neither parameters nor rows nor answers of others. */
const TOLD = ["constraint", "table", "column", "syscall", "statusCode"];

interface LoggedFault {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * A fault as the log keeps it. Stores hang the statement's values and the row that failed on their errors, mail servers the recipients:
 * those stay out.
 */
export function loggedFault(fault: unknown): LoggedFault {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault), stack: "" };
  const told = TOLD.flatMap((field): [string, unknown][] => {
    const value: unknown = Reflect.get(fault, field);
    return value === undefined ? [] : [[field, value]];
  });
  const code: unknown = Reflect.get(fault, "code");
  return {
    type: fault.constructor.name,
    // Under a name of its own: what is called a code elsewhere is a secret.
    ...(code === undefined ? {} : { kind: code }),
    message: fault.message,
    stack: fault.stack ?? "",
    ...Object.fromEntries(told),
    ...(fault.cause === undefined ? {} : { cause: loggedFault(fault.cause) }),
    ...(fault instanceof AggregateError ? { errors: fault.errors.map(loggedFault) } : {}),
  };
}
