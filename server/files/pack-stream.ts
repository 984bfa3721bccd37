import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { BROTLI_LEVEL } from '#lib/page-cache/encoding.ts';

/** The package's default level, 4, makes pages 10 % larger and saves 2 ms. */
const pack = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } } });
const nothing = () => {};

/** Compresses the response with an encoding that the browser accepts. Call it before anything is written. */
export function packStream(request: IncomingMessage, response: ServerResponse): void {
  pack(request, response, nothing);
}
