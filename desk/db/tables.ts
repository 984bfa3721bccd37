import type { Generated } from 'kysely';

/** Tables of the desk, as Kysely sees them. */
export type DeskTables = {
  'desk.subscriber': {
    email: string;
    locale: 'el' | 'en';
    state: 'pending' | 'confirmed' | 'unsubscribed';
    /** SHA-256 of the token in the confirmation e-mail; null once used. */
    confirm_hash: string | null;
    confirm_until: Date | null;
    /** Opens one-click unsubscription; not a secret that protects anything else. */
    unsubscribe_token: string;
    asked_at: Date;
    confirmed_at: Date | null;
  };
  'desk.outgoing_mail': {
    id: Generated<number>;
    recipient: string;
    subject: string;
    text: string;
    headers: string;
    html: string | null;
    /** Reference of the stored file that goes with the letter. */
    attaches: string | null;
    /** What another service knows the letter by; such a letter is emptied once it has gone out. */
    key: string | null;
    /** Not sent, and not kept, beyond this moment. */
    discard_at: Date | null;
    created_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
    sent_at: Date | null;
    last_error: string | null;
  };
  'desk.mail_attachment': {
    mail_id: number;
    position: number;
    name: string;
    type: string;
    bytes: Uint8Array;
  };
  'desk.received': {
    reference: string;
    kind: 'message' | 'cargo' | 'application';
    /** The caller's idempotency key; null once it may be used again. */
    request_key: string | null;
    /** SHA-256 of the content, so that a key cannot stand for two things. */
    digest: string;
    locale: 'el' | 'en';
    name: string;
    email: string;
    phone: string;
    /** What only this kind has, as JSON. */
    details: string;
    received_at: Date;
  };
  'desk.file': { reference: string; name: string; type: string };
  'desk.file_part': { reference: string; part: number; bytes: Uint8Array };
};
