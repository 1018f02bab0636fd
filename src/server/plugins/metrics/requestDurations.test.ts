import { expect, test } from "vitest";
import { requestDurations } from "./requestDurations.ts";

test("each request is counted in every bucket that it fits into", () => {
  const durations = requestDurations();
  const add = durations.of("GET", "/api/v1/session");
  for (const seconds of [0.001, 0.03, 9]) add(200, seconds);
  const series = 'method="GET",route="/api/v1/session",status="200"';
  const text = durations.text();
  expect(text).toContain(`http_request_duration_seconds_bucket{${series},le="0.001"} 1\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${series},le="0.05"} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${series},le="5"} 2\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${series},le="+Inf"} 3\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${series}} 3\n`);
});
