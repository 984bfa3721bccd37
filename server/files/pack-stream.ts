import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

const pack = compression();
const nothing = () => {};

/** Packs what will be written to the response, as the browser takes it. To be called before anything is written. */
export function packStream(request: IncomingMessage, response: ServerResponse): void {
  pack(request, response, nothing);
}
