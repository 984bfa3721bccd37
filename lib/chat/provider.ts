import type { Locale } from '#foundation/text/locales.ts';

/** The embedded provider, `app/chat`. Without a host: an installation may be reached by several names. */
export const OWN_PROVIDER = '/chat/';

/** Addresses below the provider's folder. */
export type ProviderAddresses = {
  origin: string;
  frame: string;
  certificate: string;
  secureCheck(nocache: string): string;
  /** The provider is this site: its frame is no stranger to the page. */
  isOwn: boolean;
};

/** @param site origin of the page, by which a folder of its own becomes an address */
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
