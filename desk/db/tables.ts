import type { ChatTables } from './chat-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';

/** Tables of the desk, as Kysely sees them; each subject describes its own. */
export type DeskTables = MailTables & NewsletterTables & InboxTables & ChatTables;
