import type { Locale } from '#foundation/text/locales.ts';
import type { Selectable } from 'kysely';
import type { ConversationState } from '#contracts/desk/chat.ts';

export type ChatTables = {
  'desk.conversation': {
    id: string;
    /** SHA-256 of the token that the traveller's frame keeps. */
    token_hash: string;
    /** Random; with the key of the start it makes the token again. */
    token_salt: string;
    /** SHA-256 of the key of the start. */
    start_key: string;
    /** SHA-256 of what was sent with it. */
    digest: string;
    locale: Locale;
    name: string;
    page: string;
    booking: string;
    /** Pairs of strings that the page handed over, as JSON. */
    data: string;
    state: ConversationState;
    staff_id: string | null;
    staff_name: string | null;
    staff_role: string | null;
    /** Number of the newest message. Everything that happens to a conversation is a message, so it tells versions apart. */
    last_seq: number;
    last_at: Date;
    last_text: string;
    started_at: Date;
    ended_at: Date | null;
    traveller_delivered: number;
    traveller_read: number;
    staff_delivered: number;
    staff_read: number;
    /** The traveller is known to be there until then, or was. */
    connected_until: Date;
    /** Name and booking as they are searched. */
    search: string;
  };
  'desk.chat_message': {
    conversation_id: string;
    seq: number;
    key: string | null;
    sender: 'traveller' | 'staff' | 'desk';
    name: string;
    note: 'joined' | 'left' | 'ended' | 'reopened' | null;
    text: string;
    at: Date;
    /** The text as it is searched. */
    search: string;
  };
  /** Who of the staff was there and when: names for assigning, and what each looks at. */
  'desk.staff_presence': { id: string; name: string; role: string; looking: string | null; at: Date };
  /** What staff set for all, as JSON; without a row the program's own. */
  'desk.chat_setting': { name: 'hours' | 'canned'; value: string };
};

export type Conversation = Selectable<ChatTables['desk.conversation']>;
export type MessageRow = Selectable<ChatTables['desk.chat_message']>;
