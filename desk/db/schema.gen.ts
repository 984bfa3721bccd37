// Written by `npm run typegen` from the migrations. Do not edit.
import type { Generated } from 'kysely';
import type { Doubt } from '#contracts/desk/staff-inbox.ts';

export type DeskTables = {
  'desk.answer': {
    at: Date;
    key: string;
    reference: string;
    staff_id: string;
    staff_name: string;
    text: string;
  };
  'desk.chat_message': {
    at: Date;
    conversation_id: string;
    key: string | null;
    name: string;
    note: 'joined' | 'left' | 'ended' | 'reopened' | null;
    /** The text in its searchable form. */
    search: string;
    sender: 'traveller' | 'staff' | 'desk';
    seq: number;
    text: string;
  };
  /** Settings that staff made for everybody, as JSON; without a row the program's defaults apply. */
  'desk.chat_setting': {
    name: 'hours' | 'canned';
    value: string;
  };
  'desk.conversation': {
    booking: string;
    /** Until when the traveller counts as online. */
    connected_until: Date;
    /** Pairs of strings that the page sent, as JSON. */
    data: string;
    /** SHA-256 of the request that started the conversation. */
    digest: string;
    ended_at: Date | null;
    id: string;
    last_at: Date;
    /** Number of the newest message. Every change of a conversation is a message, so this is its version. */
    last_seq: number;
    last_text: string;
    locale: 'el' | 'en';
    name: string;
    page: string;
    /** Name and booking in their searchable form. */
    search: string;
    staff_delivered: Generated<number>;
    staff_id: string | null;
    staff_name: string | null;
    staff_read: Generated<number>;
    staff_role: string | null;
    /** SHA-256 of the idempotency key with which the conversation was started. */
    start_key: string;
    started_at: Date;
    state: 'waiting' | 'open' | 'ended';
    /** SHA-256 of the token that the traveller's frame stores. */
    token_hash: string;
    /** Random; with the start key it reproduces the token. */
    token_salt: string;
    traveller_delivered: Generated<number>;
    traveller_read: Generated<number>;
  };
  'desk.failed_job': {
    attempts: number;
    first_failed_at: Date;
    kind: string;
    last_failed_at: Date;
    next_attempt_at: Date;
    reason: string;
    subject: string;
  };
  'desk.file': {
    name: string;
    reference: string;
    type: string;
  };
  'desk.file_part': {
    bytes: Uint8Array;
    part: number;
    reference: string;
  };
  'desk.mail_attachment': {
    bytes: Uint8Array;
    mail_id: number;
    name: string;
    position: number;
    type: string;
  };
  'desk.newsletter_issue': {
    changed_at: Date;
    /** Its content, as JSON of the contract's `IssueDraft`. */
    content: string;
    finished_at: Date | null;
    id: string;
    made_at: Date;
    /** Names of staff. */
    made_by: string;
    /** Emails are queued for all subscribers up to this number. */
    reached: Generated<number>;
    /** How many subscribers there were at `started_at`. */
    readers: Generated<number>;
    sent_by: string | null;
    /** Subscribers who confirmed before this moment get it. */
    started_at: Date | null;
    state: 'draft' | 'sending' | 'paused' | 'sent';
    /** The final counts, as JSON, once the emails themselves are erased. */
    totals: string | null;
    /** All emails are queued. */
    written: Generated<boolean>;
  };
  'desk.newsletter_recipient': {
    issue_id: string;
    /** When the refusal of this email was counted. */
    refused_at: Date | null;
    subscriber_id: number;
  };
  'desk.outgoing_mail': {
    /** Its subject in the service that writes it, such as the id of a booking. */
    about: string | null;
    /** Reference of a stored file to attach. */
    attaches: string | null;
    attempts: Generated<number>;
    /** What a group of emails belongs to, such as an issue of the newsletter. */
    campaign: string | null;
    created_at: Date;
    /** What else the service needs to write it, as JSON without personal data. */
    data: string | null;
    /** The `Date` header, the same in every attempt. */
    dated_at: Date;
    /** From then on it is neither sent nor kept. */
    discard_at: Date | null;
    /** When it reached its final state; null while it waits. */
    ended_at: Date | null;
    headers: string;
    html: string | null;
    id: Generated<number>;
    /** The idempotency key: the same key again is the same email. */
    key: string;
    kind: string | null;
    /** The mail server's last reply, verbatim. */
    last_error: string | null;
    next_attempt_at: Date;
    /** The event that it reports; at most one email per subject and event. */
    occasion: string | null;
    /** Its content is erased once it has been sent. */
    personal: Generated<boolean>;
    /** Lower numbers are sent first. */
    priority: Generated<number>;
    recipient: string;
    /** The service that writes it at the moment it is sent; null for an email that was queued as text. */
    service: string | null;
    /** `unwritten`: due, and written when it is sent. `kept`: there is no mail server. `dead`: it was refused permanently, or all attempts failed. `withheld`: it has no recipient. */
    state: Generated<'waiting' | 'unwritten' | 'sent' | 'kept' | 'dead' | 'discarded' | 'withheld'>;
    subject: string;
    text: string;
    /** Why it is dead. */
    why: 'refused' | 'exhausted' | null;
  };
  'desk.received': {
    /** The fields that only this kind has, as JSON. */
    details: string;
    /** SHA-256 of the content, so that one key cannot be used for two submissions. */
    digest: string;
    /** Why it may be advertising; null for everything else. */
    doubt: Doubt | null;
    email: string;
    /** Its emails as JSON, until staff decide that it is not advertising. */
    held: string | null;
    kind: 'message' | 'cargo' | 'application';
    locale: 'el' | 'en';
    name: string;
    phone: string;
    /** Sent with a solved puzzle, so by a browser that runs scripts. */
    proven: Generated<boolean>;
    received_at: Date;
    reference: string;
    /** The caller's idempotency key; null once it may be used again. */
    request_key: string | null;
    search: Generated<string>;
    /** The owner. The name is a snapshot: the desk has no accounts. */
    staff_id: string | null;
    staff_name: string | null;
    staff_role: string | null;
    state: Generated<'new' | 'taken' | 'answered' | 'closed'>;
  };
  /** Sign-ups from the site that have not been processed yet. */
  'desk.sign_up': {
    asked_at: Date;
    email: string;
    id: Generated<number>;
    locale: 'el' | 'en';
    source: string;
  };
  /** One row: the level of the leaky bucket for all sign-ups, and when it was measured. */
  'desk.sign_up_level': {
    at: Date;
    level: number;
    one: Generated<boolean>;
  };
  /** When each member of staff was last online, with the name for assigning, and what they have open. */
  'desk.staff_presence': {
    at: Date;
    id: string;
    looking: string | null;
    name: string;
    role: string;
  };
  'desk.subscriber': {
    /** When they signed up: together with `confirmed_at`, the record of their consent. */
    asked_at: Date;
    /** SHA-256 of the token in the confirmation email; null once used. */
    confirm_hash: string | null;
    confirm_until: Date | null;
    confirmed_at: Date | null;
    /** In lower case. */
    email: string;
    /** Used in place of the address in other tables and in keys of emails. */
    id: Generated<number>;
    left_at: Date | null;
    locale: 'el' | 'en';
    /** Consecutive issues that their mail server refused permanently. */
    refusals: Generated<number>;
    refused_at: Date | null;
    source: Generated<string>;
    /** `undeliverable`: their mail server has refused issues permanently; only a new sign-up ends this state. */
    state: 'pending' | 'confirmed' | 'unsubscribed' | 'undeliverable';
    /** For one-click unsubscription only. */
    unsubscribe_token: string;
    /** The language that a confirmed reader wants to switch to, until they follow the link in the email. */
    wanted_locale: 'el' | 'en' | null;
    /** When they were last sent an email about a sign-up. */
    written_at: Date;
  };
  'desk.used_stamp': {
    stamp: string;
    used_at: Date;
  };
};
