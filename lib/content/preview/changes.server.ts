import 'server-only';
import type { SanityClient } from '@sanity/client';
import { cachedTypes } from '#lib/content/cache-manifest.ts';
import { previewState } from './state.server.ts';

/** Shorter than the minute after which proxies close a silent connection. */
const SIGN_OF_LIFE_MS = 20_000;

/**
 * Tells a page in preview that a document which pages show was changed, as server-sent events: `changed`, and `ended` when the
 * preview is over. Nothing of the documents is in them; the page asks for itself anew.
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
      // A guest's link may have been revoked, and every preview runs out.
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
            // After a lost connection nobody knows what was missed.
            else if (event.type === 'mutation' || missed) send('event: changed\ndata: {}\n\n');
            else send('event: listening\ndata: {}\n\n');
            if (event.type === 'welcome') missed = false;
          },
          // The browser comes back by itself and then gets a listener anew.
          error: end,
          complete: end,
        });
      gone.addEventListener('abort', end);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // `no-transform` keeps this server and proxies from collecting events in order to compress them.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
