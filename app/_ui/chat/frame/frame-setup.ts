import type { Locale } from '#foundation/text/locales.ts';
import type { FrameTexts } from './frame-texts.ts';

/** What the page of the frame gives to its client part. */
export type FrameSetup = {
  locale: Locale;
  texts: FrameTexts;
  privacyHref: string;
};
