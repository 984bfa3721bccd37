import 'server-only';
import type { SanityClient } from '@sanity/client';
import { cachedTypes } from '#lib/content/cache-manifest.ts';
import { previewState } from './state.server.ts';

/** Proxies close a silent connection after a minute; this is shorter. */
const SIGN_OF_LIFE_MS = 20_000;

/**
 * Server-sent events for a page in preview: `changed` when a document that pages show was changed, and `ended` when the
 * preview is over. They contain nothing of the documents; the page fetches itself again.
 */
export function changesOf(lake: SanityClient, gone: AbortSignal): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        if (ended) return;
        ended = true;
        clearInterval(alive);
        subscription.unsubscribe();
        controller.close();
      };
      let ended = false;
      let missed = false;
      // A guest's link may have been revoked, and every preview expires.
      const check = async () => {
        const preview = await previewState().catch(() => null);
        if (ended || preview === null) return;
        if (preview.kind === 'on') return send(': here\n\n');
        send('event: ended\ndata: {}\n\n');
        end();
      };
      const alive = setInterval(() => void check(), SIGN_OF_LIFE_MS);
      const subscription = lake
        .listen(
          '*[_type in $types]',
          { types: [...cachedTypes] },
          {
            events: ['welcome', 'mutation', 'reconnect'],
            includeResult: false,
            visibility: 'query',
            tag: 'preview.changes',
          },
        )
        .subscribe({
          next: (event) => {
            if (event.type === 'reconnect') missed = true;
            // After a lost connection, changes may have been missed.
            else if (event.type === 'mutation' || missed) send('event: changed\ndata: {}\n\n');
            else send('event: listening\ndata: {}\n\n');
            if (event.type === 'welcome') missed = false;
          },
          // The browser reconnects automatically and then gets a new listener.
          error: end,
          complete: end,
        });
      gone.addEventListener('abort', end);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // `no-transform` keeps this server and proxies from buffering events to compress them.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
