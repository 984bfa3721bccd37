import { parseDocument, type ScalarTag } from 'yaml';
import { isJson, type Json } from './document.ts';
import { richText } from './markdown.ts';

/** What the content writes often, in short: `cover: !picture kos`. */
const tags: ScalarTag[] = [
  tag('picture', (picture) => ({ _type: 'imageWithAlt', picture })),
  tag('reference', reference),
  // The lake and the Studio need a `_key` in arrays, and the id of what is referred to is a stable one.
  tag('keyed-reference', (id) => ({ _key: id, ...reference(id) })),
  tag('markdown', richText),
];

function tag(name: string, resolve: (text: string) => Json): ScalarTag {
  return { tag: `!${name}`, resolve };
}

function reference(id: string) {
  return { _type: 'reference', _ref: id };
}

/** @throws for an unknown tag and whatever else the YAML reader only warns about */
export function parseYaml(text: string): Json {
  const document = parseDocument(text, { customTags: tags });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw fault;
  const value: unknown = document.toJS();
  if (!isJson(value)) throw new Error('The content holds something that is not JSON.');
  return value;
}
