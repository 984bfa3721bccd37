import { parseJsonPath, resolveMapping } from '@sanity/client/csm';
import { describe, expect, it } from 'vitest';
import { runQuery } from '#content-lake/groq/run-query.ts';
import type { Doc, Json } from '#content-lake/store/document.ts';
import { View } from '#content-lake/store/view.ts';

const meta = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-02-01T00:00:00Z' };
const island = (id: string, fields: Record<string, Json>): Doc => ({
  ...meta,
  _id: id,
  _type: 'island',
  ...fields,
});

const view = new View();
const symi = island('symi', {
  title_el: 'Σύμη',
  title_en: 'Symi',
  order: 2,
  group: { _type: 'reference', _ref: 'dodecanese' },
  permalink: { _type: 'slug', current: 'symi-island' },
  nearby: [
    { _key: 'n1', _type: 'reference', _ref: 'rhodes' },
    { _key: 'n2', _type: 'reference', _ref: 'gone' },
    { _key: 'n3', _type: 'reference', _ref: 'patmos' },
  ],
  story: [
    {
      _key: 'b1',
      _type: 'block',
      children: [{ _key: 's1', _type: 'span', text: 'The first paragraph' }],
      markDefs: [{ _key: 'm1', _type: 'internalLink', reference: { _ref: 'rhodes' } }],
    },
    { _key: 'b2', _type: 'picture', alt: 'A harbour', asset: { _ref: 'image-1' } },
  ],
  tags: ['sponge', 'sea', null, 'sea', 'boats'],
  rooms: [{ name: 'without a key' }, { _key: "it's", name: 'odd key' }, { _key: 'r', name: 'keyed' }],
});
view.put(symi);
view.put(
  island('rhodes', {
    title_el: 'Ρόδος',
    title_en: 'Rhodes',
    order: 1,
    permalink: { current: 'rhodes-island' },
  }),
);
// As the drafts perspective shows it: under the published id, with the real one beside it.
view.put(island('patmos', { _originalId: 'drafts.patmos', title_en: 'Patmos', order: 3 }));
view.put({ ...meta, _id: 'dodecanese', _type: 'group', title_en: 'Dodecanese', "it's \\ odd": 'odd name' });

function ask(query: string, names: 'index' | 'key' = 'key', params: Record<string, unknown> = {}) {
  const request = { view, query, params, now: new Date(0), identity: 'me', projectId: 'p', dataset: 'd' };
  const traced = runQuery({ ...request, sourceMap: names });
  expect(traced.result).toEqual(runQuery(request).result);
  expect(traced.syncTags).toEqual(runQuery(request).syncTags);
  const map = traced.resultSourceMap;
  if (!map) throw new Error('There is no source map');
  return { result: traced.result, map };
}

/** `{ place in the answer: 'document path' }`, or the kind of a source that is no document. */
function sources(query: string, names: 'index' | 'key' = 'key', params: Record<string, unknown> = {}) {
  const { map } = ask(query, names, params);
  return Object.fromEntries(
    Object.entries(map.mappings).map(([place, { source }]) => {
      if (source.type !== 'documentValue') return [place, source.type];
      return [place, `${map.documents[source.document]?._id} ${map.paths[source.path]}`];
    }),
  );
}

