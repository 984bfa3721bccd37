/** What a document may hold: plain JSON, as the content lake stores it. */
export type Json = string | number | boolean | null | undefined | Json[] | { [field: string]: Json };

/** A document of the seed. Its id is readable and never changes: editors' changes hang on it. */
export type SeedDocument = { _id: string; _type: string; [field: string]: Json };

/**
 * A picture of `seed/pictures` by file name without `.webp`. Alt texts and the focal point come from the csv beside it and
 * the asset from the upload, so content only names the picture; `resolvePictures` in `seed/run` turns it into the real object.
 */
export type PictureName = {
  _type: 'imageWithAlt';
  picture: string;
  caption_el?: string;
  caption_en?: string;
};

export function picture(name: string, caption?: { el: string; en: string }): PictureName {
  if (!caption) return { _type: 'imageWithAlt', picture: name };
  return { _type: 'imageWithAlt', picture: name, caption_el: caption.el, caption_en: caption.en };
}

export const slug = (current: string) => ({ _type: 'slug', current });

export const reference = (id: string) => ({ _type: 'reference', _ref: id });

/** For arrays: the lake and the Studio need a `_key`, and the id of what is referred to is a stable one. */
export const keyedReference = (id: string) => ({ _key: id, ...reference(id) });
