import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The reservation service's text catalogue. */
export const { text, bilingual } = createTexts<Texts>({ el, en });
