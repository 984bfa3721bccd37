import type { Selectable } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';

export type Conversation = Selectable<DeskTables['desk.conversation']>;
export type MessageRow = Selectable<DeskTables['desk.chat_message']>;
