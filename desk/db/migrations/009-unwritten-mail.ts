import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Emails that another service writes at the moment they're sent: `service` writes them, `about` is their subject in that service,
 * such as a booking, and there's at most one email per subject and occasion. `unwritten` is due like `waiting`; `withheld` has no
 * recipient. An older program selects `waiting` only and leaves both alone.
 */
const statements = [
  `alter table desk.outgoing_mail
    add column service text, add column about text, add column kind text, add column occasion text, add column data text,
    drop constraint outgoing_mail_state_check,
    drop constraint outgoing_mail_ended,
    add constraint outgoing_mail_state_check
      check (state in ('waiting', 'unwritten', 'sent', 'kept', 'dead', 'discarded', 'withheld')),
    add constraint outgoing_mail_ended check ((state in ('waiting', 'unwritten')) = (ended_at is null)),
    add constraint outgoing_mail_written_by check (num_nulls(service, about, kind, occasion, data) in (0, 5)),
    add constraint outgoing_mail_unwritten check (state not in ('unwritten', 'withheld') or service is not null)`,
  `create unique index outgoing_mail_occasion on desk.outgoing_mail (service, about, kind, occasion)
    where service is not null`,
  `drop index desk.outgoing_mail_due`,
  `create index outgoing_mail_due on desk.outgoing_mail (priority, id) where state in ('waiting', 'unwritten')`,
];

export const unwrittenMail: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
