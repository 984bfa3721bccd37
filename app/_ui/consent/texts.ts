import type { Category } from '#lib/consent/consents.ts';

/** Every word of banner and settings, in one language. */
export type ConsentTexts = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'onlyEssential'
    | 'everything'
    | 'byCategory'
    | 'settingsTitle'
    | 'settingsText'
    | 'save'
    | 'close'
    | 'privacy',
    string
  >
> & { readonly categories: Readonly<Record<Category, { name: string; text: string }>> };
