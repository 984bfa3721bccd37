const CONTEXT = 'https://schema.org';

type Issue = { number: number; title: string; href: string };

/** `Periodical` with its issues, for the shelf. */
export function periodicalData(options: {
  site: string;
  path: string;
  name: string;
  language: string;
  issues: readonly Issue[];
}): object {
  const { site, path, name, language, issues } = options;
  return {
    '@context': CONTEXT,
    '@type': 'Periodical',
    '@id': `${site}${path}#periodical`,
    name,
    url: `${site}${path}`,
    inLanguage: language,
    hasPart: issues.map((issue) => ({
      '@type': 'PublicationIssue',
      issueNumber: String(issue.number),
      name: issue.title,
      url: `${site}${issue.href}`,
    })),
  };
}

type Publication = {
  site: string;
  magazine: { name: string; path: string };
  language: string;
  publisher: string;
};

/** `PublicationIssue` with its articles (B9). */
export function issueData(
  options: Publication & {
    issue: Issue;
    description: string | null;
    image: string;
    publishedAt: string | null;
    articles: readonly { title: string; href: string }[];
  },
): object {
  const { site, issue, description, articles, publishedAt } = options;
  return {
    '@context': CONTEXT,
    '@type': 'PublicationIssue',
    '@id': `${site}${issue.href}#issue`,
    issueNumber: String(issue.number),
    name: issue.title,
    url: `${site}${issue.href}`,
    image: `${site}${options.image}`,
    inLanguage: options.language,
    isAccessibleForFree: true,
    isPartOf: periodical(options),
    publisher: publisher(options),
    hasPart: articles.map(({ title, href }) => ({
      '@type': 'Article',
      headline: title,
      url: `${site}${href}`,
    })),
    ...(description ? { description } : {}),
    ...(publishedAt ? { datePublished: publishedAt } : {}),
  };
}

/** `Article` of an issue. */
export function articleData(
  options: Publication & {
    issue: Issue;
    path: string;
    headline: string;
    description: string | null;
    image: string | null;
    author: string | null;
    publishedAt: string | null;
    modifiedAt: string;
  },
): object {
  const { site, issue, path } = options;
  const made = publisher(options);
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: options.headline,
    mainEntityOfPage: `${site}${path}`,
    inLanguage: options.language,
    dateModified: options.modifiedAt,
    author: options.author ? { '@type': 'Organization', name: options.author } : made,
    publisher: made,
    isPartOf: {
      '@type': 'PublicationIssue',
      '@id': `${site}${issue.href}#issue`,
      issueNumber: String(issue.number),
      name: issue.title,
      isPartOf: periodical(options),
    },
    ...(options.description ? { description: options.description } : {}),
    ...(options.image ? { image: [`${site}${options.image}`] } : {}),
    ...(options.publishedAt ? { datePublished: options.publishedAt } : {}),
  };
}

function periodical({ site, magazine }: Publication): object {
  return { '@type': 'Periodical', '@id': `${site}${magazine.path}#periodical`, name: magazine.name };
}

function publisher({ site, publisher: name }: Publication): object {
  return { '@type': 'Organization', name, url: site };
}
