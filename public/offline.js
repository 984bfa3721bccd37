// What a device with a kept ticket shows without a connection, in place of the browser's error page.
//
// - Registered for the whole site once a ticket is kept (saved-ticket.client.tsx), and gone again at the first visit after the last
//   trip: nobody else's pages pass through here. The tickets themselves are the other worker's (sw.js).
// - The network always comes first; this only answers when it fails. The timetable is shown as it was last seen, with its age and
//   without scripts. Any other page is replaced by /offline, with the boat of the day and the trips of this device, or its tickets.
// - To take it out of use: set RETIRED and deploy.
const RETIRED = false;
const NAME = 'meltemi-offline-';
const CACHE = `${NAME}1`;
const TICKETS = /^meltemi-tickets-/;
const TICKET = /^\/(?:en\/)?booking\/ticket$/;
const TIMETABLE = /^\/(?:en\/)?itineraries$/;
/** Different views of the timetable. */
const MOST_PAGES = 12;
/** The Studio, and what isn't a page. */
const OTHERS = /^\/(?:studio|lake|api)(?:\/|$)/;
const FOLDERS = /^\/(?:_next\/static|brand|maps|shell)\//;
/** The script of the trips that the device remembers, the only one in a page that is shown without a connection. */
const TRIPS_SCRIPT = '/shell/trips.js';
const PARTS = /\/(?:_next\/static|brand|maps)\/[\w./~-]+\.(?:css|woff2|svg)/g;
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;
/** Pictures that a device without a connection doesn't have: an empty one keeps their place and their text. */
const PICTURES = /<img\b(?![^>]*\bsrc="\/brand\/)[^>]*>|<source\b[^>]*>/gi;
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const NOTE = /<meta name="meltemi-kept-note" content="([^"]+)"/;
const TICKET_NAME = /<meta name="meltemi-ticket-name" content="([^"]+)"/;
const NOTE_STYLE = 'padding:12px 16px;background:#fff5e6;color:#0b1f3a;font-weight:600;text-align:center';

const prefix = new URL(location.href).searchParams.get('lang') === 'en' ? '/en' : '';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  if (!RETIRED)
    event.waitUntil(
      Promise.all([...[`${prefix}/offline`, `${prefix}/itineraries`].map(fetchAndKeep), keepTripsScript()]),
    );
});
self.addEventListener('activate', (event) => event.waitUntil(RETIRED ? retire() : begin()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (RETIRED || method !== 'GET' || address.origin !== location.origin) return;
  if (mode === 'navigate' && !OTHERS.test(address.pathname)) event.respondWith(page(event, address));
  else if (FOLDERS.test(address.pathname)) event.respondWith(part(event.request));
});

async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith(NAME) && name !== CACHE) await caches.delete(name);
  // The request for a page needn't wait until this worker has started.
  await self.registration.navigationPreload?.enable();
}

async function page(event, address) {
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = (await keptPage(address)) ?? (await offlinePage(address));
    if (!kept) throw error;
    return kept;
  }
  if (TIMETABLE.test(address.pathname) && response.ok)
    event.waitUntil(keep(address.pathname + address.search, response.clone()));
  event.waitUntil(endWithoutTickets());
  return response;
}

async function part(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

async function fetchAndKeep(path) {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  await keep(path, response);
}

async function keepTripsScript() {
  await (await caches.open(CACHE)).add(TRIPS_SCRIPT);
}

async function keep(path, response) {
  const html = await response.text();
  const cache = await caches.open(CACHE);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Kept-At': new Date().toISOString() };
  // Deleted first, so that the oldest come first.
  await cache.delete(path);
  await cache.put(
    path,
    new Response(html.replace(SCRIPTS, '').replace(PICTURES, withoutSource), { headers }),
  );
  const parts = [...new Set(html.match(PARTS))];
  await Promise.allSettled(parts.map(async (address) => (await cache.match(address)) ?? cache.add(address)));
  const pages = (await cache.keys()).filter(({ url }) => TIMETABLE.test(new URL(url).pathname));
  for (const { url } of pages.slice(0, -MOST_PAGES)) await cache.delete(url);
}

function withoutSource(image) {
  if (/^<source/i.test(image)) return '';
  return image.replace(/\bsrcset="[^"]*"/i, '').replace(/\bsrc="[^"]*"/, `src="${EMPTY}"`);
}

/** The timetable as it was last seen, with a note of when that was; another view of it rather than none. */
async function keptPage({ pathname, search }) {
  if (!TIMETABLE.test(pathname)) return null;
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(pathname + search)) ?? (await cache.match(pathname));
  const note = NOTE.exec((await offlineHtml(pathname)) ?? '')?.[1];
  if (!kept || !note) return null;
  const lang = pathname.startsWith('/en/') ? 'en-GB' : 'el-GR';
  const time = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(kept.headers.get('X-Kept-At')),
  );
  const html = (await kept.text())
    .replace('<html', '<html data-kept')
    .replace(/<body[^>]*>/, `$&<p role="status" style="${NOTE_STYLE}">${note.replace('{time}', time)}</p>`);
  return answer(html);
}

async function offlinePage({ pathname }) {
  const html = await offlineHtml(pathname);
  if (html === null) return null;
  const rows = (await tickets()).map(({ url, name }) => `<li><a href="${url}">${name}</a></li>`);
  return answer(
    html
      .replace(/(<ul data-kept-tickets[^>]*>)(?=<\/ul>)/, `$1${rows.join('')}`)
      .replace('</body>', `<script src="${TRIPS_SCRIPT}"></script></body>`),
  );
}

/** In the language of an address, or the one that is kept. */
async function offlineHtml(pathname) {
  const cache = await caches.open(CACHE);
  const kept =
    (await cache.match(/^\/en(?:\/|$)/.test(pathname) ? '/en/offline' : '/offline')) ??
    (await cache.match(`${prefix}/offline`));
  return kept ? kept.text() : null;
}

/** The tickets that the other worker keeps, with names as the page wrote them: escaped for HTML. */
async function tickets() {
  const found = [];
  for (const name of (await caches.keys()).filter((each) => TICKETS.test(each))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (!TICKET.test(pathname)) continue;
      const kept = await cache.match(url);
      if (!(Date.parse(kept?.headers.get('X-Kept-Until')) > Date.now())) continue;
      const label = TICKET_NAME.exec(await kept.text())?.[1];
      // Kept before pages named their tickets: the reference, which has letters and digits only.
      const reference = new URLSearchParams(search).get('ref')?.replaceAll(/\W/g, '');
      found.push({ url: pathname + search, name: label ?? reference });
    }
  }
  return found;
}

async function endWithoutTickets() {
  if ((await tickets()).length === 0) await retire();
}

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith(NAME)) await caches.delete(name);
  await self.registration.unregister();
}

const answer = (html) => new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
