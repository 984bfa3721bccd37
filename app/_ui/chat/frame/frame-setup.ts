import type { Locale } from '#lib/i18n/locales.ts';
import type { FrameTexts } from './frame-texts.ts';

/** What the page of the frame gives to its client part. */
export type FrameSetup = {
  locale: Locale;
  texts: FrameTexts;
  privacyHref: string;
};
