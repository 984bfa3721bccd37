import type { Category } from '#lib/consent/consents.ts';

/** The words of the settings, in one language. */
export type SettingsTexts = Readonly<
  Record<'title' | 'text' | 'onlyEssential' | 'everything' | 'save' | 'close' | 'privacy', string>
> & { readonly categories: Readonly<Record<Category, { name: string; text: string }>> };
