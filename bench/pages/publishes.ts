import type { Topology } from '#scripts/several/topology.ts';
import { quantile, show } from '../lake/numbers.ts';
import { createEditor } from './editor.ts';

const ROUNDS = 40;
const WARM_UP = 5;
const GIVE_UP_MS = 15_000;
/** Pages without anything that the editor changes. */
const NEIGHBOURS = ['/en/news', '/en/agencies', '/en/magazine', '/en/questions', '/agencies', '/career'];

/**
 * Time from the publish request until the cache in front serves the change, and how many of the other pages stayed cached
 * meanwhile, as rows of a table.
 */
export async function publishesOf(topology: Topology): Promise<string[][]> {
  const editor = await createEditor(topology);
  const address = topology.url + editor.page('en');
  for (const path of NEIGHBOURS) await (await fetch(topology.url + path)).text();
  const times: number[] = [];
  let kept = 0;
  for (let number = 1; number <= ROUNDS + WARM_UP; number += 1) {
    const began = performance.now();
    await editor.publish(number);
    for (;;) {
      const html = await (await fetch(address)).text();
      if (editor.numberIn(html) >= number) break;
      if (performance.now() - began > GIVE_UP_MS)
        throw new Error(`${address} does not show publish ${number}`);
    }
    if (number <= WARM_UP) continue;
    times.push(performance.now() - began);
    for (const path of NEIGHBOURS) {
      const answer = await fetch(topology.url + path);
      if (answer.headers.get('x-cache') === 'HIT') kept += 1;
      await answer.body?.cancel();
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  return [
    ['publish, set-up of several machines', 'times', 'p50', 'p95'],
    [
      'until the page shows it, ms',
      String(ROUNDS),
      show(quantile(sorted, 0.5)),
      show(quantile(sorted, 0.95)),
    ],
    ['other pages that were still in the cache', `${kept} of ${ROUNDS * NEIGHBOURS.length}`, '–', '–'],
  ];
}
