import type { CannedAnswer } from '#contracts/desk/staff-chat.ts';
import { STAFF_LOCALE } from '#desk/kernel/staff-locale.ts';
import { text } from '#desk/messages/texts.ts';

const NAMES = ['greeting', 'moment', 'reference', 'check-in', 'weather', 'goodbye'] as const;

/** The answers that staff start with and can change in the Studio. The times at the quay in them are those of the seeded FAQ. */
export const DEFAULT_CANNED: CannedAnswer[] = NAMES.map((id) => ({
  id,
  title: text(STAFF_LOCALE, `chat.canned.${id}.title`),
  text_el: text('el', `chat.canned.${id}.text`),
  text_en: text('en', `chat.canned.${id}.text`),
}));
