import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { packStream } from './pack-stream.ts';

const BUILT = '/_next/static';
const YEAR_SECONDS = 31_536_000;

/** @returns whether the request was for a file and was answered */
export type Files = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the files of this build and of earlier ones that open tabs still request, compressed in advance and cached for ever,
 * because their names change with the content; and the files of `public/`. Both lists are read once: files that appear later are
 * left to Next.
 */
export function staticFiles(options: { built: readonly string[]; open: string }): Files {
  const built = options.built.map((folder) =>
    sirv(folder, { brotli: true, gzip: true, extensions: [], maxAge: YEAR_SECONDS, immutable: true }),
  );
  const open = sirv(options.open, {
    extensions: [],
    etag: true,
    maxAge: 0,
    // A few drawings from the sources, which are compressed on the fly.
    setHeaders: (response) => packStream(response.req, response),
  });

  return (request, response) => {
    const { method, url = '/' } = request;
    const isBuilt = url.startsWith(`${BUILT}/`);
    if ((method !== 'GET' && method !== 'HEAD') || (!isBuilt && !url.includes('.'))) return false;
    let isFile = true;
    const none = () => {
      isFile = false;
    };
    if (isBuilt) {
      request.url = url.slice(BUILT.length);
      let next = 0;
      const tryNext = () => {
        const folder = built[next];
        next += 1;
        if (folder) folder(request, response, tryNext);
        else none();
      };
      tryNext();
      request.url = url;
    } else open(request, response, none);
    return isFile;
  };
}
