import type { Locale } from '#foundation/text/locales.ts';
import type { Generated } from 'kysely';

export type NewsletterTables = {
  'desk.subscriber': {
    /** Stands for the address in other tables and in keys of letters. */
    id: Generated<number>;
    /** In small letters. */
    email: string;
    locale: Locale;
    /** `undeliverable`: their mail server has refused issues for good; only a new sign-up leads out of it. */
    state: 'pending' | 'confirmed' | 'unsubscribed' | 'undeliverable';
    /** SHA-256 of the token in the confirmation e-mail; null once used. */
    confirm_hash: string | null;
    confirm_until: Date | null;
    /** The language that a confirmed reader asked for, until the link in the letter is followed. */
    wanted_locale: Locale | null;
    /** Opens one-click unsubscription; not a secret that protects anything else. */
    unsubscribe_token: string;
    /** When and on which page of the site they asked: with `confirmed_at`, the record of their consent. */
    asked_at: Date;
    source: Generated<string>;
    confirmed_at: Date | null;
    /** When they were last written to because of a sign-up. */
    written_at: Date;
    left_at: Date | null;
    /** Issues in a row that their mail server refused for good. */
    refusals: Generated<number>;
    refused_at: Date | null;
  };
  /** Wishes from the site that are not settled yet. */
  'desk.sign_up': {
    id: Generated<number>;
    email: string;
    locale: Locale;
    source: string;
    asked_at: Date;
  };
  /** One row: how full the bucket of all sign-ups was at a moment; it leaks. */
  'desk.sign_up_level': { one: Generated<boolean>; level: number; at: Date };
  'desk.newsletter_issue': {
    id: string;
    state: 'draft' | 'sending' | 'paused' | 'sent';
    /** What it says, as JSON of the contract's `IssueDraft`. */
    content: string;
    /** Names of staff. */
    made_by: string;
    made_at: Date;
    changed_at: Date;
    sent_by: string | null;
    /** Whoever confirmed before this moment gets it. */
    started_at: Date | null;
    finished_at: Date | null;
    /** How many they were at that moment. */
    readers: Generated<number>;
    /** Letters are written for all subscribers up to this number. */
    reached: Generated<number>;
    /** All letters are written. */
    written: Generated<boolean>;
    /** How it ended, as JSON, once the letters themselves are erased. */
    totals: string | null;
  };
  'desk.newsletter_recipient': {
    issue_id: string;
    subscriber_id: number;
    /** When the refusal of this letter was counted. */
    refused_at: Date | null;
  };
};
