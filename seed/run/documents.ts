import { agencies } from '#seed/content/agencies/agencies.ts';
import { alerts } from '#seed/content/alerts/alerts.ts';
import { allDestinations } from '#seed/content/destinations/all-destinations.ts';
import type { Json, SeedDocument } from '#seed/content/document.ts';
import { faqs } from '#seed/content/faqs/faqs.ts';
import { jobOpenings } from '#seed/content/jobs/jobs.ts';
import { magazineIssues } from '#seed/content/magazine/magazine.ts';
import { newsCategories } from '#seed/content/news/categories.ts';
import { newsPosts } from '#seed/content/news/news.ts';
import { offers } from '#seed/content/offers/offers.ts';
import { pages } from '#seed/content/pages/pages.ts';
import { ports } from '#seed/content/ports/ports.ts';
import { homePage } from '#seed/content/settings/home-page.ts';
import { siteSettings } from '#seed/content/settings/site-settings.ts';
import { destinationDocument } from './destination.ts';
import { pictureFacts, resolvePictures } from './pictures.ts';

/**
 * Every document of the seed, as the content lake will hold it. The same input always gives the same documents.
 * @param assetOf id of the uploaded asset of a picture; without an upload the id only tells the pictures apart
 */
export function seedDocuments(assetOf = (name: string) => `image-${name}`): SeedDocument[] {
  const facts = pictureFacts();
  const documents = [
    ...allDestinations.map(destinationDocument),
    ...newsCategories,
    ...newsPosts,
    ...magazineIssues,
    ...offers,
    ...pages,
    ...ports,
    ...jobOpenings,
    ...agencies,
    ...faqs,
    ...alerts,
    siteSettings,
    homePage,
  ];
  return documents.map(({ _id, _type, ...fields }) => ({
    _id,
    _type,
    ...Object.fromEntries(
      Object.entries(fields).map(([field, value]): [string, Json] => [
        field,
        resolvePictures(value, facts, assetOf),
      ]),
    ),
  }));
}
