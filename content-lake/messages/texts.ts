import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The sign-in pages. The lake's API responds in English, as Sanity's does. */
export const { text } = createTexts<Texts>({ el, en });
