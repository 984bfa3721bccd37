import type { PictureName } from '#seed/content/document.ts';
import type { RichText } from '#seed/content/rich-text.ts';

/** The islands of the content model; the document id is `destination-<island>`. */
export const islandIds = [
  'rhodes',
  'symi',
  'kos',
  'kalymnos',
  'leros',
  'lipsi',
  'patmos',
  'agathonisi',
  'arki',
  'nisyros',
  'tilos',
  'halki',
  'kastellorizo',
  'karpathos',
  'kasos',
  'astypalaia',
  'samos',
  'ikaria',
  'fournoi',
  'telendos',
  'pserimos',
] as const;
export type IslandId = (typeof islandIds)[number];

export type PracticalNoteSeed = {
  readonly title_el: string;
  readonly title_en: string;
  readonly text_el: string;
  readonly text_en: string;
};

/** One island as it is written here; the seed runner adds `_id`, `_type`, slugs, keys and uploaded pictures. */
export type DestinationSeed = {
  readonly island: IslandId;
  readonly title_el: string;
  readonly title_en: string;
  readonly permalink_el: string;
  readonly permalink_en: string;
  /** Booking codes, the usual port of our ships first. */
  readonly ports: readonly string[];
  /** With the article, for «από …» and «προς …»: `τη Ρόδο`. */
  readonly accusative_el: string;
  /** With the article: `της Ρόδου`. */
  readonly genitive_el: string;
  readonly line: 'north' | 'west' | 'east' | 'south';
  readonly tagline_el: string;
  readonly tagline_en: string;
  readonly summary_el: string;
  readonly summary_en: string;
  /** Names of pictures in `seed/pictures`, without the ending. */
  readonly cover: string;
  readonly chart: string;
  readonly gallery?: readonly PictureName[];
  readonly storyTitle_el: string;
  readonly storyTitle_en: string;
  readonly story_el: RichText;
  readonly story_en: RichText;
  readonly pullQuote_el?: string;
  readonly pullQuote_en?: string;
  readonly practical: readonly PracticalNoteSeed[];
  readonly order: number;
  readonly featured: boolean;
  readonly colour: 'navy' | 'sea' | 'sand' | 'foam' | 'orange';
};

/** One note with both languages side by side, so that a writer sees at once when one of them is missing. */
export function note(
  title_el: string,
  text_el: string,
  title_en: string,
  text_en: string,
): PracticalNoteSeed {
  return { title_el, title_en, text_el, text_en };
}
