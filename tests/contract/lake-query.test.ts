import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

const QUERY = '/v2025-02-19/data/query/test';
const DOCUMENTS = 600;

onPostgres('querying the lake', ({ open }) => {
  let lake: TestLake;
  let database: { db: Kysely<unknown>; close(): Promise<void> };

  beforeAll(async () => {
    database = await open();
    lake = await openLake(database.db);
    const transaction = lake.admin.transaction();
    for (let n = 0; n < DOCUMENTS; n += 1)
      transaction.create({ _id: `note-${n}`, _type: 'note', n, text: `Σημείωση ${n} `.repeat(100) });
    await transaction.commit();
  });
  afterAll(async () => {
    await lake.close();
    await database.close();
  });

  it.each([
    ['*[_type == ', 'unexpected end-of-file, expected expression', '^'],
    ['*[_type == "note"]{_id, "x": unknown(n)}', 'undefined function: unknown', '^^^^^^^'],
    ['*[_id in path("a")]{"x": nowhere::thing(1)}', 'undefined namespace: nowhere', '^^^^^^^^^^^^^^'],
    ['*[_type == $type]', 'param $type referenced, but not provided', '^^^^^'],
    ['"$type" == $type // $type', 'param $type referenced, but not provided', '^^^^^'],
    ['* | order(n) | shuffle()', 'undefined pipe function: shuffle', '^^^^^^^'],
    ['lower("a", "b")', 'incorrect number of arguments to function lower(). Expected 1, got 2.', '^^^^^'],
    ['*[0...$n]', 'subscript ranges must have integer endpoints', '^^^^^^^^'],
  ])('marks the position of the error in %s', async (query, description, marker) => {
    const params = query.includes('...$n') ? { n: 'ten' } : {};
    const error: unknown = await lake.admin.fetch(query, params).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', description, query },
    });
    expect(String(error)).toContain(`GROQ query parse error:\n> 1 | ${query}\n`);
    expect(String(error)).toMatch(new RegExp(`\\| +${marker.replaceAll('^', String.raw`\^`)}`));
    expect(String(error)).toContain(description);
  });

  it('streams a large result completely', async () => {
    const response = await lake.request(`${QUERY}?query=*`);
    expect(response.headers.get('content-type')).toBe('application/json');
    let pieces = 0;
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      pieces += 1;
      text += decoder.decode(piece, { stream: true });
    }
    expect(pieces).toBeGreaterThan(10);
    const { result, query, syncTags, ms } = JSON.parse(text);
    expect(result).toEqual(await lake.admin.fetch('*'));
    expect(result).toHaveLength(DOCUMENTS);
    expect({ query, syncTags, ms }).toEqual({
      query: '*',
      syncTags: [expect.any(String)],
      ms: expect.any(Number),
    });
  });

  it('stops sending when the receiver disconnects', async () => {
    const response = await lake.request(`${QUERY}?query=*`);
    await response.body?.cancel();
    expect(await lake.admin.fetch('count(*)')).toBe(DOCUMENTS);
  });

  it('leaves the query out of the response on request', async () => {
    const responseTo = async (more: string) => (await lake.request(`${QUERY}?query=1${more}`)).json();
    expect(await responseTo('')).toMatchObject({ query: '1', result: 1 });
    expect(await responseTo('&returnQuery=false')).not.toHaveProperty('query');
  });

  it('waits for the transaction of a live event before it responds', async () => {
    const { body } = await lake.request('/v2025-02-19/data/live/events/test');
    const seq = await welcomeOf(body);
    expect(seq).toBeGreaterThan(0);
    const early = lake.admin.fetch('*[_id == "late"][0].text', {}, { lastLiveEventId: `@${seq + 1}` });
    await lake.admin.create({ _id: 'late', _type: 'note', text: 'here' });
    expect(await early).toBe('here');
    await lake.admin.delete('late');
    expect(await lake.admin.fetch('1', {}, { lastLiveEventId: 'unknown' })).toBe(1);
  });

  it('runs a slow query in a worker, on the newest documents', async () => {
    const slow = '*[n < 4 && count(*[count(*[text != ^.^.text]) > 0]) > 0] | order(n asc){n, text}';
    expect(await lake.admin.fetch(slow)).toMatchObject([{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
    await lake.admin.patch('note-0').set({ text: 'νέο' }).commit();
    expect(await lake.admin.fetch(slow)).toMatchObject([{ text: 'νέο' }, { n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('slices a list by numeric parameters', async () => {
    const list = (from: number, to: number) =>
      lake.admin.fetch('*[_type == "note"] | order(n asc)[$from...$to].n', { from, to });
    expect(await list(0, 3)).toEqual([0, 1, 2]);
    expect(await list(2, 4)).toEqual([2, 3]);
    expect(await list(DOCUMENTS - 1, DOCUMENTS + 5)).toEqual([DOCUMENTS - 1]);
    expect(await list(-2, -1)).toEqual([DOCUMENTS - 2]);
  });
});

/** The position in the log at which a stream of live events begins. */
async function welcomeOf(body: ReadableStream<Uint8Array> | null): Promise<number> {
  let text = '';
  for await (const piece of body ?? []) {
    text += new TextDecoder().decode(piece);
    const seq = /^id: @(\d+)$/m.exec(text)?.[1];
    if (seq !== undefined) return Number(seq);
  }
  throw new Error(`No welcome in ${text}`);
}
