import type { Doc } from '#content-lake/protocol/document.ts';

const TYPES = [
  'newsPost',
  'page',
  'offer',
  'destination',
  'port',
  'alert',
  'person',
  'gallery',
  'faq',
  'note',
];
const TEXT =
  'Τα δρομολόγια του καλοκαιριού αρχίζουν τον Ιούνιο. From June the fast ferry also calls at Leros and Lipsi. ';

/** About 2 kB each, ten types, half of them news; every one with permalinks, dates, a category and rich text. */
export function benchDocuments(count: number): Doc[] {
  const categories = Array.from({ length: 8 }, (_, n) => ({
    ...meta(`newsCategory-${n}`, 'newsCategory', n),
    title_el: `Κατηγορία ${n}`,
    permalink_el: { _type: 'slug', current: `category-${n}` },
  }));
  const posts = Array.from({ length: count - categories.length }, (_, n): Doc => {
    const type = n % 2 === 0 ? 'newsPost' : (TYPES[n % TYPES.length] ?? 'page');
    return {
      ...meta(`${type}-${n}`, type, n),
      title_el: `Τίτλος ${n}`,
      title_en: `Title ${n}`,
      permalink_el: { _type: 'slug', current: `titlos-${n}` },
      permalink_en: { _type: 'slug', current: `title-${n}` },
      publishedAt: dateOf(n * 7919),
      category: { _type: 'reference', _ref: `newsCategory-${n % 8}` },
      body_el: Array.from({ length: 6 }, (_block, key) => ({
        _type: 'block',
        _key: `k${key}`,
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: `s${key}`, marks: [], text: `${TEXT}${n}` }],
      })),
    };
  });
  return [...categories, ...posts];
}

function meta(_id: string, _type: string, n: number): Doc {
  return { _id, _type, _rev: 'r', _createdAt: dateOf(n), _updatedAt: dateOf(n * 104_729) };
}

/** Spread over 2025, the same in every run. */
function dateOf(n: number): string {
  return new Date(Date.UTC(2025, 0, 1) + (n % 525_600) * 60_000).toISOString();
}
