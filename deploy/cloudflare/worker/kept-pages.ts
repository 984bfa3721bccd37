import { createHash } from 'node:crypto';
import { type Flight, FLIGHT_HEADERS, latePage } from '#lib/late-start/late-page.ts';
import { cacheKeyFor } from '#lib/page-cache/cache-key.ts';
import { type Encoding, encodingFor } from '#lib/page-cache/encoding.ts';
import { BY_LANGUAGE, hasSeen, headersOfPage, headOf } from '#lib/page-cache/whole-page.ts';
import { defaultLocale } from '#foundation/text/locales.ts';
import { internalPath, localeOfPath, publicPath } from '#lib/routes/locale-path.ts';
import { addressKind } from '#lib/routes/page-addresses.ts';
import { securityHeaders } from '#lib/security/headers.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { bodyOf, type Facts, type KeptResponse, readKept, writeKept } from './kept-response.ts';
import { createMemory } from './memory.ts';
import type { Freshness, Purges } from './purges.ts';
import { noteWhole } from './secure-page.ts';

/** R2, as far as it is used here. */
export type PageBucket = {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  put(key: string, value: Uint8Array): Promise<unknown>;
  delete(key: string): Promise<unknown>;
};

/** A page as Next has rendered it. */
export type RenderedPage = {
  html: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** How long it is fresh; false if only a purge ends it. */
  revalidate: number | false | undefined;
};

/** Work that goes on after the response. */
type InBackground = (work: Promise<unknown>) => void;
type Found = { kept: KeptResponse; freshness: Freshness };

const TAGS = 'x-next-cache-tags';
/** What Next's responses to a page vary by, for its router. */
const VARY = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';
/** As in Next's own responses. */
const MONTH_SECONDS = 2_592_000;
const YEAR_SECONDS = 31_536_000;
const STALE_SECONDS = 2;
/** Of the 128 MB of an isolate; a page and its flight data take some 100 KB. */
const MEMORY_BYTES = 16 * 1024 * 1024;
/** How soon a stale page is looked up again, and rendered again. */
const REFRESH_PAUSE_MS = 1_000;
/** More than there are pages; visitors may make up any number of addresses. */
const MOST_MISSING = 5_000;

/**
 * Finished pages: compressed, with their policy and headers, in the bucket and in the memory of this isolate, so that a hit needs no
 * Next, no hashing and no compression (docs/decisions/105-edge-pages-ready-to-send.md).
 */
