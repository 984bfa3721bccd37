/** What we use of it. Its published types need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  /** Packs what is written to the response as it is written, brotli or gzip, unless it says that it is packed already. */
  export default function compression(options: {
    brotli: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
