import type { Generated } from 'kysely';

/** `kept`: there is no mail server. `dead`: it was refused for good, or too often. */
export type MailState = 'waiting' | 'sent' | 'kept' | 'dead' | 'discarded';

export type MailTables = {
  'desk.outgoing_mail': {
    id: Generated<number>;
    /** What it is known by: the same key again is the same letter. */
    key: string;
    recipient: string;
    subject: string;
    text: string;
    headers: string;
    html: string | null;
    /** Reference of the stored file that goes with the letter. */
    attaches: string | null;
    /** Emptied once it has gone out. */
    personal: Generated<boolean>;
    /** Lower goes first. */
    priority: Generated<number>;
    /** What it is one of many of, such as an issue of the newsletter. */
    campaign: string | null;
    /** Not sent, and not kept, beyond this moment. */
    discard_at: Date | null;
    created_at: Date;
    /** In its `Date` header, the same in every attempt. */
    dated_at: Date;
    state: Generated<MailState>;
    /** When it came to stand as it does; null while it waits. */
    ended_at: Date | null;
    /** Why it is dead. */
    why: 'refused' | 'exhausted' | null;
    attempts: Generated<number>;
    next_attempt_at: Date;
    /** What the mail server said last, in its own words. */
    last_error: string | null;
  };
  'desk.mail_attachment': {
    mail_id: number;
    position: number;
    name: string;
    type: string;
    bytes: Uint8Array;
  };
};
