import { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../api/apiProblem.ts";

/** Asking again helps only where the answer may change by itself. */
const worthAnotherTry = (failures: number, reason: Error) =>
  failures < 2 &&
  reason instanceof ApiProblem &&
  (reason.status === 0 || reason.status >= 500) &&
  reason.code !== "nothing-published" &&
  reason.code !== "took-too-long";

/** Everything the API has answered, shared by all screens. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthAnotherTry,
      retryDelay: (failures) => 400 * 2 ** failures,
      // Offline is an answer too: the screen says so instead of waiting without end.
      networkMode: "always",
    },
  },
});
