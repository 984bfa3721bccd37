import { readEnv } from '#foundation/env.ts';
import { paths } from '#lib/routes/paths.ts';
import { connect } from '#scripts/commands/connect.ts';
import { quantile, record, show } from './numbers.ts';

/**
 * Time from publishing until the built site shows the change: sends the publish request and polls the page until it has the new
 * title. Needs a running stack (`npm start`) with the same PORT, BACKEND_PORT and DATA_DIR. Run: `node
 * bench/lake/publish-visible.ts`. Restores the old title at the end.
 */
const ROUNDS = 60;
const WARM_UP = 5;
const GIVE_UP_MS = 15_000;
const DOCUMENT = 'page';

const env = readEnv(process.env);
const site = env.SITE_URL ?? `http://localhost:${env.PORT}`;
const dataset = env.NEXT_PUBLIC_SANITY_DATASET;
const connection = await connect(env);
if (connection.mode !== 'running') throw new Error('Start the stack first: npm start');

type Page = { _id: string; title_el: string; permalink: string };
const query = encodeURIComponent(
  `*[_type == "${DOCUMENT}" && defined(title_el)] | order(_id) [0] {_id, title_el, "permalink": permalink_el.current}`,
);
const page = await ask<{ result: Page }>(`/lake/v2025-02-19/data/query/${dataset}?query=${query}`).then(
  ({ result }) => result,
);
const address = `${site}${paths.page('el', page.permalink)}`;
const times: { answered: number; visible: number }[] = [];

for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  const title = `${page.title_el} ${round}`;
  await edit({ title_el: title });
  await untilShown(round === 0 ? page.title_el : `${page.title_el} ${round - 1}`);
  const start = performance.now();
  await publish();
  const answered = performance.now() - start;
  await untilShown(title);
  if (round >= WARM_UP) times.push({ answered, visible: performance.now() - start });
}
await edit({ title_el: page.title_el });
await publish();
await connection.close();

const row = (name: string, values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => show(quantile(sorted, part));
  return [name, String(sorted.length), at(0.5), at(0.95), at(0.99), show(sorted.at(-1) ?? NaN)];
};
record('lake-publish-visible', [
  ['from the request to publish', 'times', 'p50, ms', 'p95, ms', 'p99, ms', 'worst, ms'],
  row(
    'to its answer',
    times.map(({ answered }) => answered),
  ),
  row(
    'to the page with the new title',
    times.map(({ visible }) => visible),
  ),
]);

async function untilShown(title: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (performance.now() < deadline) {
    const html = await (await fetch(address)).text();
    // Including the end of the heading distinguishes "… 1" from "… 12".
    if (html.includes(`${title}<`)) return;
  }
  throw new Error(`${address} does not show "${title}"`);
}

function edit(set: Record<string, string>): Promise<unknown> {
  const ids = { draftId: `drafts.${page._id}`, publishedId: page._id };
  return act([{ actionType: 'sanity.action.document.edit', ...ids, patch: { set } }]);
}

function publish(): Promise<unknown> {
  const ids = { draftId: `drafts.${page._id}`, publishedId: page._id };
  return act([{ actionType: 'sanity.action.document.publish', ...ids }]);
}

function act(actions: object[]): Promise<unknown> {
  return ask(`/lake/v2025-02-19/data/actions/${dataset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ actions }),
  });
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await connection.request(path, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
