import type { FastifyInstance } from "fastify";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import { stationsOfRevision } from "#platform/database/queries/stations/stationsOfRevision.ts";
import { mayReadMarket, mayReadVertical } from "#domain/access/access.ts";
import { NATION } from "#domain/markets/market.ts";
import { mayReadStation } from "#domain/access/mayReadStation.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { published } from "#revisions/publishing/published.ts";
import { session } from "../contract.ts";

export interface SessionOptions {
  readonly version: string;
  readonly environment: "development" | "production";
}

export function sessionRoutes(app: FastifyInstance, { version, environment }: SessionOptions): void {
  app.endpoint(session, async (_input, { caller: { person, rights, viewedBy }, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    const markets = [...(loadedRevision?.markets.keys() ?? [])].filter(
      (id) => id !== NATION && mayReadMarket(rights, id),
    );
    const chosen = await personPreference(database, person.id);
    const { homeMarket, verticals, stations, welcomed, tourStep, tourState } = chosen;
    const own = loadedRevision ? await stationsOfRevision(database, loadedRevision.revision.id, stations) : [];
    return {
      user: {
        id: String(person.id),
        email: person.email,
        name: person.name,
        customer: person.customer,
        language: person.language,
      },
      customerOwner: person.customerOwner,
      viewAs: viewedBy && { administrator: { ...viewedBy, id: String(viewedBy.id) } },
      welcomed,
      tour: tourStep !== null && tourState !== null ? { step: tourStep, state: tourState } : null,
      homeMarket: homeMarket !== null && (homeMarket === NATION || markets.includes(homeMarket)) ? homeMarket : null,
      followed: verticals.filter((id) => mayReadVertical(rights, id)),
      stations: own.filter((station) => mayReadStation(rights, station)),
      role: rights.role,
      access: [...rights.access],
      markets,
      verticals: VERTICALS.map(({ id }) => id).filter((id) => mayReadVertical(rights, id)),
      version,
      environment,
      dataRevision: loadedRevision?.revision.id ?? null,
    };
  });
}
