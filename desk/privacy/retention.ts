import { KEEP_CONVERSATION_DAYS } from '../chat/erase.ts';
import type { RetentionTable } from '#contracts/desk/staff-privacy.ts';
import { KEEP_DAYS } from '../inbox/erase.ts';
import { NEWSLETTER_DAYS } from '../newsletter/erase.ts';

/**
 * How long the desk keeps personal data, in one table; `erase-old.ts` enforces it every hour. The site's privacy policy
 * states the same in months (seed/content/pages/privacy-policy.*.md), which a test checks. Subscribers are
 * kept until they leave.
 */
export const RETENTION: RetentionTable = [
  { kind: 'message', days: KEEP_DAYS.message, after: 'it arrived, with the answers' },
  { kind: 'cargo', days: KEEP_DAYS.cargo, after: 'it arrived, with the answers' },
  { kind: 'application', days: KEEP_DAYS.application, after: 'it arrived, with CV and answers' },
  { kind: 'conversation', days: KEEP_CONVERSATION_DAYS, after: 'its end' },
  { kind: 'letter', days: KEEP_DAYS.letter, after: 'it was written; tickets are emptied once sent' },
  { kind: 'subscriber, not confirmed', days: NEWSLETTER_DAYS.pending, after: 'our last email' },
  {
    kind: 'subscriber, left',
    days: NEWSLETTER_DAYS.left,
    after: 'they left, as the record of their consent',
  },
  { kind: 'who got an issue', days: NEWSLETTER_DAYS.recipients, after: 'the issue was sent' },
];
