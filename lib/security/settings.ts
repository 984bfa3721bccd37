import { embedOrigins } from '#lib/routes/embed-address.ts';

/**
 * Origins that pages of this site may use beside the site itself, read once from the environment. Without a trailing
 * slash.
 */
export type SecuritySettings = {
  /** The site is served over https: requests are upgraded, and browsers are instructed to stay with it (HSTS). */
  isHttps: boolean;
  /** Over https or on localhost: browsers treat both as secure. */
  isTrustworthy: boolean;
  /** Origin of the site as used by links and payment pages; visitors may use another name of the same machine. */
  site: string;
  /** Origins of the tag manager and of its tags; empty without a container. */
  tags: readonly string[];
  /** Origin of an external chat provider; null for our own and for none. */
  chat: string | null;
  /** Where a payment form may lead: Chromium applies `form-action` to the redirect after it too. */
  payments: readonly string[];
  /** Origins or folders of films and maps in texts. */
  embeds: readonly string[];
  /** Id of a hosted content project, which only the Studio uses. */
  hostedProject: string | null;
};

type Source = Readonly<Record<string, string | undefined>>;

const TAG_MANAGER = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
const CARD_PAYMENTS = 'https://checkout.stripe.com';

/**
 * Reads what `foundation/env.ts` has validated at start. Parsed by hand here, because this also runs on the edge, where
 * only strings are available. An invalid address counts as absent.
 */
export function readSecuritySettings(source: Source): SecuritySettings {
  const site = originOf(source.SITE_URL) ?? `http://localhost:${source.PORT || '3000'}`;
  return {
    isHttps: site.startsWith('https:'),
    isTrustworthy: /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(site),
    site,
    tags: source.TAG_MANAGER_ID ? [...TAG_MANAGER, ...origins(source.TAG_ORIGINS)] : [],
    chat: originOf(source.CHAT_PROVIDER_URL),
    payments: [CARD_PAYMENTS, ...origins(source.STRIPE_API_BASE), ...origins(source.PAYMENT_ORIGINS)],
    embeds: embedOrigins,
    hostedProject: source.NEXT_PUBLIC_SANITY_PROJECT_ID || null,
  };
}

function origins(list: string | undefined): string[] {
  return (list ?? '').split(',').flatMap((address) => originOf(address.trim()) ?? []);
}

function originOf(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin } = new URL(address);
  // Anything but a web address has the origin "null", as a string.
  return origin.startsWith('http') ? origin : null;
}
