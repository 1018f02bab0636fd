import { expect, test } from "vitest";
import { keyAsBearer } from "./keyAsBearer.ts";

const basic = (said: string) => `Basic ${Buffer.from(said).toString("base64")}`;

test("the password of Basic authentication is the key, whoever it says it is", () => {
  expect(keyAsBearer(basic("analyst@example.com:sm_abc"))).toBe("Bearer sm_abc");
  expect(keyAsBearer(basic(":sm_abc"))).toBe("Bearer sm_abc");
  expect(keyAsBearer(basic("sm_abc"))).toBe("Bearer sm_abc");
  expect(keyAsBearer(basic("a:b:c"))).toBe("Bearer b:c");
});

test.each([undefined, "Bearer sm_abc", "Basic", "Basic %%%", "Digest x"])("%s stays as it is", (header) => {
  expect(keyAsBearer(header)).toBe(header);
});
