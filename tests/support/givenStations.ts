import { expect } from "vitest";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { importSmallCountry, importText } from "./smallImports.ts";
import { testApp } from "./testApp.ts";

const FILES: readonly (readonly [LayoutName, string])[] = [
  [
    "stations-tv",
    `facility_id,call_sign,service,city,state,dma_code,primary_network,owner,latitude,longitude,erp_kw,haat_m,rf_channel,commercial
1,QAAA-TV,Full power,Dallas,TX,623,ABC,Group One,32.78,-96.8,1000,500,8,Y
2,QBBB-TV,Full power,Fort Worth,TX,,CBS,Group Two,32.75,-97.33,500,400,19,Y
3,QPBS-TV,Full power,Dallas,TX,623,PBS,Public,32.78,-96.8,200,300,14,N
4,QHOU-TV,Full power,Houston,TX,618,ABC,Group One,29.76,-95.37,1000,500,13,Y
5,QLOST-LD,Low power,Dallas,TX,623,,Group Two,,,,,,Y
`,
  ],
  [
    "stations-radio",
    `call_sign,band,frequency,city,state,market_code,format,licensee,latitude,longitude,power_kw
QRAD,FM,101.1,Houston,TX,26420,Country,Group One,29.76,-95.37,100
`,
  ],
  [
    "station-audience",
    `call_sign,book_date,share_percent
QAAA-TV,2025-05,10
QBBB-TV,2025-05,6
QAAA-TV,2025-11,12
QBBB,2025-11,6
QPBS-TV,2025-11,2
`,
  ],
  ["station-weights", "call_sign,revenue_weight,local_percent\nQAAA-TV,3,60\nQBBB-TV,1,50\nQLOST-LD,0,50\n"],
  [
    "station-owners",
    "call_sign,owner_group,owner,operator,operator_kind,from_date,as_of\nQBBB-TV,Old,Old,,,,2018-08-02\nQBBB-TV,Group Two,Group Two,Group One,JSA,2024-03,\nQHOU-TV,Group One,Group One,,,,2018-08-02\n",
  ],
  ["tv-subchannels", "call_sign,virtual_major,virtual_minor,network\nQAAA-TV,8,1,ABC\nQAAA-TV,8,2,Grit\n"],
];

interface GivenPeople {
  /** Has everything that the customer has. */
  readonly all: string;
  /** Has one vertical. */
  readonly narrow: string;
  /** Has radio and no TV. */
  readonly radio: string;
}

/** The product with a small country whose Dallas has TV stations, and three people who read of them. */
export async function givenStations({ all, narrow, radio }: GivenPeople, more: typeof FILES = []) {
  const product = await testApp({ documentWorker: "light" });
  const { database, given } = product;
  const revision = await importSmallCountry(database);
  for (const [layout, text] of [...FILES, ...more])
    expect(await importText(database, layout, text, { revision })).toMatchObject({ status: "accepted" });
  await buildRevision(database, revision);
  await publish(database, revision);
  await product.loadedRevisions.refresh();
  await given.customer({ markets: ["tv-623", "radio-26420"] });
  await given.person(all);
  await given.person(narrow, { verticals: ["leisure"] });
  await given.person(radio, { access: ["radio"] });
  const ask = async <T>(path: string, as = all) => (await product.get(`/api/v1${path}`, { as })).json<T>();
  return { ...product, ask, revision };
}
