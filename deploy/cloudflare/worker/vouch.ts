import { edgeHeaders } from '#foundation/http/edge-visitor.ts';

type Fetch = typeof globalThis.fetch;

const FORWARDED = 'x-forwarded-for';

/**
 * A fetch that tells the backend and the Node host, and nobody else, who the visitor is: on the way the network puts its own address
 * into `X-Forwarded-For`, and all visitors would look like one. Needs EDGE_SECRET; the address was settled by the worker.
 */
export function withVisitor(fetchIt: Fetch, options: { secret: string; origins: readonly string[] }): Fetch {
  const { secret, origins } = options;
  return (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (!origins.includes(address.origin)) return fetchIt(input, init);
    const request = new Request(input, init);
    for (const [name, value] of edgeHeaders(request.headers.get(FORWARDED), secret))
      request.headers.set(name, value);
    return fetchIt(request);
  };
}

/** Origins of the addresses that are set. */
export function originsOf(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
}
