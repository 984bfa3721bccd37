/** GROQ fragments that several queries share. Plain strings, because typegen has to follow them. */

const pictureFields = `
  "ref": asset._ref,
  "lqip": asset->metadata.lqip,
  hotspot,
  crop,
  alt_el,
  alt_en,
  caption_el,
  caption_en
`;

/** A picture with what the site needs to lay it out; dimensions come from the asset's id. */
export const picture = `{${pictureFields}}`;

/** The pictures of a gallery. */
export const pictures = `[]{ _key, ${pictureFields} }`;

/** What it takes to turn a link to a document into an address in either language. */
export const linkTarget = `{
  _type,
  "permalink_el": permalink_el.current,
  "permalink_en": permalink_en.current,
  "category_el": category->permalink_el.current,
  "category_en": category->permalink_en.current
}`;

/** Rich text with its internal links resolved and its pictures ready to show. */
export const richText = `[]{
  ...,
  _type == "imageWithAlt" => ${picture},
  markDefs[]{
    ...,
    _type == "internalLink" => { "target": reference->${linkTarget} }
  }
}`;

export const permalinks = `
  "permalink_el": permalink_el.current,
  "permalink_en": permalink_en.current
`;

/** A post as lists show it. */
export const postCard = `{
  _id,
  title_el, title_en, excerpt_el, excerpt_en, publishedAt,
  ${permalinks},
  "category": category->{ title_el, title_en, ${permalinks} },
  cover${picture}
}`;
