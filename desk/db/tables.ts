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
    created_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
    sent_at: Date | null;
    last_error: string | null;
  };
};
