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
    /** The text as it is searched. */
    search: string;
    sender: 'traveller' | 'staff' | 'desk';
    seq: number;
    text: string;
  };
  /** What staff set for all, as JSON; without a row the program's own. */
  'desk.chat_setting': {
    name: 'hours' | 'canned';
    value: string;
  };
  'desk.conversation': {
    booking: string;
    /** The traveller is known to be online until then, or was. */
    connected_until: Date;
    /** Pairs of strings that the page handed over, as JSON. */
    data: string;
    /** SHA-256 of what was sent with the start key. */
    digest: string;
    ended_at: Date | null;
    id: string;
    last_at: Date;
    /** Number of the newest message. Everything that happens to a conversation is a message, so it tells versions apart. */
    last_seq: number;
    last_text: string;
    locale: 'el' | 'en';
    name: string;
    page: string;
    /** Name and booking as they are searched. */
    search: string;
    staff_delivered: Generated<number>;
    staff_id: string | null;
    staff_name: string | null;
    staff_read: Generated<number>;
    staff_role: string | null;
    /** SHA-256 of the key of the start. */
    start_key: string;
    started_at: Date;
    state: 'waiting' | 'open' | 'ended';
    /** SHA-256 of the token that the traveller's frame keeps. */
    token_hash: string;
    /** Random; with the key of the start it makes the token again. */
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
    /** What it says, as JSON of the contract's `IssueDraft`. */
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
    /** How it ended, as JSON, once the emails themselves are erased. */
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
    /** Reference of the stored file that goes with the email. */
    attaches: string | null;
    attempts: Generated<number>;
    /** What it is one of many of, such as an issue of the newsletter. */
    campaign: string | null;
    created_at: Date;
    /** What the writing service needs beside the subject, as JSON without anything personal. */
    data: string | null;
    /** In its `Date` header, the same in every attempt. */
    dated_at: Date;
    /** Neither sent nor stored beyond this moment. */
    discard_at: Date | null;
    /** When it reached its final state; null while it waits. */
    ended_at: Date | null;
    headers: string;
    html: string | null;
    id: Generated<number>;
    /** The idempotency key: the same key again is the same email. */
    key: string;
    kind: string | null;
    /** What the mail server said last, verbatim. */
    last_error: string | null;
    next_attempt_at: Date;
    /** What it tells of; one subject hears of it once. */
    occasion: string | null;
    /** Emptied once it has gone out. */
    personal: Generated<boolean>;
    /** Lower goes first. */
    priority: Generated<number>;
    recipient: string;
    /** Who writes it at the moment it is sent; null for an email that came written. */
    service: string | null;
    /** `unwritten`: due, and written when it is sent. `kept`: there is no mail server. `dead`: it was refused for good, or too often. `withheld`: there is nobody to send it to. */
    state: Generated<'waiting' | 'unwritten' | 'sent' | 'kept' | 'dead' | 'discarded' | 'withheld'>;
    subject: string;
    text: string;
    /** Why it is dead. */
    why: 'refused' | 'exhausted' | null;
  };
  'desk.received': {
    /** What only this kind has, as JSON. */
    details: string;
    /** SHA-256 of the content, so that one key cannot stand for two things. */
    digest: string;
    /** Why it may be advertising; null for everything else. */
    doubt: Doubt | null;
    email: string;
    /** Its emails as JSON, while they wait for somebody to say that it is no advertising. */
    held: string | null;
    kind: 'message' | 'cargo' | 'application';
    locale: 'el' | 'en';
    name: string;
    phone: string;
    /** Sent with a solved puzzle, so by a browser with script. */
    proven: Generated<boolean>;
    received_at: Date;
    reference: string;
    /** The caller's idempotency key; null once it may be used again. */
    request_key: string | null;
    search: Generated<string>;
    /** Who has it. The name is that of the moment: the desk keeps no accounts. */
    staff_id: string | null;
    staff_name: string | null;
    staff_role: string | null;
    state: Generated<'new' | 'taken' | 'answered' | 'closed'>;
  };
  /** Sign-ups from the site that are not settled yet. */
  'desk.sign_up': {
    asked_at: Date;
    email: string;
    id: Generated<number>;
    locale: 'el' | 'en';
    source: string;
  };
  /** One row: how full the bucket of all sign-ups was at a moment; it leaks. */
  'desk.sign_up_level': {
    at: Date;
    level: number;
    one: Generated<boolean>;
  };
  /** Who of the staff was online and when: names for assigning, and what each looks at. */
  'desk.staff_presence': {
    at: Date;
    id: string;
    looking: string | null;
    name: string;
    role: string;
  };
  'desk.subscriber': {
    /** When and on which page of the site they asked: with `confirmed_at`, the record of their consent. */
    asked_at: Date;
    /** SHA-256 of the token in the confirmation email; null once used. */
    confirm_hash: string | null;
    confirm_until: Date | null;
    confirmed_at: Date | null;
    /** In lower case. */
    email: string;
    /** Stands for the address in other tables and in keys of emails. */
    id: Generated<number>;
    left_at: Date | null;
    locale: 'el' | 'en';
    /** Issues in a row that their mail server refused for good. */
    refusals: Generated<number>;
    refused_at: Date | null;
    source: Generated<string>;
    /** `undeliverable`: their mail server has refused issues for good; only a new sign-up leads out of it. */
    state: 'pending' | 'confirmed' | 'unsubscribed' | 'undeliverable';
    /** Opens one-click unsubscription; protects nothing else. */
    unsubscribe_token: string;
    /** The language that a confirmed reader asked for, until the link in the email is followed. */
    wanted_locale: 'el' | 'en' | null;
    /** When they were last sent an email because of a sign-up. */
    written_at: Date;
  };
  'desk.used_stamp': {
    stamp: string;
    used_at: Date;
  };
};
