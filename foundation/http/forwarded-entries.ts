/** The addresses in `X-Forwarded-For`, the one that called the nearest proxy last. */
export function entriesOf(forwarded: string | null | undefined): string[] {
  return (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * The visitor's address where the address of the connection is unknown: the one that the outermost of `proxies` saw. Null without
 * proxies, because then the visitor may have written the whole header.
 */
export function visitorSeenBy(proxies: number, forwarded: string | null): string | null {
  return proxies === 0 ? null : (entriesOf(forwarded).at(-proxies) ?? null);
}
