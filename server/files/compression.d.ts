/** What we use of it. Its published types need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Packs what is written to the response as it is written, brotli at level 4 or gzip, unless it says that it is packed already. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
