import type { Kysely } from 'kysely';
import type {
  PersonRequest,
  PersonCounts,
  PersonData,
  RetentionTable,
} from '#contracts/desk/staff-privacy.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import type { Log } from '#foundation/log/log.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { RETENTION } from './retention.ts';

/** What can be done with a person's data, for staff endpoints and for commands on the server. */
export type Privacy = {
  retention(): RetentionTable;
  /** `by` is logged, the address never is. */
  person(person: PersonRequest, by: string): Promise<PersonData>;
  erase(person: PersonRequest, by: string): Promise<PersonCounts>;
};

export function createPrivacy(options: { db: Kysely<DeskTables>; clock: () => Date; log: Log }): Privacy {
  const { db, clock, log } = options;
  return {
    retention: () => RETENTION,
    async person(person, by) {
      const given = await exportPerson(db, person, clock());
      const counts = Object.fromEntries(
        Object.entries(given.data).map(([kind, rows]) => [kind, rows.length]),
      );
      log.info({ by, counts }, 'personal data was exported');
      return given;
    },
    async erase(person, by) {
      const done = await erasePerson(db, person);
      if (!done.dryRun) log.info({ by, counts: done.counts }, 'personal data was erased');
      return done;
    },
  };
}
