/** `JobPosting` (B9) as search engines require it; the last day counts until midnight in Athens. */
export function jobPostingData(options: {
  site: string;
  path: string;
  id: string;
  title: string;
  /** HTML. */
  description: string;
  postedOn: string;
  closesOn: string | null;
  place: string;
  operator: string;
}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: options.title,
    url: `${options.site}${options.path}`,
    description: options.description,
    identifier: { '@type': 'PropertyValue', name: options.operator, value: options.id },
    datePosted: options.postedOn,
    ...(options.closesOn === null ? {} : { validThrough: `${options.closesOn}T23:59:59+02:00` }),
    hiringOrganization: { '@type': 'Organization', name: options.operator, sameAs: options.site },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: options.place, addressCountry: 'GR' },
    },
    directApply: true,
  };
}
