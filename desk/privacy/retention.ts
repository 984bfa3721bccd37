import type { RetentionTable } from '#contracts/desk/staff-privacy.ts';
import { KEEP_DAYS } from '#contracts/desk/retention.ts';

/**
 * How long the desk keeps personal data, in one table; `erase-old.ts` enforces it every hour. Subscribers are kept until they
 * leave.
 */
export const RETENTION: RetentionTable = [
  { kind: 'message', days: KEEP_DAYS.message, after: 'it arrived, with the answers' },
  { kind: 'cargo', days: KEEP_DAYS.cargo, after: 'it arrived, with the answers' },
  { kind: 'application', days: KEEP_DAYS.application, after: 'it arrived, with CV and answers' },
  { kind: 'conversation', days: KEEP_DAYS.conversation, after: 'its end' },
  { kind: 'letter', days: KEEP_DAYS.letter, after: 'it was written; tickets are emptied once sent' },
  { kind: 'subscriber, not confirmed', days: KEEP_DAYS.unconfirmed, after: 'our last email' },
  {
    kind: 'subscriber, left',
    days: KEEP_DAYS.formerSubscriber,
    after: 'they left, as the record of their consent',
  },
  { kind: 'who got an issue', days: KEEP_DAYS.recipients, after: 'the issue was sent' },
];
