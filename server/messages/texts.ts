import { createTexts } from '#foundation/text/texts.ts';
import type { Texts } from './keys.gen.ts';
import el from './el.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** What the site's server answers by itself, without any page. */
export const { text } = createTexts<Texts>({ el, en });
