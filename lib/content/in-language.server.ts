import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import type { Permalinks } from '#lib/routes/permalinks.ts';
import { contentPicture, type ContentPicture, type RawPicture } from './content-picture.ts';
import { contentPlace } from './place.server.ts';

/** A picture of this lake in one language. */
export function pictureIn(raw: RawPicture | null | undefined, locale: Locale): ContentPicture | null {
  return contentPicture(raw, locale, contentPlace());
}

export function permalinksOf(document: {
  permalink_el: string | null;
  permalink_en: string | null;
}): Permalinks {
  return { el: document.permalink_el, en: document.permalink_en };
}

/** The pictures of a gallery in one language; those without a file are left out. */
export function picturesIn(
  raw: readonly (RawPicture & { _key: string })[] | null | undefined,
  locale: Locale,
): { key: string; picture: ContentPicture }[] {
  return (raw ?? []).flatMap((one) => {
    const picture = pictureIn(one, locale);
    return picture ? [{ key: one._key, picture }] : [];
  });
}
