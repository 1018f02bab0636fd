import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { mimeMessage } from "./mimeMessage.ts";

const FROM = { address: "no-reply@example.com", name: "Spotmarket" };
const ADDRESS = `https://market.example.com/api/v1/unsubscribe/${"x".repeat(80)}`;

/** The head of a mail as it goes over the wire. */
async function headOf(unsubscribe: string | null): Promise<string> {
  const mail = {
    id: 1,
    recipient: "ann@example.com",
    subject: "Your alerts",
    text: "Hello",
    html: "<p>Hello</p>",
    unsubscribe,
    createdAt: new Date(0),
  };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(mimeMessage(mail, FROM));
  if (!Buffer.isBuffer(message)) throw new Error("The mail was not put together.");
  return message.toString().split("\r\n\r\n")[0] ?? "";
}

test("a mail that comes regularly says how a mail program ends it, as RFC 2369 and RFC 8058 have it", async () => {
  const lines = (await headOf(ADDRESS)).split("\r\n");
  expect(lines).toContain(`List-Unsubscribe: <${ADDRESS}>`);
  expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(lines).toContain("Auto-Submitted: auto-generated");
});

test("a mail about an account or an answer says nothing of the kind", async () => {
  expect(await headOf(null)).not.toMatch(/unsubscribe/i);
  expect(await headOf(null)).toContain("Auto-Submitted: auto-generated");
});
