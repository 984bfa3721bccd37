import type { CannedAnswer } from '#contracts/desk/staff-chat.ts';
import { STAFF_LOCALE } from '#desk/kernel/staff-locale.ts';
import { text } from '#desk/messages/texts.ts';

const NAMES = ['greeting', 'moment', 'reference', 'check-in', 'weather', 'goodbye'] as const;

/** What staff start with; they change all of it in the Studio. Times at the quay: questions and answers of the seeded content. */
export const DEFAULT_CANNED: CannedAnswer[] = NAMES.map((id) => ({
  id,
  title: text(STAFF_LOCALE, `chat.canned.${id}.title`),
  text_el: text('el', `chat.canned.${id}.text`),
  text_en: text('en', `chat.canned.${id}.text`),
}));
