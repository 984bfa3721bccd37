import { parseJsonPath, resolveMapping } from '@sanity/client/csm';
import { describe, expect, it } from 'vitest';
import { runQuery } from '#content-lake/groq/run-query.ts';
import { runTraced, island, sources, view } from '#tests/fixtures/traced-islands.ts';

describe('the shape of a source map', () => {
  it('has an entry for every field of a whole document', () => {
    expect(sources('*[_id == "patmos"]')).toEqual(
      Object.fromEntries(
        ['_rev', '_createdAt', '_updatedAt', '_id', '_type', '_originalId', 'title_en', 'order'].map(
          (name) => [`$[0]['${name}']`, `drafts.patmos $['${name}']`],
        ),
      ),
    );
  });

  it('names items by index when keys are not requested', () => {
    expect(sources('*[_id == "symi"][0].story[1..1].alt', 'index')).toEqual({
      '$[0]': "symi $['story'][1]['alt']",
    });
  });

  it('lists each document and each path once', () => {
    const { map } = runTraced(
      '{"a": *[_type == "island"]{title_en, order}, "b": *[_id == "symi"]{order, title_en}}',
    );
    expect(map.documents).toEqual([
      { _id: 'drafts.patmos', _type: 'island' },
      { _id: 'rhodes', _type: 'island' },
      { _id: 'symi', _type: 'island' },
    ]);
    expect(map.paths).toEqual(["$['title_en']", "$['order']"]);
  });

  it('names an item by index when another has the same key', () => {
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

  it('is read by the official client down to a word in a rich text', () => {
    const { map } = runTraced('*[_id == "symi"][0]{"body": story}');
    const place = ['body', { _key: 'b1', _index: 0 }, 'children', { _key: 's1', _index: 0 }, 'text'];
    const found = resolveMapping(place, map);
    expect(found).toMatchObject({ matchedPath: "$['body']", pathSuffix: "[0]['children'][0]['text']" });
    expect(parseJsonPath(`${map.paths[0]}${found?.pathSuffix}`)).toEqual(['story', 0, 'children', 0, 'text']);
  });

  it('is omitted unless requested', () => {
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
