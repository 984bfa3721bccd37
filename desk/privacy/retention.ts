import { KEEP_CONVERSATION_DAYS } from '../chat/erase.ts';
import type { RetentionTable } from '#contracts/desk/staff-privacy.ts';
import { KEEP_DAYS } from '../inbox/erase.ts';
import { NEWSLETTER_DAYS } from '../newsletter/erase.ts';

/**
 * How long the desk keeps what is about people, all of it in one table; `erase-old.ts` keeps to it every hour. The privacy policy
 * of the site says the same in months (seed/content/pages/privacy-policy.*.md): a test holds the two together. Who reads the
 * newsletter is kept until they leave it.
 */
export const RETENTION: RetentionTable = [
  { kind: 'message', days: KEEP_DAYS.message, after: 'it came, with the answers' },
  { kind: 'cargo', days: KEEP_DAYS.cargo, after: 'it came, with the answers' },
  { kind: 'application', days: KEEP_DAYS.application, after: 'it came, with CV and answers' },
  { kind: 'conversation', days: KEEP_CONVERSATION_DAYS, after: 'its end' },
  { kind: 'letter', days: KEEP_DAYS.letter, after: 'it was written; tickets are emptied once sent' },
  { kind: 'subscriber, not confirmed', days: NEWSLETTER_DAYS.pending, after: 'our last letter' },
  {
    kind: 'subscriber, left',
    days: NEWSLETTER_DAYS.left,
    after: 'they left, as the record of their consent',
  },
  { kind: 'who got an issue', days: NEWSLETTER_DAYS.recipients, after: 'the issue was sent' },
];
