import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { requestDurations } from "./requestDurations.ts";

function measured() {
  const registry = new Registry();
  return { measure: requestDurations(registry), text: () => registry.metrics() };
}

test("each request is counted in every bucket that it fits into", async () => {
  const { measure, text } = measured();
  for (const seconds of [0.001, 0.03, 9]) measure({ method: "GET", route: "/api/v1/session", status: 200, seconds });
  const series = 'method="GET",route="/api/v1/session",status="200"';
  const written = await text();
  expect(written).toContain(`http_request_duration_seconds_bucket{le="0.001",${series}} 1\n`);
  expect(written).toContain(`http_request_duration_seconds_bucket{le="0.05",${series}} 2\n`);
  expect(written).toContain(`http_request_duration_seconds_bucket{le="5",${series}} 2\n`);
  expect(written).toContain(`http_request_duration_seconds_bucket{le="+Inf",${series}} 3\n`);
  expect(written).toContain(`http_request_duration_seconds_count{${series}} 3\n`);
});

test("requests that match no route are counted: the app's page by itself, everything else as none", async () => {
  const { measure, text } = measured();
  const request = { route: undefined, seconds: 0.001 };
  measure({ ...request, method: "GET", status: 200 });
  measure({ ...request, method: "GET", status: 404 });
  measure({ ...request, method: "PROPFIND", status: 404 });
  const written = await text();
  expect(written).toContain('_count{method="GET",route="(page)",status="200"} 1\n');
  expect(written).toContain('_count{method="GET",route="(none)",status="404"} 1\n');
  expect(written).toContain('_count{method="_OTHER",route="(none)",status="404"} 1\n');
});
