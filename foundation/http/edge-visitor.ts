/*
 * A site at the edge or on Vercel calls the backend and the Node host over the internet, as anybody can. The visitor's address that
 * it sends is trusted only together with the shared secret (EDGE_SECRET). Runs on the edge.
 */
export const EDGE_SECRET_HEADER = 'x-edge-secret';
export const EDGE_VISITOR_HEADER = 'x-edge-visitor';

/** Compares two secrets in a time that doesn't reveal where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const encoder = new TextEncoder();
  const [one, other] = [encoder.encode(given), encoder.encode(secret)];
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}

/**
 * The headers that a site elsewhere adds to a call. The secret also opens the firewall of the backend's name, so calls for no visitor
 * (content, timetables) have it, too.
 */
export function edgeHeaders(visitor: string | null, secret: string): [name: string, value: string][] {
  return [
    [EDGE_SECRET_HEADER, secret],
    ...(visitor === null ? [] : [[EDGE_VISITOR_HEADER, visitor] satisfies [string, string]]),
  ];
}
