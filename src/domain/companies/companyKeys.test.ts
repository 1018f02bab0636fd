import { expect, test } from "vitest";
import { comparedName, comparedPhone, webHost } from "./companyKeys.ts";

test("a company is the same whatever its legal form, accents and punctuation", () => {
  expect(comparedName("The Smith & Sons Co., L.L.C.")).toBe(comparedName("smith and sons"));
  expect(comparedName("José’s Café, Inc.")).toBe("joses cafe");
  expect(comparedName("The Company")).toBe("the company");
});

test("a phone number is the same however it is written, and too few digits are none", () => {
  expect(["(214) 555-0100", "+1 214.555.0100", "2145550100"].map(comparedPhone)).toEqual(
    Array.from({ length: 3 }, () => "2145550100"),
  );
  expect(comparedPhone("ext. 12")).toBeNull();
});

test("a web address is known by its host, and what is none has no host", () => {
  expect(["https://www.example.com/about", "example.com", "http://example.com"].map(webHost)).toEqual(
    Array.from({ length: 3 }, () => "example.com"),
  );
  expect(["javascript:alert(1)", "ftp://example.com", "none", ""].map(webHost)).toEqual([null, null, null, null]);
});
