import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { keepFiles } from './files/kept-files.ts';
import { packFiles } from './files/pack-files.ts';
import { packStream } from './files/pack-stream.ts';
import { staticFiles } from './files/static-files.ts';
import { answerFlight } from './late-start/answer-flight.ts';
import { createFlights } from './late-start/flights.ts';
import { createAskAgain } from './kept-sailings/ask-again.ts';
import { createKeptSailings } from './kept-sailings/kept-sailings.ts';
import { readBuiltPages } from './page-cache/built-pages.ts';
import { createPageBudget } from './page-cache/page-budget.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { PageAnswer } from './operation.ts';
import { answerPages, TAGS } from './pages/answer-page.ts';
import { createBuiltStyles } from './pages/built-styles.ts';
import { type Handle, type SecuredHandler, withPagePolicy } from './pages/page-policy.ts';
import { addBuiltPages } from './pictures/built-pictures.ts';
import { createPictureQueue } from './pictures/picture-queue.ts';

export type BuiltSite = {
  handle: Handle;
  close(): void;
};

/** Twice the size of all pages of the seeded site. */
const PAGE_CACHE_BYTES = 96 * 1024 * 1024;
/** Some five hundred sailings pages. */
const KEPT_SAILINGS_BYTES = 32 * 1024 * 1024;

/**
 * The request handler of the built site: files, then pages from memory, then Next, whose pages get their content security policy
 * and whose other responses are compressed on the fly.
 */
export async function builtSite(options: {
  next: Handle;
  settings: SecuritySettings;
  backendUrl: string;
  /** Off behind a shared cache; pages are then sent with their tags. */
  pageCache: boolean;
  distDir: string;
  /** Where the files of earlier builds are kept. */
  dataFolder: string;
  /** Called with how each page was answered. */
  countPage: (answer: PageAnswer) => void;
  /** Called with the reason why a page is sent whole, with its scripts and flight data. */
  countWhole: (reason: string) => void;
}): Promise<BuiltSite> {
  const { next, settings, pageCache, countPage } = options;
  const built = join(options.distDir, 'static');
  // In a read-only folder files are just not compressed in advance.
  await packFiles(built).catch((error: unknown) =>
    console.error('Files could not be compressed in advance:', error),
  );
  const before = await keepFiles(options.distDir, options.dataFolder).catch((error: unknown) => {
    console.error('Files of earlier builds are not served:', error);
    return [];
  });
  const files = staticFiles({ built: [built, ...before], open: 'public' });
  const flights = createFlights(options.countWhole);
  const pictures = createPictureQueue({ make: (address) => requestForNobody(next, address), now: Date.now });
  const leaveOut = pageCache ? [TAGS] : [];
  const styleText = createBuiltStyles(built);
  const secure = withPagePolicy({
    handle: next,
    settings,
    leaveOut,
    styleText,
    split: (path, html) => {
      pictures.addPage(html);
      return flights.split(path, html);
    },
  });
  const answer: SecuredHandler = (request, response) => {
    packStream(request, response);
    return secure(request, response);
  };
  const single = answerPages(answer, leaveOut);
  const shared = { otherwise: single, budget: createPageBudget(Date.now), now: Date.now, count: countPage };
  const cache = pageCache
    ? createPageCache({
        ...shared,
        answer,
        maxBytes: PAGE_CACHE_BYTES,
        isBuilt: readBuiltPages(options.distDir),
      })
    : null;
  const askAgain = createAskAgain(options.backendUrl);
  const sailings = pageCache
    ? createKeptSailings({ ...shared, next, askAgain, settings, styleText, maxBytes: KEPT_SAILINGS_BYTES })
    : null;
  const pages = cache?.handle ?? single;
  const flight = answerFlight({ flights, pages });
  addBuiltPages(pictures, options.distDir).catch((error: unknown) =>
    console.error('Pictures of the build are not made ahead:', error),
  );

  return {
    handle: async (request, response) => {
      pictures.noteRequest();
      if (files(request, response) || flight(request, response)) return;
      const answering = sailings?.handle(request, response) ?? pages(request, response);
      await answering.catch((error: unknown) => fail(response, error));
    },
    close: () => {
      pictures.close();
      cache?.close();
      sailings?.close();
      askAgain.close();
    },
  };
}

/** Has Next answer a request that nobody waits for. */
async function requestForNobody(next: Handle, address: string): Promise<void> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'HEAD', url: address });
  const nobody = new ServerResponse(request);
  await next(request, nobody);
  nobody.emit('close');
}

/** For our own errors: Next handles its own. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('500');
}
