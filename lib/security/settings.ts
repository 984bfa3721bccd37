import { embedOrigins } from '#lib/routes/embed-address.ts';

/** Whom pages of this site may talk to beside itself, read once from the environment. Origins without a slash at the end. */
export type SecuritySettings = {
  /** The site is reached by https: requests are upgraded, and browsers are told to stay with it. */
  isHttps: boolean;
  /** By https, or on this machine: browsers treat both as secure. */
  isTrustworthy: boolean;
  /** Of the site as links and payment pages name it; visitors may use another name of the same machine. */
  site: string;
  /** Of the tag manager and of what its tags talk to; empty without a container. */
  tags: readonly string[];
  /** Of another chat provider; null for our own and for none. */
  chat: string | null;
  /** Where a payment form may lead to: Chromium applies `form-action` to the redirect after it. */
  payments: readonly string[];
  /** Films and maps in texts, by origin or folder. */
  embeds: readonly string[];
  /** Id of a hosted content project, which only the Studio talks to. */
  hostedProject: string | null;
};

type Source = Readonly<Record<string, string | undefined>>;

const TAG_MANAGER = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
const CARD_PAYMENTS = 'https://checkout.stripe.com';

/**
 * Reads what `foundation/env.ts` has checked at start; here by hand, because this also runs at the edge, where only strings arrive.
 * What is no address counts as absent.
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
  // What is no web address has the origin "null", as a word.
  return origin.startsWith('http') ? origin : null;
}
