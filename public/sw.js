// Keeps the tickets of the bookings of this browser, so that they open at the quay without a signal.
//
// - Registered for /booking/ticket and /en/booking/ticket only (saved-ticket.client.tsx): no other page ever passes through here.
// - The network comes first. What was kept is shown when it fails or takes too long, always with the note that the page carries
//   (`html[data-kept]`) and without its scripts: what was kept must stand as it is, even when half of the scripts are missing.
//   The one script that it gets asks again as soon as the phone is online: a sailing may have been cancelled since.
// - The page says itself how long it is worth keeping: <meta name="meltemi-ticket" content="2027-06-18T20:30:00+03:00">, or `none`
//   when there is no ticket (cancelled, changed to an open date, not paid). A redirect means: not this browser's booking any more.
// - The page is sent `private, no-store`, which binds caches that nobody asked. This one is asked: the ticket is the traveller's own
//   paper, kept on the traveller's own device until the voyage is over.
// - To take it out of use: set RETIRED and deploy. Browsers look for a new version of this file at every visit of the ticket page;
//   it then forgets everything and unregisters itself.
const RETIRED = false;
const NAME = 'meltemi-tickets-';
const CACHE = `${NAME}1`;
const PATIENCE_MS = 3000;
const CORRECT_MS = 15_000;
const PAGE = /^\/(?:en\/)?booking\/ticket$/;
const FOLDERS = /^\/(?:_next\/static|brand)\//;
// Also in what Next writes for its own script: fonts are named nowhere else.
const PARTS = /\/(?:_next\/static|brand)\/[\w./~-]+\.(?:css|woff2|svg)/g;
const SAYS = /<meta name="meltemi-ticket" content="([^"]+)"/;
// Runs in the kept page. A code that somebody is just showing stays on the screen as long as it is still the same.
const CORRECT = `const correct = async () => {
  if (document.visibilityState !== 'visible') return;
  const response = await fetch(location.href, { cache: 'no-store', redirect: 'manual' }).catch(() => null);
  if (!response || response.status >= 500) return;
  const html = response.ok ? await response.text() : '';
  if (response.ok && !html.includes('name="meltemi-ticket"')) return;
  const shown = document.querySelector('dialog:is([open], :popover-open) use');
  const code = shown && document.querySelector(shown.getAttribute('href'))?.getAttribute('d');
  if (!code || !html.includes(code)) location.reload();
};
addEventListener('online', correct);
document.addEventListener('visibilitychange', correct);
setInterval(correct, ${CORRECT_MS});`;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(RETIRED ? retire() : tidy()));

self.addEventListener('message', (event) => {
  if (!RETIRED) event.waitUntil(obey(event.data).then((kept) => event.ports[0]?.postMessage(kept)));
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (RETIRED || method !== 'GET' || address.origin !== location.origin) return;
  if (mode === 'navigate' && PAGE.test(address.pathname)) event.respondWith(page(event, keyOf(address)));
  else if (FOLDERS.test(address.pathname)) event.respondWith(part(event.request));
});

/** `keep` a ticket, `renew` it when it is kept, `forget` those of a reference. Answers whether the ticket is kept now. */
async function obey({ kind, url = '', reference }) {
  const cache = await caches.open(CACHE);
  if (kind === 'forget') {
    for (const { url: kept } of await cache.keys())
      if (new URL(kept).searchParams.get('ref') === reference) await cache.delete(kept);
    await tidy();
    return false;
  }
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin || !PAGE.test(address.pathname)) return false;
  const key = keyOf(address);
  if (kind === 'renew' && !(await cache.match(key))) return false;
  await learn(key, await fetch(key, { redirect: 'manual', cache: 'no-store' }));
  return Boolean(await cache.match(key));
}

/** Only the reference matters: `hideHeader` and the like are no other ticket. */
function keyOf({ origin, pathname, searchParams }) {
  return `${origin}${pathname}?ref=${encodeURIComponent(searchParams.get('ref') ?? '')}`;
}

async function page(event, key) {
  const kept = await usable(key);
  const asked = fetch(event.request).then(async (response) => {
    const copy = response.clone();
    return { response, verdict: await learn(key, copy) };
  });
  event.waitUntil(asked.then(tidy, () => undefined));
  if (!kept) return (await asked).response;
  // A page that does not say how it stands comes from a site that could not ask: the kept ticket says more.
  const fresh = asked.then(({ response, verdict }) => (verdict === 'unknown' ? kept : response));
  return Promise.race([fresh, later()]).catch(() => kept);
}

/** A style sheet, font or logo of the page: from the network, or as it was kept with it. */
async function part(request) {
  const kept = await (await caches.open(CACHE)).match(request, { ignoreSearch: true, ignoreVary: true });
  if (!kept) return fetch(request);
  return Promise.race([fetch(request), later()]).catch(() => kept);
}

/** Keeps a ticket, or forgets it when the answer says that it is none. */
async function learn(key, response) {
  const cache = await caches.open(CACHE);
  if (response.type === 'opaqueredirect' || response.redirected || response.status === 404) {
    await cache.delete(key);
    return 'none';
  }
  const html = response.ok ? await response.text() : '';
  const says = SAYS.exec(html)?.[1];
  if (!says) return 'unknown';
  if (says === 'none') {
    await cache.delete(key);
    return 'none';
  }
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Kept-Until': says };
  await cache.put(key, new Response(html, { headers }));
  await Promise.allSettled(partsOf(html).map((address) => cache.add(address)));
  return 'kept';
}

/** What is kept, ready to be shown: with its note, and with the script that corrects it in place of its own. Nothing when the voyage is over. */
async function usable(key) {
  const kept = await (await caches.open(CACHE)).match(key);
  if (!kept || isOver(kept)) return null;
  const html = (await kept.text())
    .replace(SCRIPTS, '')
    .replace('<html', '<html data-kept')
    .replace('</body>', `<script>${CORRECT}</script></body>`);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Throws away tickets of voyages that are over, parts that no ticket needs, and caches of older versions. */
async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith(NAME) && name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  // What another page keeps while this runs is not in this list, and stays.
  const all = await cache.keys();
  const needed = new Set();
  for (const request of all) {
    if (!PAGE.test(new URL(request.url).pathname)) continue;
    const kept = await cache.match(request);
    if (!kept || isOver(kept)) await cache.delete(request);
    else for (const address of partsOf(await kept.text())) needed.add(new URL(address, location.origin).href);
  }
  for (const request of all)
    if (!PAGE.test(new URL(request.url).pathname) && !needed.has(request.url)) await cache.delete(request);
}

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith(NAME)) await caches.delete(name);
  await self.registration.unregister();
}

const isOver = (kept) => !(Date.parse(kept.headers.get('X-Kept-Until')) > Date.now());
const partsOf = (html) => [...new Set(html.match(PARTS))];
const later = () => new Promise((_, refuse) => setTimeout(refuse, PATIENCE_MS));
