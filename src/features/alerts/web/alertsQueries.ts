import { queryOptions } from "@tanstack/react-query";
import { newsIssue, newsPublications } from "#features/news/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { alertRules, alertSubscriptions, previewAlertRule } from "../contract.ts";
import type { AlertRuleItem } from "../contract/alertSchemas.ts";

const STALE_MS = 60_000;

export const alertRulesQuery = () =>
  queryOptions({
    queryKey: ["alerts", "rules"],
    queryFn: async ({ signal }) => (await callApi(alertRules, { signal })).items,
    staleTime: STALE_MS,
  });

export const alertSubscriptionsQuery = () =>
  queryOptions({
    queryKey: ["alerts", "subscriptions"],
    queryFn: ({ signal }) => callApi(alertSubscriptions, { signal }),
    staleTime: STALE_MS,
  });

/** What a rule would raise with the published revision. */
export const rulePreviewQuery = (condition: AlertRuleItem["condition"]) =>
  queryOptions({
    queryKey: ["alerts", "preview", condition],
    queryFn: ({ signal }) => callApi(previewAlertRule, { body: { condition }, signal }),
    staleTime: STALE_MS,
    retry: false,
  });

/** Curated publications with the heads of their issues. */
export const newsQuery = () =>
  queryOptions({
    queryKey: ["news"],
    queryFn: async ({ signal }) => (await callApi(newsPublications, { signal })).items,
    staleTime: 5 * STALE_MS,
  });

export const newsIssueQuery = (issue: string) =>
  queryOptions({
    queryKey: ["news", issue],
    queryFn: ({ signal }) => callApi(newsIssue, { params: { issue }, signal }),
    staleTime: 5 * STALE_MS,
  });
