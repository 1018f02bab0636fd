import type { BenchRow } from "../row.ts";
import { probeNote, refusedOf, requestsOf } from "./ground.ts";
import type { LoadAnswer } from "./orders.ts";
import { REQUESTS_OF_SCREEN } from "./screensMix.ts";
import type { ProbeNotes } from "./watch.ts";

/** Screens as browsers ask for them, once everything is warm. */
export function warmRows(warm: LoadAnswer, probe: ProbeNotes, bareRate: number): BenchRow[] {
  const refused = refusedOf(warm);
  const note = `${Math.round(requestsOf(warm) / warm.took)} requests/s, ${REQUESTS_OF_SCREEN.toFixed(1)} a screen, ${refused} refused, ${warm.errors} errors`;
  return [
    {
      name: "screens, warm, 50 connections",
      value: warm.screens / warm.took,
      unit: "screens/s",
      goal: { atLeast: 300 },
      note,
    },
    {
      name: "p99 of their requests",
      value: warm.requestP99,
      unit: "ms",
      goal: { atMost: 300 },
      note: `p50 ${warm.requestP50.toFixed(1)} ms; the clients themselves came ${warm.clientLag.toFixed(0)} ms late`,
    },
    {
      name: "p99 of whole screens, one request after the other",
      value: warm.screenP99,
      unit: "ms",
      note: `p50 ${warm.screenP50.toFixed(1)} ms`,
    },
    {
      name: "requests of screens, of what a bare server sends",
      value: requestsOf(warm) / warm.took / bareRate,
      unit: "×",
    },
    {
      name: "health probe meanwhile, the longest",
      value: probe.longest,
      note: probeNote(probe),
      unit: "ms",
      goal: { atMost: 200 },
    },
  ];
}
