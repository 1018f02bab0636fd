import { workbench } from "./answerAsk.ts";
import type { Answer, Ask, Numbered } from "./wire.ts";

/** The forecast in a thread of the browser's own, so that typing never waits for it. */
const answer = workbench();

addEventListener("message", ({ data }: MessageEvent<Numbered<Ask>>) => {
  const message = answer(data.message);
  const moved =
    message.answer === "figures"
      ? message.figures.tables
          .flatMap(({ markets, subVerticals }) => [markets.buffer, subVerticals.buffer])
          .filter((buffer) => buffer instanceof ArrayBuffer)
      : [];
  postMessage({ number: data.number, message } satisfies Numbered<Answer>, { transfer: moved });
});
