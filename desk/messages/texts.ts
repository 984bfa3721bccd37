import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** All texts of the desk: emails, refusals, labels. */
export const { text, maybeText } = createTexts<Texts>({ el, en });