export function createKeptPages(options: {
  bucket: PageBucket;
  purges: Purges;
  /** The id of the build. */
  build: string;
  settings: SecuritySettings;
  now: () => number;
}) {
  const { bucket, purges, settings, now } = options;
  // Policies depend on the settings, so pages made with others aren't found.
  const mark = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 8);
  const keyOf = (kind: 'page' | 'flight', page: string) => `kept/${options.build}/${mark}/${kind}${page}`;
  const memory = createMemory<KeptResponse>(MEMORY_BYTES);
  /** By page: no refresh before this time. There are only as many as there are kept pages. */
  const refreshAfter = new Map<string, number>();
  /** Pages for which a visitor found nothing here. */
  const missing = new Set<string>();

  async function read(key: string): Promise<KeptResponse | null> {
    try {
      const object = await bucket.get(key);
      const kept = object && readKept(await object.arrayBuffer());
      if (kept) memory.set(key, kept);
      return kept;
    } catch (error) {
      console.error(
        JSON.stringify({ level: 'error', part: 'edge', msg: 'no kept page', key, error: String(error) }),
      );
      return null;
    }
  }

  function judged(kept: KeptResponse): Found {
    const { tags, madeAt, freshSeconds } = kept.facts;
    const freshness = purges.freshnessOf(tags, madeAt);
    // Later than in Next's store, where the page arrives later: a refresh before then would do nothing.
    const isOver = freshSeconds !== null && now() >= madeAt + freshSeconds * 1000 + REFRESH_PAUSE_MS;
    return { kept, freshness: freshness === 'fresh' && isOver ? 'stale' : freshness };
  }

  /** The page from memory, or from the bucket if there is none or a newer one may be there. */
  async function find(page: string, inBackground: InBackground): Promise<Found | null> {
    const key = keyOf('page', page);
    const remembered = memory.get(key);
    const reading = remembered === undefined ? read(key) : null;
    await purges.ready(inBackground);
    const first = reading === null ? remembered : await reading;
    const found = first ? judged(first) : null;
    if (found === null || found.freshness === 'fresh' || reading !== null) return found;
    if (found.freshness === 'stale' && now() < (refreshAfter.get(page) ?? 0)) return found;
    const newer = await read(key);
    return newer ? judged(newer) : null;
  }

  async function answer(
    request: Request,
    context: { inBackground: InBackground; refresh: () => Promise<unknown> },
  ): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const key = cacheKeyFor({ method: request.method, url: `${pathname}${search}`, headers });
    if (key === null || key.isRouter) return null;
    const { page } = key;
    const found = await find(page, context.inBackground);
    if (found === null || found.freshness === 'expired') {
      if (missing.size >= MOST_MISSING) missing.clear();
      missing.add(page);
      return null;
    }
    const isStale = found.freshness === 'stale';
    if (isStale && now() >= (refreshAfter.get(page) ?? 0)) {
      refreshAfter.set(page, now() + REFRESH_PAUSE_MS);
      context.inBackground(context.refresh());
    }
    return send(found.kept, request, {
      'x-nextjs-cache': isStale ? 'STALE' : 'HIT',
      'cache-control': controlOf(found.kept.facts, isStale, now()),
    });
  }

  /** Flight data from memory or the bucket; null if it isn't that of the kept page. */
  async function answerFlight(
    asked: { hash: string; page: string },
    request: Request,
  ): Promise<Response | null> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const key = keyOf('flight', internalPath(asked.page));
    const isAsked = (kept: KeptResponse | null | undefined) => kept?.facts.etag === etagOfFlight(asked.hash);
    const remembered = memory.get(key);
    const kept = isAsked(remembered) ? remembered : await read(key);
    return kept && isAsked(kept) ? send(kept, request) : null;
  }

  /** Stores a page that Next has rendered, ready to send. @param page by Next's path @param madeAt when it was rendered, or before */
  async function keep(page: string, rendered: RenderedPage, madeAt: number): Promise<void> {
    const path = publicPath(page);
    const seconds = rendered.revalidate;
    if (addressKind(path) !== 'page' || seconds === 0) return;
    missing.delete(page);
    const tags = String(rendered.headers[TAGS] ?? '').split(',');
    const { html, flight } = await latePage(path, rendered.html, noteWhole(path));
    const body = Buffer.from(html);
    const ours = await headersOfPage({ status: 200, path, html, styles: [], settings });
    const given = { ...rendered.headers, 'content-type': 'text/html; charset=utf-8', vary: VARY, ...ours };
    const { head, etag } = headOf(
      { status: 200, headers: given, body },
      { vary: localeOfPath(page) === defaultLocale ? BY_LANGUAGE : [], leaveOut: [TAGS, 'cache-control'] },
    );
    const facts = {
      headers: [...pairs(head), ...securityHeaders(path, settings)],
      etag,
      tags,
      madeAt,
      freshSeconds: typeof seconds === 'number' ? seconds : null,
    };
    // The data first: a page whose data isn't there yet would be loaded again.
    if (flight !== null) await keepFlight(page, flight, madeAt);
    await store(keyOf('page', page), facts, body);
  }

  async function keepFlight(page: string, { hash, bytes }: Flight, madeAt: number): Promise<void> {
    const etag = etagOfFlight(hash);
    const headers: Facts['headers'] = [
      ...Object.entries(FLIGHT_HEADERS),
      ['Vary', 'Accept-Encoding'],
      ['ETag', etag],
      ...securityHeaders(`/_flight${publicPath(page)}`, settings),
    ];
    const facts = { headers, etag, tags: [], madeAt, freshSeconds: null };
    await store(keyOf('flight', page), facts, Buffer.from(bytes));
  }

  async function store(key: string, facts: Facts, body: Buffer): Promise<void> {
    await bucket.put(key, await writeKept(facts, body));
    memory.delete(key);
  }

  return {
    answer,
    answerFlight,
    keep,
    /** Keeps a page that Next has in its store, if a visitor found none here and it may still be sent. */
    async keepMissing(page: string, rendered: RenderedPage, madeAt: number): Promise<void> {
      if (!missing.has(page)) return;
      const tags = String(rendered.headers[TAGS] ?? '').split(',');
      if (purges.freshnessOf(tags, madeAt) !== 'expired') await keep(page, rendered, madeAt);
    },
    async forget(page: string): Promise<void> {
      await Promise.all(
        (['page', 'flight'] as const).map(async (kind) => {
          const key = keyOf(kind, page);
          await bucket.delete(key);
          memory.delete(key);
        }),
      );
    },
  };
}

export type KeptPages = ReturnType<typeof createKeptPages>;

/** @param more headers of the moment */
async function send(
  { facts, headers: given, ...kept }: KeptResponse,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = new Headers(given);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  if (hasSeen(request.headers.get('if-none-match'), facts.etag))
    return new Response(null, { status: 304, headers });
  const { encoding, body } = await bodyOf(kept, wantedBy(request));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  if (request.method === 'HEAD') {
    headers.set('content-length', String(body.length));
    return new Response(null, { headers });
  }
  // The body is compressed already: the runtime must not do it again.
  const init = { headers, encodeBody: 'manual' };
  return new Response(body, init);
}

/** Cloudflare replaces the header by what it accepts itself, and says elsewhere what the visitor accepts. */
function wantedBy(request: Request): Encoding {
  const cf: unknown = Reflect.get(request, 'cf');
  const visitors: unknown =
    typeof cf === 'object' && cf !== null ? Reflect.get(cf, 'clientAcceptEncoding') : null;
  const accepted = typeof visitors === 'string' ? visitors : request.headers.get('accept-encoding');
  return encodingFor(accepted ?? undefined);
}

/** As Next has it: how long a cache in front may still send it. */
function controlOf({ madeAt, freshSeconds }: Facts, isStale: boolean, now: number): string {
  const left = freshSeconds === null ? YEAR_SECONDS : Math.round(madeAt / 1000 + freshSeconds - now / 1000);
  const seconds = isStale ? STALE_SECONDS : Math.max(left, 1);
  return `s-maxage=${seconds}, stale-while-revalidate=${MONTH_SECONDS}`;
}

function etagOfFlight(hash: string): string {
  return `W/"${hash}"`;
}

function pairs(list: readonly string[]): Facts['headers'] {
  return list.flatMap((name, at) =>
    at % 2 === 0 ? [[name, list[at + 1] ?? ''] satisfies [string, string]] : [],
  );
}
