import { telephoneNumber } from '#lib/i18n/telephone.ts';

const CONTEXT = 'https://schema.org';

export type Crumb = { name: string; path: string };

/** `BreadcrumbList`; the last entry is the page itself. */
export function breadcrumbData(site: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${site}${crumb.path}`,
    })),
  };
}

export function destinationData(options: {
  site: string;
  path: string;
  name: string;
  description: string | null;
  image: string | null;
}): object {
  return {
    '@context': CONTEXT,
    '@type': 'TouristDestination',
    name: options.name,
    url: `${options.site}${options.path}`,
    ...(options.description ? { description: options.description } : {}),
    ...(options.image ? { image: `${options.site}${options.image}` } : {}),
  };
}

export function newsArticleData(options: {
  site: string;
  path: string;
  headline: string;
  description: string | null;
  image: string | null;
  publishedAt: string;
  modifiedAt: string;
  /** Name of the post's category. */
  section: string;
  language: string;
  publisher: string;
}): object {
  const publisher = {
    '@type': 'Organization',
    name: options.publisher,
    url: options.site,
    logo: { '@type': 'ImageObject', url: `${options.site}/brand/favicon-180.png` },
  };
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: options.headline,
    mainEntityOfPage: `${options.site}${options.path}`,
    inLanguage: options.language,
    datePublished: options.publishedAt,
    dateModified: options.modifiedAt,
    articleSection: options.section,
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    ...(options.description ? { description: options.description } : {}),
    ...(options.image ? { image: [`${options.site}${options.image}`] } : {}),
  };
}

/** The operator, on the home page. */
export function organizationData(options: {
  site: string;
  name: string;
  phone: string | null;
  email: string | null;
  profiles: readonly string[];
}): object {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: options.name,
    url: options.site,
    logo: `${options.site}/brand/favicon-180.png`,
    ...(options.phone ? { telephone: telephoneNumber(options.phone) } : {}),
    ...(options.email ? { email: options.email } : {}),
    ...(options.profiles.length > 0 ? { sameAs: options.profiles } : {}),
  };
}
