import { describe, expect, it } from 'vitest';
import { sources } from '#tests/fixtures/traced-islands.ts';

describe('the origin of the parts of a result', () => {
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
});
