import type { ContentSourceMap } from '@sanity/client';
import { jsonPathToStudioPath } from '@sanity/client/csm';
import { encodeIntoResult, stegaEncodeSourceMap } from '@sanity/client/stega';
import { createDataAttribute } from 'next-sanity';
import { pictureWithMark } from './picture-mark.ts';

/** Where the Studio stands; on the site's own host, so that a click leads to it without a configured address. */
const STUDIO_URL = '/studio';

type Path = Parameters<typeof jsonPathToStudioPath>[0];

/**
 * Writes into an answer of the lake where each of its parts comes from, so that a click on the page opens the field: texts carry
 * it in invisible characters, pictures beside their reference. Everything else stays as it is, because addresses, ids, dates,
 * colours and alternative texts are compared or written into attributes.
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

/** Words inside formatted texts: of paragraphs and call-outs, tables, booking buttons, films. */
const WORDS = ['text', 'caption', 'label', 'title'];

/** Is this a text that people read on the page? By name: `<name>_el` and `<name>_en`, and the words of formatted texts. */
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
