import type { Locale } from '#foundation/text/locales.ts';

/** The embedded provider, `app/chat`. Without a host, because an installation may have several names. */
export const OWN_PROVIDER = '/chat/';

/** Addresses below the provider's folder. */
export type ProviderAddresses = {
  origin: string;
  frame: string;
  certificate: string;
  secureCheck(nocache: string): string;
  /** The provider is this site: its frame has the page's origin. */
  isOwn: boolean;
};

/** @param site origin of the page, the base of a relative provider address */
export function providerAddresses(provider: string, locale: Locale, site: string): ProviderAddresses {
  const folder = new URL(provider.endsWith('/') ? provider : `${provider}/`, site);
  const below = (path: string, query: Record<string, string>) => {
    const address = new URL(path, folder);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return address.href;
  };
  return {
    origin: folder.origin,
    frame: below('frame', { lang: locale }),
    certificate: below('certificate', { lang: locale }),
    secureCheck: (nocache) => below('secure-check', { nocache }),
    isOwn: folder.origin === new URL(site).origin,
  };
}
