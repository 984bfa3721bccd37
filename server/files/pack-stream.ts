import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { BROTLI_LEVEL } from '../pages/encoding.ts';

/** The package's own level, 4, leaves 10 % more of a page and saves 2 ms. */
const pack = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } } });
const nothing = () => {};

/** Packs what will be written to the response, as the browser takes it. To be called before anything is written. */
export function packStream(request: IncomingMessage, response: ServerResponse): void {
  pack(request, response, nothing);
}
