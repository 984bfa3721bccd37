/*
 * The worker at the edge calls backend and Node host over the internet, where anybody can. What it says of a visitor's address is
 * believed when it also says the secret that both share (EDGE_SECRET). Safe on the edge.
 */
export const EDGE_SECRET_HEADER = 'x-edge-secret';
export const EDGE_VISITOR_HEADER = 'x-edge-visitor';

/** Whether two secrets are the same, in a time that says nothing of where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const encoder = new TextEncoder();
  const [one, other] = [encoder.encode(given), encoder.encode(secret)];
  let difference = one.length ^ other.length;
  for (let at = 0; at < other.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}

/** What a call of the worker carries beside its own headers; nothing without a visitor. */
export function edgeHeaders(visitor: string | null, secret: string): [name: string, value: string][] {
  if (visitor === null) return [];
  return [
    [EDGE_SECRET_HEADER, secret],
    [EDGE_VISITOR_HEADER, visitor],
  ];
}
