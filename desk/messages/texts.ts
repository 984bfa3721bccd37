import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the desk says to people: emails, refusals, labels. */
export const { text, maybeText } = createTexts<Texts>({ el, en });
