import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { factsOf } from '#seed/facts/facts.ts';
import { fillDocument } from '#seed/facts/fill.ts';
import { network } from '#seed/network/network.ts';
import { isJson, isObject, type Json, type JsonObject, type SeedDocument } from './document.ts';
import { richText } from './markdown.ts';
import { parseYaml } from './yaml.ts';

/*
 * Reads the initial content from `seed/content`. A YAML file lists the documents of a kind: everything independent of language, and
 * short texts in both languages (`title: { el: …, en: … }`). Prose is in a Markdown file per document and language,
 * `news/bicycles.el.md`, with its short texts in the front matter.
 */
const folder = new URL('../content/', import.meta.url);

const JsonValue = v.custom<Json>(isJson);
const Entry = v.objectWithRest({ id: v.optional(v.string()) }, JsonValue);
type Entry = v.InferOutput<typeof Entry>;
const Articles = v.array(v.objectWithRest({ _key: v.string() }, JsonValue));

/** Every document, with pictures referenced by name. */
export function readContent(): SeedDocument[] {
  const facts = factsOf(network);
  return readSources().map((document) => fillDocument(document, facts));
}

/**
 * The same as the files have it: with `{placeholders}` for figures about the product (`seed/facts`), and with `says`, the
 * capabilities of the product on which the texts of a document depend.
 */
export function readSources(): SeedDocument[] {
  return [
    ...listOf('destination', 'destinations/destinations.yaml', 'story'),
    ...listOf('newsCategory', 'news/categories.yaml'),
    ...listOf('newsPost', 'news/posts.yaml', 'body'),
    ...listOf('magazineIssue', 'magazine/issues.yaml'),
    ...readdirSync(new URL('offers/', folder))
      .toSorted()
      .flatMap((file) => listOf('offer', `offers/${file}`)),
    ...listOf('page', 'pages/pages.yaml', 'body'),
    ...listOf('port', 'ports.yaml'),
    ...listOf('jobOpening', 'jobs/jobs.yaml', 'text'),
    ...listOf('agency', 'agencies.yaml'),
    ...listOf('faq', 'faqs/faqs.yaml', 'answer'),
    ...listOf('serviceAlert', 'alerts.yaml'),
    ...listOf('siteSettings', 'site-settings.yaml'),
    ...listOf('homePage', 'home-page.yaml'),
  ];
}

/** @param body the field for the text below the front matter, if the kind has Markdown files */
function listOf(type: string, file: string, body?: string): SeedDocument[] {
  const content = read(file, parseYaml);
  const beside = file.slice(0, file.lastIndexOf('/') + 1);
  return v.parse(v.array(Entry), Array.isArray(content) ? content : [content]).map((entry) => {
    const { id, ...fields } = entry;
    const prose = body === undefined ? {} : proseOf(`${beside}${id}`, body);
    return {
      _id: id === undefined ? type : `${type}-${id}`,
      _type: type,
      ...inLanguages({ ...fields, ...prose, ...articlesOf(entry, beside) }),
    };
  });
}

/** The articles of a magazine aren't documents, but their texts are in files like those of documents. */
function articlesOf({ id, articles }: Entry, beside: string): JsonObject {
  if (articles === undefined) return {};
  return {
    articles: v.parse(Articles, articles).map((article) => ({
      ...article,
      _type: 'magazineArticle',
      ...proseOf(`${beside}${id}/${article._key}`, 'body'),
    })),
  };
}

/** The content of two Markdown files, field by field. A text only for Greek readers has no English file. */
function proseOf(name: string, body: string): JsonObject {
  const el = markdownFile(`${name}.el.md`);
  const en = existsSync(new URL(`${name}.en.md`, folder)) ? markdownFile(`${name}.en.md`) : undefined;
  const fields = Object.keys({ ...el.fields, ...en?.fields }).map((field): [string, Json] => {
    const [greek, english] = [el.fields[field], en?.fields[field]];
    return [field, Array.isArray(greek) ? practicalNotes(greek, english) : { el: greek, en: english }];
  });
  return { ...Object.fromEntries(fields), [body]: { el: el.text, en: en?.text } };
}

function markdownFile(file: string): { fields: JsonObject; text: Json[] } {
  return read(file, (content) => {
    const [, front = '', text] = /^---\n(.*?)\n---\n(.*)$/s.exec(content) ?? [];
    const fields = parseYaml(front);
    if (!isObject(fields) || text === undefined) throw new Error('It does not start with its front matter.');
    return { fields, text: richText(text) };
  });
}

/** Each language has its own list of notes on an island; a note in the document contains both languages. */
function practicalNotes(el: Json[], en: Json): Json {
  if (!Array.isArray(en) || en.length !== el.length) throw new Error('Both languages need the same notes.');
  return el.map((note, index) => {
    const other = en[index];
    if (!isObject(note) || !isObject(other)) throw new Error('A note is a title and a text.');
    const words = Object.keys(note).map((field) => [field, { el: note[field], en: other[field] }]);
    return { _key: `n${index}`, _type: 'practicalNote', ...Object.fromEntries(words) };
  });
}

/** Turns `title: { el, en }` into the fields `title_el` and `title_en`, at any depth, and permalinks into slugs. */
function inLanguages(object: JsonObject): JsonObject {
  const fields = Object.entries(object).flatMap(([field, value]): [string, Json][] => {
    if (!isObject(value) || !('el' in value)) return [[field, nested(value)]];
    const { el, en } = value;
    const captions = captionsOf(el, en);
    return Object.entries({ el, en }).flatMap(([language, words]): [string, Json][] => {
      if (words === undefined) return [];
      const slug = field === 'permalink' ? { _type: 'slug', current: words } : undefined;
      return [[`${field}_${language}`, slug ?? withCaptions(nested(words), captions)]];
    });
  });
  return Object.fromEntries(fields);
}

function nested(value: Json): Json {
  if (Array.isArray(value)) return value.map(nested);
  return isObject(value) ? inLanguages(value) : value;
}

/** A picture between paragraphs has one caption in each language's file; the document has both in each text. */
function captionsOf(el: Json, en: Json): Map<Json, JsonObject> {
  const captions = new Map<Json, JsonObject>();
  for (const [language, text] of Object.entries({ el, en }))
    for (const member of Array.isArray(text) ? text : [])
      if (isObject(member) && member._type === 'imageWithAlt' && typeof member.caption === 'string')
        captions.set(member.picture, {
          ...captions.get(member.picture),
          [`caption_${language}`]: member.caption,
        });
  return captions;
}

function withCaptions(text: Json, captions: Map<Json, JsonObject>): Json {
  if (!Array.isArray(text) || captions.size === 0) return text;
  return text.map((member) => {
    if (!isObject(member) || member._type !== 'imageWithAlt') return member;
    const own = Object.entries(member).filter(([field]) => field !== 'caption');
    return { ...Object.fromEntries(own), ...captions.get(member.picture) };
  });
}

/** A no-break space is invisible, so the files write it as in HTML. */
function read<T>(file: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(new URL(file, folder), 'utf8').replaceAll('&nbsp;', '\u00a0'));
  } catch (error) {
    throw new Error(`seed/content/${file} cannot be read`, { cause: error });
  }
}
