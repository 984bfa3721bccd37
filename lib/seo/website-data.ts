/** The site in one language, for the home page. It refers to the organization data on the same page. */
export function websiteData(options: {
  site: string;
  path: string;
  name: string;
  description: string | null;
  language: string;
}): object {
  const { site, path, name, description, language } = options;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${site}${path}`,
    inLanguage: language,
    ...(description ? { description } : {}),
    publisher: { '@type': 'Organization', name, url: site },
  };
}
