import { setTimeout } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { addressesOf } from '#tests/fixtures/edge-site/addresses.ts';
import { look } from '#tests/fixtures/edge-site/look.ts';

const AT_ONCE = 4;
/** So many show what is wrong; waiting for each of them would take minutes. */
const ENOUGH = 5;
/** The shortest-lived pages are rendered anew after 30 s and name the minute: within this time both sides show one. */
const AGREES_WITHIN_MS = 75_000;
const { worker, node } = inject('edgeSite');

// A route that depends on Node's modules or the framework's cache would only break on the edge (A2, I2).
it(
  'gives the same response as the site on Node for every route in both languages',
  { timeout: 600_000 },
  async () => {
    const sitemap = await (await fetch(`${node}/sitemap.xml`)).text();
    const addresses = addressesOf(sitemap);
    expect(addresses.length).toBeGreaterThan(100);
    const waiting = addresses.toReversed();
    const differences: unknown[] = [];
    const compare = async () => {
      for (let path = waiting.pop(); path && differences.length < ENOUGH; path = waiting.pop()) {
        const differing = await compared(path);
        if (differing) differences.push(differing);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, compare));
    expect(differences).toEqual([]);
  },
);

/** A page with the next ships may be older on one side: asked for past its age, it is rendered again. */
async function compared(path: string): Promise<object | null> {
  const until = performance.now() + AGREES_WITHIN_MS;
  for (;;) {
    const [edge, onNode] = await Promise.all([look(worker, path), look(node, path)]);
    if (JSON.stringify(edge) === JSON.stringify(onNode)) return null;
    if (performance.now() > until) return difference(onNode, edge);
    await setTimeout(500);
  }
}

type Looked = Awaited<ReturnType<typeof look>>;

/** Only the differences: a whole page would hide them. */
function difference(node: Looked, edge: Looked) {
  const seen = new Map(Object.entries(edge));
  const parts = Object.entries(node).flatMap(([name, value]) => {
    const other = seen.get(name);
    if (JSON.stringify(other) === JSON.stringify(value)) return [];
    if (!Array.isArray(value) || !Array.isArray(other))
      return [[name, { node: short(value), edge: short(other) }]];
    const only = (some: unknown[], rest: unknown[]) =>
      some.filter((line) => !rest.includes(line)).slice(0, 5);
    return [[name, { node: only(value, other), edge: only(other, value) }]];
  });
  return { path: node.path, ...Object.fromEntries(parts) };
}

function short(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 200) : value;
}
