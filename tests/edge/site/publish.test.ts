import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { editorAt } from '#tests/fixtures/edge-site/editor.ts';
import { remadeByQueue } from '#tests/fixtures/edge-site/remade.ts';

const { worker, node, revalidateSecret, staffPassword, folder } = inject('edgeSite');
const PATH = '/destinations/leros';
const ID = 'destination-leros';
/** At most mentions the island in its menu. */
const OTHER = '/contact';
const before = 'Λέρος';
let change: (mutation: object) => Promise<void>;

beforeAll(async () => {
  change = await editorAt(node, staffPassword);
}, 30_000);

afterAll(async () => {
  await change({ patch: { id: ID, set: { title_el: before } } });
  await change({ delete: { id: `drafts.${ID}` } });
  // The lake only notifies the site on Node; tests that compare the two later must find the same content.
  await publishedAtTheEdge();
}, 30_000);

const headingOf = async (cookie = '') => {
  const answer = await fetch(`${worker}${PATH}`, { headers: { cookie, 'accept-encoding': 'br' } });
  const html = await answer.text();
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return {
    cache: answer.headers.get('x-nextjs-cache'),
    /** Only kept pages are compressed before they leave the worker. */
    isKept: answer.headers.get('content-encoding') === 'br',
    control: answer.headers.get('cache-control') ?? '',
    // Edit marks in preview are invisible characters.
    heading: heading.replaceAll(/<[^>]+>|[\u200B-\u200F\u2060-\u2064\uFEFF]/g, '').trim(),
  };
};

const islands = async () => (await fetch(`${worker}/destinations`)).text();

async function otherFromCache(): Promise<string | null> {
  const answer = await fetch(`${worker}${OTHER}`);
  await answer.text();
  return answer.headers.get('x-nextjs-cache');
}

async function publishedAtTheEdge(signature?: string): Promise<number> {
  const body = JSON.stringify({
    _id: ID,
    _type: 'destination',
    permalink_el: { current: 'leros' },
    permalink_en: { current: 'leros' },
  });
  const answer = await fetch(`${worker}/api/revalidate`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER_NAME]: signature ?? (await encodeSignatureHeader(body, Date.now(), revalidateSecret)),
    },
    body,
  });
  await answer.text();
  return answer.status;
}

it('B4: caches a page, and shows a publish when its tags are purged', { timeout: 180_000 }, async () => {
  await headingOf();
  await islands();
  await expect.poll(async () => (await headingOf()).isKept, { timeout: 60_000 }).toBe(true);
  await expect.poll(otherFromCache, { timeout: 60_000 }).toBe('HIT');
  await change({ patch: { id: ID, set: { title_el: 'Λέρος των ανέμων' } } });
  expect(await headingOf()).toMatchObject({ heading: before, isKept: true });
  expect(await publishedAtTheEdge('t=1,v1=wrong')).toBe(401);
  expect(await publishedAtTheEdge()).toBe(200);
  expect((await headingOf()).heading).toBe('Λέρος των ανέμων');
  await expect.poll(islands, { timeout: 60_000 }).toContain('Λέρος των ανέμων');
  // Pages that only mention it are served stale once more and rendered again in the background, in queue order.
  expect(await otherFromCache()).toBe('STALE');
  await expect.poll(otherFromCache, { timeout: 60_000 }).toBe('HIT');
  expect(remadeByQueue(folder)).toContainEqual(expect.stringMatching(/\/contact$/));
  const again = { heading: 'Λέρος των ανέμων', isKept: true };
  await expect.poll(() => headingOf(), { timeout: 60_000 }).toMatchObject(again);
});

it('B4: shows a draft only to the editor who opens it from the Studio', { timeout: 180_000 }, async () => {
  const secret = crypto.randomUUID();
  await change({
    create: {
      _id: `drafts.${ID}`,
      _type: 'destination',
      title_el: 'Λέρος σε πρόχειρο',
      permalink_el: { _type: 'slug', current: 'leros' },
    },
  });
  await change({
    create: {
      _id: `drafts.${crypto.randomUUID()}`,
      _type: 'sanity.previewUrlSecret',
      source: 'edge',
      secret,
      studioUrl: `${node}/studio`,
    },
  });
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': PATH });
  const opened = await fetch(`${worker}/api/draft-mode/enable?${query}`, { redirect: 'manual' });
  expect(opened.status, await opened.text()).toBe(307);
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const drafted = await headingOf(cookie);
  expect(drafted.heading).toBe('Λέρος σε πρόχειρο');
  expect(drafted.control).toContain('no-store');
  expect((await headingOf()).heading).not.toContain('πρόχειρο');
});