describe('where the parts of an answer come from', () => {
  it.each<[string, Record<string, string>]>([
    ['*[_id == "symi"][0].title_en', { $: "symi $['title_en']" }],
    ['*[_id == "symi"][0]{title_en}', { "$['title_en']": "symi $['title_en']" }],
    ['*[_id == "symi"]{"name": title_en}', { "$[0]['name']": "symi $['title_en']" }],
    ['*[_id == "symi"][0]{"slug": permalink.current}', { "$['slug']": "symi $['permalink']['current']" }],
    ['*[_id == "symi"][0]{missing, "none": title_fr.text}', {}],
    [
      '*[_type == "island"] | order(order asc)[0...2].title_en',
      {
        '$[0]': "rhodes $['title_en']",
        '$[1]': "symi $['title_en']",
      },
    ],
    ['*[_id == "patmos"][0]{title_en}', { "$['title_en']": "drafts.patmos $['title_en']" }],
    ['*[_id == "symi"][0]{group->{"g": title_en}}', { "$['group']['g']": "dodecanese $['title_en']" }],
    ['*[_id == "symi"][0].group->title_en', { $: "dodecanese $['title_en']" }],
    [
      '*[_id == "symi"][0]{"around": nearby[]->title_en}',
      {
        "$['around'][0]": "rhodes $['title_en']",
        "$['around'][2]": "drafts.patmos $['title_en']",
      },
    ],
    [
      '*[_id == "symi"][0]{nearby[]->{"t": title_en, order}}',
      {
        "$['nearby'][0]['t']": "rhodes $['title_en']",
        "$['nearby'][0]['order']": "rhodes $['order']",
        "$['nearby'][2]['t']": "drafts.patmos $['title_en']",
        "$['nearby'][2]['order']": "drafts.patmos $['order']",
      },
    ],
    ['*[_id == "symi"][0]{story, tags}', { "$['story']": "symi $['story']", "$['tags']": "symi $['tags']" }],
    ['*[_id == "symi"][0]{"body": story[]}', { "$['body']": "symi $['story']" }],
    [
      '*[_id == "symi"][0]{story[]{..., _type == "picture" => {"ref": asset._ref}, "children": children[].text}}',
      {
        "$['story'][0]['_key']": "symi $['story'][?(@._key=='b1')]['_key']",
        "$['story'][0]['_type']": "symi $['story'][?(@._key=='b1')]['_type']",
        "$['story'][0]['children'][0]":
          "symi $['story'][?(@._key=='b1')]['children'][?(@._key=='s1')]['text']",
        "$['story'][0]['markDefs']": "symi $['story'][?(@._key=='b1')]['markDefs']",
        "$['story'][1]['_key']": "symi $['story'][?(@._key=='b2')]['_key']",
        "$['story'][1]['_type']": "symi $['story'][?(@._key=='b2')]['_type']",
        "$['story'][1]['alt']": "symi $['story'][?(@._key=='b2')]['alt']",
        "$['story'][1]['asset']": "symi $['story'][?(@._key=='b2')]['asset']",
        "$['story'][1]['ref']": "symi $['story'][?(@._key=='b2')]['asset']['_ref']",
      },
    ],
    [
      '*[_id == "symi"][0].story[0].markDefs[]{"to": reference->permalink.current}',
      {
        "$[0]['to']": "rhodes $['permalink']['current']",
      },
    ],
    [
      '*[_id == "symi"][0].story[_type == "picture"][0].alt',
      { $: "symi $['story'][?(@._key=='b2')]['alt']" },
    ],
    [
      '*[_id == "symi"][0].story[_key == "b2"]{alt}',
      {
        "$[0]['alt']": "symi $['story'][?(@._key=='b2')]['alt']",
      },
    ],
    ['*[_id == "symi"][0].tags[1..2]', { '$[0]': "symi $['tags'][1]" }],
    ['*[_id == "symi"][0].tags[@ != "sea"]', { '$[0]': "symi $['tags'][0]", '$[2]': "symi $['tags'][4]" }],
    ['*[_id == "symi"][0].tags[-1]', { $: "symi $['tags'][4]" }],
    ['array::compact(*[_id == "symi"][0].tags)[2]', { $: "symi $['tags'][3]" }],
    [
      'array::unique(*[_id == "symi"][0].tags)',
      {
        '$[0]': "symi $['tags'][0]",
        '$[1]': "symi $['tags'][1]",
        '$[3]': "symi $['tags'][4]",
      },
    ],
    [
      '*[_id == "symi"][0].rooms[].name',
      {
        '$[0]': "symi $['rooms'][0]['name']",
        '$[1]': "symi $['rooms'][1]['name']",
        '$[2]': "symi $['rooms'][?(@._key=='r')]['name']",
      },
    ],
    [
      '*[_id == "dodecanese"][0]{"name": @["it\'s \\\\ odd"]}',
      {
        "$['name']": String.raw`dodecanese $['it\'s \\ odd']`,
      },
    ],
    ['*[_id == "symi"][0]{"it\'s": title_en}', { [String.raw`$['it\'s']`]: "symi $['title_en']" }],
    [
      '*[_id == "symi"][0]{"a": coalesce(title_fr, title_en), "b": coalesce(title_fr, "none")}',
      {
        "$['a']": "symi $['title_en']",
        "$['b']": 'literal',
      },
    ],
    [
      '*[_id == "symi"][0]{"t": select(order > 9 => title_en, order > 1 => title_el, "x")}',
      {
        "$['t']": "symi $['title_el']",
      },
    ],
    ['*[_id == "symi"][0]{...select(order > 1 => {"t": title_el})}', { "$['t']": "symi $['title_el']" }],
    [
      '*[_id == "symi"][0]{order > 1 => {"many": title_el}, order > 5 => {"more": title_en}}',
      {
        "$['many']": "symi $['title_el']",
      },
    ],
    [
      '*[_type == "group"][0]{"in": *[group._ref == ^._id]{title_en, "up": ^.title_en}}',
      {
        "$['in'][0]['title_en']": "symi $['title_en']",
        "$['in'][0]['up']": "dodecanese $['title_en']",
      },
    ],
    [
      '*[_id == "symi"][0]{"c": title_el + " / " + title_en, "n": count(tags), "p": pt::text(story), "l": lower(title_en)}',
      {
        "$['c']": 'unknown',
        "$['n']": 'unknown',
        "$['p']": 'unknown',
        "$['l']": 'unknown',
      },
    ],
    [
      '{"x": "fixed", "n": 3, "p": $p, "in": $o.deep, "o": {"y": true}}',
      {
        "$['x']": 'literal',
        "$['n']": 'literal',
        "$['p']": 'literal',
        "$['in']": 'literal',
        "$['o']['y']": 'literal',
      },
    ],
    [
      '*[_id == "symi"][0]{"both": tags[0..0] + ["x", title_en], "sum": permalink + {"b": order}}',
      {
        "$['both'][0]": "symi $['tags'][0]",
        "$['both'][1]": 'literal',
        "$['both'][2]": "symi $['title_en']",
        "$['sum']['_type']": "symi $['permalink']['_type']",
        "$['sum']['current']": "symi $['permalink']['current']",
        "$['sum']['b']": "symi $['order']",
      },
    ],
    [
      '*[_type == "island"] | score(title_en match "rhodes")[0]{title_en, _score}',
      {
        "$['title_en']": "rhodes $['title_en']",
        "$['_score']": 'unknown',
      },
    ],
    [
      '[...*[_type == "group"].title_en, ...null, *[_id == "symi"][0].order]',
      {
        '$[0]': "dodecanese $['title_en']",
        '$[1]': "symi $['order']",
      },
    ],
    [
      '*[_id == "symi"][0]{"flat": nearby[]->permalink.current, "who": ^.title}',
      {
        "$['flat'][0]": "rhodes $['permalink']['current']",
      },
    ],
  ])('%s', (query, expected) => {
    expect(sources(query, 'key', { p: 'given', o: { deep: 'given too' } })).toEqual(expected);
  });

  it('gives every field of a whole document its own entry', () => {
    expect(sources('*[_id == "patmos"]')).toEqual(
      Object.fromEntries(
        ['_rev', '_createdAt', '_updatedAt', '_id', '_type', '_originalId', 'title_en', 'order'].map(
          (name) => [`$[0]['${name}']`, `drafts.patmos $['${name}']`],
        ),
      ),
    );
  });

  it('names items by their place when keys are not asked for', () => {
    expect(sources('*[_id == "symi"][0].story[1..1].alt', 'index')).toEqual({
      '$[0]': "symi $['story'][1]['alt']",
    });
  });

  it('lists each document and each path once', () => {
    const { map } = ask(
      '{"a": *[_type == "island"]{title_en, order}, "b": *[_id == "symi"]{order, title_en}}',
    );
    expect(map.documents).toEqual([
      { _id: 'drafts.patmos', _type: 'island' },
      { _id: 'rhodes', _type: 'island' },
      { _id: 'symi', _type: 'island' },
    ]);
    expect(map.paths).toEqual(["$['title_en']", "$['order']"]);
  });

  it('names an item by its place when another has the same key', () => {
    view.put(
      island('twins', {
        list: [
          { _key: 'k', v: 'one' },
          { _key: 'k', v: 'two' },
        ],
      }),
    );
    expect(sources('*[_id == "twins"][0].list[].v')).toEqual({
      '$[0]': "twins $['list'][?(@._key=='k')]['v']",
      '$[1]': "twins $['list'][1]['v']",
    });
    view.delete('twins');
  });

  it('is read by the official client down to a word inside a rich text', () => {
    const { map } = ask('*[_id == "symi"][0]{"body": story}');
    const place = ['body', { _key: 'b1', _index: 0 }, 'children', { _key: 's1', _index: 0 }, 'text'];
    const found = resolveMapping(place, map);
    expect(found).toMatchObject({ matchedPath: "$['body']", pathSuffix: "[0]['children'][0]['text']" });
    expect(parseJsonPath(`${map.paths[0]}${found?.pathSuffix}`)).toEqual(['story', 0, 'children', 0, 'text']);
  });

  it('does not come unasked', () => {
    const answer = runQuery({
      view,
      query: '*[_id == "symi"]',
      params: {},
      now: new Date(0),
      identity: 'me',
      projectId: 'p',
      dataset: 'd',
    });
    expect(answer).not.toHaveProperty('resultSourceMap');
  });
});
