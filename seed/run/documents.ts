import { alerts } from '#seed/content/alerts/alerts.ts';
import { kastellorizo } from '#seed/content/destinations/east/kastellorizo.ts';
import { kalymnos } from '#seed/content/destinations/north/kalymnos.ts';
import { kos } from '#seed/content/destinations/north/kos.ts';
import { leros } from '#seed/content/destinations/north/leros.ts';
import { lipsi } from '#seed/content/destinations/north/lipsi.ts';
import { patmos } from '#seed/content/destinations/north/patmos.ts';
import { rhodes } from '#seed/content/destinations/north/rhodes.ts';
import { symi } from '#seed/content/destinations/north/symi.ts';
import { karpathos } from '#seed/content/destinations/south/karpathos.ts';
import { kasos } from '#seed/content/destinations/south/kasos.ts';
import { astypalaia } from '#seed/content/destinations/west/astypalaia.ts';
import { halki } from '#seed/content/destinations/west/halki.ts';
import { nisyros } from '#seed/content/destinations/west/nisyros.ts';
import { tilos } from '#seed/content/destinations/west/tilos.ts';
import type { Json, SeedDocument } from '#seed/content/document.ts';
import { newsCategories } from '#seed/content/news/categories.ts';
import { newsPosts } from '#seed/content/news/news.ts';
import { offers } from '#seed/content/offers/offers.ts';
import { pages } from '#seed/content/pages/pages.ts';
import { ports } from '#seed/content/ports/ports.ts';
import { homePage } from '#seed/content/settings/home-page.ts';
import { siteSettings } from '#seed/content/settings/site-settings.ts';
import { destinationDocument } from './destination.ts';
import { pictureFacts, resolvePictures } from './pictures.ts';

const destinations = [
  rhodes,
  symi,
  kos,
  kalymnos,
  leros,
  lipsi,
  patmos,
  nisyros,
  tilos,
  halki,
  kastellorizo,
  karpathos,
  kasos,
  astypalaia,
];

/**
 * Every document of the seed, as the content lake will hold it. The same input always gives the same documents.
 * @param assetOf id of the uploaded asset of a picture; without an upload the id only tells the pictures apart
 */
export function seedDocuments(assetOf = (name: string) => `image-${name}`): SeedDocument[] {
  const facts = pictureFacts();
  const documents = [
    ...destinations.map(destinationDocument),
    ...newsCategories,
    ...newsPosts,
    ...offers,
    ...pages,
    ...ports,
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
