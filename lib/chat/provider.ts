import type { Locale } from '#lib/i18n/locales.ts';

/** Addresses below the provider's folder. */
export type ProviderAddresses = {
  origin: string;
  frame: string;
  certificate: string;
  secureCheck(nocache: string): string;
};

export function providerAddresses(provider: string, locale: Locale): ProviderAddresses {
  const folder = new URL(provider.endsWith('/') ? provider : `${provider}/`);
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
  };
}
