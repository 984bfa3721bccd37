import { evaluateSync, parse } from 'groq-js';
import { runQuery } from '#content-lake/groq/run-query.ts';
import { Replica } from '#content-lake/store/replica.ts';
import { benchDocuments } from './documents.ts';
import { medianOf, record, show } from './numbers.ts';

/**
 * The benefit of the indexes: our evaluator against plain groq-js on the same documents in the same run, without HTTP. Median time
 * per query. Run: `node bench/lake/query-speed.ts`
 */
const NEWEST = '*[_type == "newsPost" && publishedAt <= now()] | order(publishedAt desc)';
const STUDIO = (search: string) => `*[_type in $__types && ${search} && (_type == $type)]
  {_type, _id, _originalId, "orderings": [_updatedAt]} | order(orderings[0] desc) [0...$__limit]`;

const QUERIES: readonly { name: string; query: string; plain?: string }[] = [
  {
    name: 'by permalink of either language',
    query: `*[_type == "newsPost" && (permalink_el.current == $permalink || permalink_en.current == $permalink)][0]{
      _id, title_el, body_el, "category": category->{title_el}}`,
  },
  { name: '20 newest', query: `${NEWEST}[0...20]{_id, title_el, publishedAt}` },
  {
    name: '60 newest with category->',
    query: `${NEWEST}[0...60]{_id, title_el, "category": category->title_el}`,
  },
  {
    name: 'list of the Studio',
    query: STUDIO('([@, _id] match text::query($__query) || references($__rawQuery))'),
    // groq-js has no text::query; a plain list searches for "*", which is everything.
    plain: STUDIO('true'),
  },
  {
    name: 'posts of a category by its permalink',
    query: '*[category->permalink_el.current == "category-3"] | order(publishedAt desc)[0...20]._id',
  },
  { name: 'count of a type', query: 'count(*[_type == "newsPost"])' },
];

const params = {
  permalink: 'title-1004',
  type: 'newsPost',
  __types: ['newsPost', 'page'],
  __query: '*',
  __rawQuery: '*',
  __limit: 20,
};
const now = new Date('2026-01-01T00:00:00Z');

const rows = [['query', 'documents', 'here, ms', 'groq-js, ms', 'ratio']];
for (const count of [2_000, 20_000]) {
  const dataset = benchDocuments(count);
  const view = new Replica('bench', 0, dataset).view({ kind: 'published' });
  for (const { name, query, plain = query } of QUERIES) {
    const context = { view, params, now, identity: 'me', projectId: 'bench', dataset: 'bench' };
    const here = medianOf(() => runQuery({ ...context, query }), 500);
    const tree = parse(plain, { params });
    const theirs = medianOf(() => evaluateSync(tree, { dataset, params, timestamp: now }).data, 500);
    const ratio = theirs / here;
    rows.push([name, String(count), show(here), show(theirs), `${Math.round(ratio)} ×`]);
  }
}
record('lake-query-speed', rows);
