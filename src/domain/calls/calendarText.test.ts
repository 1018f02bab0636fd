import { expect, test } from "vitest";
import { calendarText } from "./calendarText.ts";

const DAY = {
  uid: "call-7@market.example.com",
  changedAt: "2026-11-28T08:05:09.123Z",
  day: "2026-12-01",
  title: "Grand Hotel: Send the one-sheet",
  text: "Maria\n$12,500",
  link: "https://market.example.com/call-list?open=7",
};

test("a call is a whole day that leaves the reader free, under the name that it keeps", () => {
  expect(calendarText("Spotmarket", "Call list", [DAY]).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Spotmarket//Call list//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "NAME:Call list",
    "X-WR-CALNAME:Call list",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "BEGIN:VEVENT",
    "UID:call-7@market.example.com",
    "DTSTAMP:20261128T080509Z",
    "DTSTART;VALUE=DATE:20261201",
    "SUMMARY:Grand Hotel: Send the one-sheet",
    String.raw`DESCRIPTION:Maria\n$12\,500`,
    "URL:https://market.example.com/call-list?open=7",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("nothing that is typed into a call begins a line of its own in a calendar", () => {
  const title = "Ask; then\\call\r\nEND:VCALENDAR\u0007";
  const lines = calendarText("Spotmarket", "Call list", [{ ...DAY, title }]).split("\r\n");
  expect(lines).toContain(String.raw`SUMMARY:Ask\; then\\call\nEND:VCALENDAR`);
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

test("no line of a calendar has more than 75 octets, and folding cuts no letter", () => {
  const title = "Größe 🚗 señal ".repeat(40);
  const text = calendarText("Spotmarket", "Call list", [{ ...DAY, title }]);
  for (const line of text.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});
