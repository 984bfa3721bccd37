import { parseJsonPath } from '@sanity/client/csm';
import fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { runQuery } from '#content-lake/groq/run-query.ts';
import type { Doc, Json } from '#content-lake/protocol/document.ts';
import { View } from '#content-lake/store/view.ts';
import { leavesOf, valueAt } from '#tests/fixtures/source-path.ts';

/**
 * Every text in these documents states its position and occurs only there, so an entry that points to an equal value
 * points to the right one.
 */
const ids = ['one', 'two', 'three'];
const documents = new Map(ids.map((id) => [id, documentOf(id)]));
const view = new View();
for (const doc of documents.values()) view.put(doc);
const everything = [...documents.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1));

function documentOf(id: string): Doc {
  const others = ids.filter((other) => other !== id);
  const text = (place: string) => `${id}/${place}`;
  const item = (place: string, key: Record<string, Json>): Json => ({
    ...key,
    a: text(`${place}/a`),
    b: { c: text(`${place}/b/c`) },
    list: [text(`${place}/list/0`), text(`${place}/list/1`)],
    to: { _ref: others[0] ?? '' },
  });
  return {
    _id: id,
    _originalId: `drafts.${id}`,
    _type: 'thing',
    _rev: text('rev'),
    _createdAt: text('created'),
    _updatedAt: text('updated'),
    a: text('a'),
    "it's": text("it's"),
    b: { c: text('b/c'), list: [text('b/list/0'), text('b/list/1')] },
    list: [
      item('list/0', { _key: 'x' }),
      item('list/1', {}),
      item('list/2', { _key: "it's" }),
      item('list/3', { _key: 'y' }),
    ],
    texts: [text('texts/0'), text('texts/1'), text('texts/2')],
    to: { _ref: others[0] ?? '' },
    many: others.map((other) => ({ _key: `k-${other}`, _ref: other })),
  };
}

const { value, list } = fc.letrec<{ value: string; list: string; object: string; projection: string }>(
  (tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom(
        'a',
        'b',
        'b.c',
        '@["it\'s"]',
        'list',
        'texts[0]',
        'texts',
        'gone',
        '_id',
        '@',
        'b.list',
      ),
      tie('object'),
      tie('list'),
      fc.tuple(tie('value'), tie('value')).map(([x, y]) => `coalesce(gone, ${x}, ${y})`),
      fc.tuple(tie('value'), tie('value')).map(([x, y]) => `select(defined(b) => ${x}, ${y})`),
      fc.tuple(tie('list'), fc.constantFrom('[0]', '[-1]', '[9]')).map((parts) => parts.join('')),
    ),
    list: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom('list[]', 'texts[]', 'list[_key == "y"]', 'list[1..2]', 'texts[1...9]', 'many[]->'),
      fc.constantFrom('list[].a', 'list[].b.c', 'list[].list[]', 'many[]->texts[]', '*[_type == "thing"]'),
      fc.constantFrom(
        '(list | order(a desc))',
        'array::compact(texts)',
        '*[_id == ^.to._ref]',
        'list[].to->',
      ),
      fc
        .tuple(
          fc.constantFrom('list[]', 'many[]->', '*[_type == "thing"]', 'list[defined(_key)]'),
          tie('projection'),
        )
        .map((parts) => parts.join('')),
      fc.tuple(tie('list'), tie('value')).map(([x, y]) => `[...${x}, ${y}]`),
    ),
    object: fc.oneof(
      { depthSize: 'medium' },
      fc.constantFrom('b', 'to->', 'to->to->', 'list[0]', '*[_id == "two"][0]'),
      fc
        .tuple(fc.constantFrom('b', 'to->', '@', 'list[3]', 'to->to->'), tie('projection'))
        .map((p) => p.join('')),
    ),
    projection: fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '...',
            'a',
            'b',
            'list',
            'texts',
            'to->',
            'many[]->{a}',
            '"up": ^.a',
            '"far": ^.^.b.c',
          ),
          tie('value').map((inner) => `"as": ${inner}`),
          tie('value').map((inner) => `"with ' quote": ${inner}`),
          tie('object').map((inner) => `...${inner}`),
          tie('projection').map((inner) => `defined(_key) => ${inner}`),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((attributes) => `{${attributes.join(', ')}}`),
  }),
);
const query = fc.oneof(
  value.map((inner) => `*[_type == "thing"]{"v": ${inner}}`),
  list.map((inner) => `*[_id == "one"][0]{"v": ${inner}}.v`),
);

it.each(['key', 'index'] as const)(
  'every part of any answer leads to where it stands (%s)',
  (sourceMap) => {
    fc.assert(
      fc.property(query, (text) => {
        const request = {
          view,
          query: text,
          params: {},
          now: new Date(0),
          identity: '',
          projectId: '',
          dataset: '',
        };
        const { result, resultSourceMap: map } = runQuery({ ...request, sourceMap });
        expect(result).toEqual(runQuery(request).result);
        expect(result).toEqual(evaluateSync(parse(text), { dataset: everything }).data ?? null);
        if (!map) throw new Error('There is no source map');

        const covered = new Set<string>();
        for (const [place, { source }] of Object.entries(map.mappings)) {
          if (source.type !== 'documentValue') throw new Error(`${place} is ${source.type}`);
          const document = documents.get(map.documents[source.document]?._id.replace('drafts.', '') ?? '');
          const found = valueAt(document, parseJsonPath(map.paths[source.path] ?? ''));
          const shown = valueAt(result, parseJsonPath(place));
          expect(found).toEqual(shown);
          for (const [rest] of leavesOf(found ?? null))
            covered.add(JSON.stringify([...parseJsonPath(place), ...rest]));
        }
        const missing = [...leavesOf(result)].filter(([place]) => !covered.has(JSON.stringify(place)));
        expect(missing).toEqual([]);
      }),
      { numRuns: 400 },
    );
  },
  60_000,
);
