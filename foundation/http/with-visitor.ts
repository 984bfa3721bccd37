import { edgeHeaders } from './edge-visitor.ts';

type Fetch = typeof globalThis.fetch;

const FORWARDED = 'x-forwarded-for';

/**
 * A fetch that sends the visitor's address to the backend and the Node host, and to no other host, for a site that isn't on their
 * network. The network in between adds its own address to `X-Forwarded-For`, so without this all visitors would look like one. Needs
 * EDGE_SECRET, and calls whose `X-Forwarded-For` is settled.
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

/** Origins of the given addresses, without missing ones. */
export function originsOf(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));
}
