import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** Texts of responses that the site's server writes without Next. */
export const { text } = createTexts<Texts>({ el, en });
