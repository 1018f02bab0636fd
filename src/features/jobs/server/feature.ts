import { cancelJob, jobFile, jobTroubles, jobs, oneJob, retryJob } from "../contract.ts";
import { jobsRoutes } from "./routes.ts";

export const jobsFeature = {
  contracts: [jobs, jobTroubles, oneJob, jobFile, cancelJob, retryJob],
  routes: [jobsRoutes],
};
