import { randomBytes } from "node:crypto";

/** Makes ids that no other process makes: a random beginning, then a count. A UUID for each request would cost more. */
export function requestIds(): () => string {
  const beginning = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${beginning}-${(++count).toString(36)}`;
}
