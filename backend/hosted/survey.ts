import * as v from 'valibot';
import { cachedTypes } from '#lib/content/cache-manifest.ts';
import { documentPages } from '#lib/routes/pages.ts';
import { type HostedApi, parsed } from './api.ts';

/** What a data set contains, as far as this site is concerned. */
export type Survey =
  | { kind: 'empty' }
  /** Only documents of types that this site doesn't have. */
  | { kind: 'foreign'; types: string[] }
  /** Documents with our types' names, but without the addresses that ours have. */
  | { kind: 'other-schema'; types: string[] }
  /** `missing`: what visitors need and nobody has published. */
  | { kind: 'content'; documents: number; missing: string[] };

/** Published documents of these types have an address. */
const ADDRESSED = ['page', 'destination', 'offer', 'newsPost'];
/** Pages that code links to, besides those with a folder of their own. */
const LINKED = ['travel-terms', 'privacy-policy'];

// An id without a dot is that of a published document.
const QUERY = `{
  "types": array::unique(*[]._type),
  "documents": count(*[_type in $types && _id in path("*")]),
  "settings": count(*[_type == "siteSettings" && _id in path("*")]),
  "home": count(*[_type == "homePage" && _id in path("*")]),
  "ports": count(*[_type == "port" && _id in path("*")]),
  "pages": *[_type == "page" && _id in path("*")]{ "el": permalink_el.current, "en": permalink_en.current },
  "addressed": array::unique(*[_type in $addressed && _id in path("*")]._type),
  "addresses": count(*[_type in $addressed && _id in path("*") && defined(permalink_el.current)])
}`;

const Result = v.object({
  result: v.object({
    types: v.array(v.string()),
    documents: v.number(),
    settings: v.number(),
    home: v.number(),
    ports: v.number(),
    pages: v.array(v.object({ el: v.nullable(v.string()), en: v.nullable(v.string()) })),
    addressed: v.array(v.string()),
    addresses: v.number(),
  }),
});

/** Looks at a data set with one query. @throws HostedError */
export async function surveyContent(api: HostedApi, dataset: string): Promise<Survey> {
  const query = new URLSearchParams({
    query: QUERY,
    $types: JSON.stringify(cachedTypes),
    $addressed: JSON.stringify(ADDRESSED),
    perspective: 'raw',
  });
  const { result } = parsed(Result, await api.own(`v2025-02-19/data/query/${dataset}?${query}`));
  // Types with a dot are the service's, or records of our own programs.
  const types = result.types.filter((type) => !type.includes('.'));
  const own = types.filter((type) => cachedTypes.some((known) => known === type));
  if (types.length === 0) return { kind: 'empty' };
  if (own.length === 0) return { kind: 'foreign', types };
  if (result.addressed.length > 0 && result.addresses === 0)
    return { kind: 'other-schema', types: result.addressed };
  const addresses = new Set(result.pages.flatMap(({ el, en }) => [el, en]));
  const missing = [
    ...(result.settings === 0 ? ['the settings'] : []),
    ...(result.home === 0 ? ['the home page'] : []),
    ...(result.ports === 0 ? ['the ports'] : []),
    ...neededPages().flatMap((page) => (addresses.has(page) ? [] : [`/${page}`])),
  ];
  return { kind: 'content', documents: result.documents, missing };
}

function neededPages(): string[] {
  return [...Object.values(documentPages).map((path) => path.slice(1)), ...LINKED];
}

/** The survey in a sentence; null if nothing is missing. */
export function problemIn(survey: Survey, dataset: string): string | null {
  switch (survey.kind) {
    case 'empty':
      return `The data set ${dataset} is empty, so that every page would be missing. Run: npm run content -- hosted`;
    case 'foreign':
      return `The data set ${dataset} has documents of another site only (${survey.types.slice(0, 5).join(', ')}). Choose another one with NEXT_PUBLIC_SANITY_DATASET.`;
    case 'other-schema':
      return `The documents in the data set ${dataset} (${survey.types.join(', ')}) have no permalink_el: they were made with another schema. Choose another data set with NEXT_PUBLIC_SANITY_DATASET.`;
    case 'content':
      return survey.missing.length === 0
        ? null
        : `The data set ${dataset} lacks ${survey.missing.join(', ')}: these pages are missing for visitors until somebody publishes them in the Studio.`;
  }
}
