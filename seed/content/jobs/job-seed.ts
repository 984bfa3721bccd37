import { type SeedDocument, slug } from '#seed/content/document.ts';
import type { RichText } from '#seed/content/rich-text.ts';

type Pair<T = string> = { el: T; en: T };

/** An opening of the seed; people, mailboxes and conditions are made up. */
export function jobOpening(job: {
  id: string;
  title: Pair;
  permalink: Pair;
  place: Pair;
  where: 'ship' | 'shore';
  /** Last day to apply; none while people are wanted. */
  closesOn?: string;
  text: Pair<RichText>;
}): SeedDocument {
  return {
    _id: `jobOpening-${job.id}`,
    _type: 'jobOpening',
    title_el: job.title.el,
    title_en: job.title.en,
    permalink_el: slug(job.permalink.el),
    permalink_en: slug(job.permalink.en),
    place_el: job.place.el,
    place_en: job.place.en,
    where: job.where,
    text_el: job.text.el,
    text_en: job.text.en,
    ...(job.closesOn === undefined ? {} : { closesOn: job.closesOn }),
    applyEmail: job.where === 'ship' ? 'crew@meltemi.example' : 'jobs@meltemi.example',
  };
}
