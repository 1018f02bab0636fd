import type { Database } from "#platform/database/database.ts";
import type { FileRoom, RoomName } from "#platform/backup/files/fileRoom.ts";
import type { StoreCheck } from "./storeCheck.ts";

/** Which rows say that a file lies at a place. An upload that was discarded or joined may have lost its bytes. */
const NAMED: Readonly<Record<RoomName, string>> = {
  uploads: "select stored_file_id as place, name from stored_file",
  jobs: "select file_place as place, coalesce(file_name, kind) as name from job where state = 'done' and file_place is not null",
  imports:
    "select place, file_name as name from upload where state in ('setup', 'checking', 'checked', 'joining') and received = bytes and bytes > 0",
};

/** Files and the rows that name them. */
export const fileChecks: readonly StoreCheck[] = [
  {
    code: "filesThere",
    name: "every named file exists",
    async find({ database, rooms }) {
      const faults: string[] = [];
      for (const room of rooms) {
        const places = await placesIn(room);
        for (const { place, name } of await namedFiles(database, room.name))
          if (!places.has(place)) faults.push(`${name} is missing: ${place} in ${room.name}.`);
      }
      return faults;
    },
  },
  {
    code: "filesNamed",
    name: "every file that people uploaded is known",
    async find({ database, rooms }) {
      const faults: string[] = [];
      for (const room of rooms.filter(({ name }) => name === "uploads")) {
        const named = new Set((await namedFiles(database, room.name)).map(({ place }) => place));
        for (const place of await placesIn(room))
          if (!named.has(place)) faults.push(`Nothing names ${place} in ${room.name}.`);
      }
      return faults;
    },
  },
];

function namedFiles(database: Database, room: RoomName): Promise<{ place: string; name: string }[]> {
  return database.query<{ place: string; name: string }>(`${NAMED[room]} order by 1`);
}

async function placesIn(room: FileRoom): Promise<Set<string>> {
  const places = new Set<string>();
  for await (const place of room.places()) places.add(place);
  return places;
}
