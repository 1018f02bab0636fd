import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { AccessRequest } from "../contract.ts";

interface RequestRow extends Omit<AccessRequest, "createdAt" | "decidedAt"> {
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

export interface RequestFilter {
  readonly search?: string | undefined;
  readonly status?: AccessRequest["status"] | undefined;
  readonly kind?: AccessRequest["kind"] | undefined;
  readonly id?: number | undefined;
}

/** More than anybody reads; the filters reach the rest. */
const MOST = 5_000;

/** Newest first. Requests whose address is not proven are left out unless asked for by status or id. */
export async function selectRequests(store: Queryable, filter: RequestFilter): Promise<AccessRequest[]> {
  const { search = null, status = null, kind = null, id = null } = filter;
  const rows = await store.query<RequestRow>(
    `select request.access_request_id as id, request.kind, request.status, request.email, request.name,
            request.organization, request.person_id as person, request.asked, request.message, request.language,
            request.created_at, request.decided_at, decider.name as "decidedBy", request.note
     from access_request request
     left join person decider on decider.person_id = request.decided_by
     where ($1::text is null or
            position(lower($1) in lower(concat_ws(' ', request.name, request.email, request.organization))) > 0)
       and (request.status = $2 or ($2::text is null and (request.status <> 'unconfirmed' or $4::int is not null)))
       and ($3::text is null or request.kind = $3)
       and ($4::int is null or request.access_request_id = $4)
     order by request.created_at desc, request.access_request_id desc
     limit ${MOST}`,
    [search, status, kind, id],
  );
  return rows.map(presentRequest);
}

/** @throws Failure `not-found` */
export async function selectRequest(store: Queryable, id: number): Promise<AccessRequest> {
  const [request] = await selectRequests(store, { id });
  if (!request) throw new Failure("not-found", "This request does not exist.");
  return request;
}

function presentRequest({ created_at, decided_at, ...request }: RequestRow): AccessRequest {
  return { ...request, createdAt: created_at.toISOString(), decidedAt: decided_at?.toISOString() ?? null };
}
