/**
 * Which sites may receive a sign-in or read the lake from a browser: those in the configuration, and those added by
 * administrators (`OriginList`). Compared as whole origins, never as prefixes.
 */
export class Origins {
  /** With credentials. */
  readonly #configured: ReadonlySet<string>;
  /** By origin: whether with credentials. */
  #added: ReadonlyMap<string, boolean> = new Map();

  /** `publicUrl` is the lake's own public address: its origin is always allowed, since the Studio may live there. */
  constructor(configured: readonly string[], publicUrl: string) {
    this.#configured = new Set([...configured, publicUrl].map((address) => new URL(address).origin));
  }

  /** Replaces the origins added by administrators. */
  replaceAdded(added: ReadonlyMap<string, boolean>): void {
    this.#added = added;
  }

  /** Whether pages of this origin may act for the person who is signed in. */
  allows(origin: string | null | undefined): origin is string {
    return typeof origin === 'string' && (this.#configured.has(origin) || this.#added.get(origin) === true);
  }

  /** Whether pages of this origin may read responses; without credentials, only what is public. */
  maySee(origin: string | null | undefined): origin is string {
    return typeof origin === 'string' && (this.#configured.has(origin) || this.#added.has(origin));
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
