import { queryOptions } from "@tanstack/react-query";
import { allApiKeys } from "#features/api-keys/contract.ts";
import { callApi, callFile } from "#ui/api/callApi.ts";
import { customerLogo, customerPeople, customers, customerUsage } from "../contract.ts";

/** Every customer; the archived ones only when asked for. */
export const customersQuery = (archived: "without" | "with" = "without") =>
  queryOptions({
    queryKey: ["customers", archived],
    queryFn: async ({ signal }) => (await callApi(customers, { query: { archived }, signal })).items,
  });

export const customerPeopleQuery = (customer: string) =>
  queryOptions({
    queryKey: ["customers", customer, "people"],
    queryFn: async ({ signal }) => (await callApi(customerPeople, { params: { customer }, signal })).items,
  });

export const customerUsageQuery = (customer: string) =>
  queryOptions({
    queryKey: ["customers", customer, "usage"],
    queryFn: async ({ signal }) => (await callApi(customerUsage, { params: { customer }, signal })).weeks,
  });

export const customerKeysQuery = (customer: string) =>
  queryOptions({
    queryKey: ["api-keys", "all", customer],
    queryFn: async ({ signal }) => (await callApi(allApiKeys, { query: { customer }, signal })).items,
  });

/** The logo of one version of a customer, as an address that an image takes. */
export const customerLogoQuery = (customer: string, version: number) =>
  queryOptions({
    queryKey: ["customers", customer, "logo", version],
    queryFn: async ({ signal }) => dataUrlOf(await callFile(customerLogo, { params: { customer }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A file as an address that an image takes: unlike one that is lent, it needs not be given back. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("loadend", () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(reader.error ?? new Error("The file cannot be read."));
    });
    reader.readAsDataURL(file);
  });
}
