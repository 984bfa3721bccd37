import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { keepFiles } from './files/kept-files.ts';
import { packFiles } from './files/pack-files.ts';
import { packStream } from './files/pack-stream.ts';
import { staticFiles } from './files/static-files.ts';
import { readBuiltPages } from './page-cache/built-pages.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import type { PageAnswer } from './operation.ts';
import { answerPages, TAGS } from './pages/answer-page.ts';
import { createBuiltStyles } from './pages/built-styles.ts';
import { type Handle, type SecuredHandler, withPagePolicy } from './pages/page-policy.ts';

export type BuiltSite = {
  handle: Handle;
  close(): void;
};

/** Twice what all pages of the seeded site take. */
const PAGE_CACHE_BYTES = 96 * 1024 * 1024;

/**
 * What answers a request on the built site: files, then pages from memory, then Next, whose pages get their policy and whose other
 * answers are packed as they go.
 */
export async function builtSite(options: {
  next: Handle;
  settings: SecuritySettings;
  /** Off when a shared cache stands in front; pages then leave with their tags. */
  pageCache: boolean;
  distDir: string;
  /** Where files of builds before this one are kept. */
  dataFolder: string;
  /** Hears how each page was answered. */
  countPage: (answer: PageAnswer) => void;
}): Promise<BuiltSite> {
  const { next, settings, pageCache, countPage } = options;
  const built = join(options.distDir, 'static');
  // A folder that cannot be written to only costs the packed forms.
  await packFiles(built).catch((error: unknown) => console.error('Files are not packed beforehand:', error));
  const before = await keepFiles(options.distDir, options.dataFolder).catch((error: unknown) => {
    console.error('Files of earlier builds are not served:', error);
    return [];
  });
  const files = staticFiles({ built: [built, ...before], open: 'public' });
  const secure = withPagePolicy({ handle: next, settings, styleText: createBuiltStyles(built) });
  const answer: SecuredHandler = (request, response) => {
    packStream(request, response);
    return secure(request, response);
  };
  const single = answerPages(answer, pageCache ? [TAGS] : []);
  const lane = pageCache
    ? createPageCache({
        answer,
        otherwise: single,
        maxBytes: PAGE_CACHE_BYTES,
        now: Date.now,
        isBuilt: readBuiltPages(options.distDir),
        count: countPage,
      })
    : null;
  const pages = lane?.handle ?? single;

  return {
    handle: async (request, response) => {
      if (files(request, response)) return;
      await pages(request, response).catch((error: unknown) => fail(response, error));
    },
    close: () => lane?.close(),
  };
}

/** Our own mistake: Next answers for its own. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('500');
}
