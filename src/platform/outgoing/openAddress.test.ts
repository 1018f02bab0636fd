import { describe, expect, test } from "vitest";
import { isPublicAddress, openAddress } from "./openAddress.ts";

describe("where webhooks may lead", () => {
  test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:2800:220:1::1"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
  test.each([
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:1::1",
    "ff02::1",
    "not an address",
  ])("%s is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test("a name with one private address among public ones is refused whole", async () => {
    const find = async () => ["93.184.216.34", "10.0.0.1"];
    await expect(openAddress("crm.example.com", false, find)).rejects.toThrow("private network");
  });
  test("the address that was checked is the one that is used, whatever the name says a moment later", async () => {
    const answers = [["93.184.216.34"], ["127.0.0.1"]];
    const find = async () => answers.shift() ?? [];
    expect(await openAddress("crm.example.com", false, find)).toBe("93.184.216.34");
    expect(answers).toHaveLength(1);
  });
  test.each(["http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/", "http://[::ffff:7f00:1]/", "http://127.1/"])(
    "%s is loopback in disguise",
    async (url) => {
      const unused = async () => Promise.reject(new Error("asked the DNS"));
      await expect(openAddress(new URL(url).hostname, false, unused)).rejects.toThrow("private network");
    },
  );
});
