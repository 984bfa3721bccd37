/** Which sites may receive a sign-in or read the lake from a browser. Compared as whole origins, never as prefixes. */
export class Origins {
  readonly #allowed: ReadonlySet<string>;

  /** `publicUrl` is the lake's own public address: its origin is always allowed, since the Studio may live there. */
  constructor(allowed: readonly string[], publicUrl: string) {
    this.#allowed = new Set([...allowed, publicUrl].map((address) => new URL(address).origin));
  }

  allows(origin: string | null | undefined): origin is string {
    return typeof origin === 'string' && this.#allowed.has(origin);
  }

  /**
   * The address to return to after sign-in, without its fragment, or undefined when it is not one of ours.
   * Parsed rather than matched: `https://ours.example@evil.example` and `//evil.example` must not pass.
   */
  returnAddress(value: string | undefined): URL | undefined {
    if (value === undefined || !URL.canParse(value)) return undefined;
    const url = new URL(value);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
    if (url.username !== '' || url.password !== '' || !this.allows(url.origin)) return undefined;
    url.hash = '';
    return url;
  }
}
