import { parseDocument, type ScalarTag } from 'yaml';
import { isJson, type Json } from './document.ts';
import { richText } from './markdown.ts';

/** Tags for frequent values: `cover: !picture kos`. */
const tags: ScalarTag[] = [
  tag('picture', (picture) => ({ _type: 'imageWithAlt', picture })),
  tag('reference', reference),
  // The lake and the Studio need a `_key` in arrays; the referenced id is a stable one.
  tag('keyed-reference', (id) => ({ _key: id, ...reference(id) })),
  tag('markdown', richText),
];

function tag(name: string, resolve: (text: string) => Json): ScalarTag {
  return { tag: `!${name}`, resolve };
}

function reference(id: string) {
  return { _type: 'reference', _ref: id };
}

/** @throws for an unknown tag and everything else about which the YAML parser only warns */
export function parseYaml(text: string): Json {
  const document = parseDocument(text, { customTags: tags });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw fault;
  const value: unknown = document.toJS();
  if (!isJson(value)) throw new Error('The content holds something that is not JSON.');
  return value;
}
