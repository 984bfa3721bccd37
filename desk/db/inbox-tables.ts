import type { Locale } from '#foundation/text/locales.ts';
import type { Generated } from 'kysely';
import type { Doubt } from '#contracts/desk/staff-inbox.ts';

export type InboxTables = {
  'desk.received': {
    reference: string;
    kind: 'message' | 'cargo' | 'application';
    /** The caller's idempotency key; null once it may be used again. */
    request_key: string | null;
    /** SHA-256 of the content, so that a key cannot stand for two things. */
    digest: string;
    locale: Locale;
    name: string;
    email: string;
    phone: string;
    /** What only this kind has, as JSON. */
    details: string;
    received_at: Date;
    state: Generated<'new' | 'taken' | 'answered' | 'closed'>;
    /** Who has it. The name is that of the moment: the desk keeps no accounts. */
    staff_id: string | null;
    staff_name: string | null;
    staff_role: string | null;
    /** Sent with a solved puzzle, so by a browser with script. */
    proven: Generated<boolean>;
    /** Why it may be advertising; null for all that goes its usual way. */
    doubt: Doubt | null;
    /** Its letters as JSON, while they wait for somebody to say that it is no advertising. */
    held: string | null;
    search: string;
  };
  'desk.file': { reference: string; name: string; type: string };
  'desk.file_part': { reference: string; part: number; bytes: Uint8Array };
  'desk.answer': {
    reference: string;
    key: string;
    staff_id: string;
    staff_name: string;
    text: string;
    at: Date;
  };
  'desk.used_stamp': { stamp: string; used_at: Date };
};
