import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the reservation service says to people. */
export const { text, bilingual } = createTexts<Texts>({ el, en });
