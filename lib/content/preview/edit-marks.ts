import type { ContentSourceMap } from '@sanity/client';
import { jsonPathToStudioPath } from '@sanity/client/csm';
import { encodeIntoResult, stegaEncodeSourceMap } from '@sanity/client/stega';
import { createDataAttribute } from 'next-sanity';
import { pictureWithMark } from './picture-mark.ts';

/** Address of the Studio. It is on the site's own host, so a click can lead to it without a configured address. */
const STUDIO_URL = '/studio';

type Path = Parameters<typeof jsonPathToStudioPath>[0];

/**
 * Marks each part of a query result with its source, so that a click on the page opens its field: in texts as invisible
 * characters, in pictures beside their reference. Everything else is unchanged, because addresses, ids, dates, colours
 * and alternative texts are compared or written into attributes.
 */
export function withEditMarks<Result>(result: Result, sourceMap: ContentSourceMap): Result {
  const marked = encodeIntoResult(result, sourceMap, ({ sourcePath, sourceDocument, resultPath, value }) => {
    if (resultPath.at(-1) !== 'ref' || !sourceDocument) return value;
    const picture = pictureOf(sourcePath);
    if (!picture) return value;
    const mark = createDataAttribute({
      baseUrl: STUDIO_URL,
      id: sourceDocument._id,
      type: sourceDocument._type,
      path: jsonPathToStudioPath(picture),
    });
    return pictureWithMark(value, mark.toString());
  });
  return stegaEncodeSourceMap(marked, sourceMap, {
    enabled: true,
    studioUrl: STUDIO_URL,
    omitCrossDatasetReferenceData: true,
    filter: ({ sourcePath, value }) => value.trim() !== '' && isReadText(sourcePath),
  });
}

/** Names of texts inside formatted texts: of paragraphs and call-outs, tables, booking buttons, films. */
const WORDS = ['text', 'caption', 'label', 'title'];

/**
 * Whether this is a text that visitors read, judged by its name: `<name>_el` and `<name>_en`, and the texts in
 * formatted texts.
 */
function isReadText(path: Path): boolean {
  const field = path.at(-1);
  if (path.includes('seo')) return false;
  if (typeof field !== 'string') return path.at(-2) === 'cells';
  return WORDS.includes(field) || /^(?!alt_|permalink_|category_).+_(?:el|en)$/.test(field);
}

/** `cover.asset._ref` → `cover`. */
function pictureOf(path: Path): Path | null {
  return path.at(-1) === '_ref' && path.at(-2) === 'asset' && path.length > 2 ? path.slice(0, -2) : null;
}
