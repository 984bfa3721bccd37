import type { DestinationSeed } from '#seed/content/destinations/destination-seed.ts';
import { type Json, picture, type SeedDocument, slug } from '#seed/content/document.ts';

/** The document of an island. Keys of its notes come from their place, so that the same text gives the same bytes. */
export function destinationDocument(seed: DestinationSeed): SeedDocument {
  const { permalink_el, permalink_en, cover, chart, gallery, ports, practical, ...texts } = seed;
  return {
    _id: `destination-${seed.island}`,
    _type: 'destination',
    ...texts,
    permalink_el: slug(permalink_el),
    permalink_en: slug(permalink_en),
    ports: [...ports],
    cover: picture(cover),
    chart: picture(chart, chartCaption),
    gallery: gallery?.map((one, index): Json => ({ _key: `g${index}`, ...one })),
    practical: practical.map((note, index): Json => ({ _key: `n${index}`, _type: 'practicalNote', ...note })),
  };
}

/** The contours inside the coastlines are made up, and the charts must say so. */
const chartCaption = {
  el: 'Η ακτογραμμή είναι πραγματική, το ανάγλυφο μέσα της διακοσμητικό.',
  en: 'The coastline is real, the relief inside it is decorative.',
};
