import type { Locale } from '#foundation/text/locales.ts';
import type { FrameTexts } from './frame-texts.ts';

/** Props of the frame's client component. */
export type FrameSetup = {
  locale: Locale;
  texts: FrameTexts;
  privacyHref: string;
};
