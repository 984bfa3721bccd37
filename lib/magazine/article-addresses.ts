import { stegaClean } from '@sanity/client/stega';
import { headingAnchor } from '#lib/content/rich-text.ts';

/**
 * Last part of the address of every article of an issue, by its key: the title in Latin letters. A second article with
 * the same title gets a number. An article without a title in this language has no address.
 */
export function articleAddresses(
  articles: readonly { key: string; title: string | null }[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const addresses = new Map<string, string>();
  for (const { key, title } of articles) {
    if (!title) continue;
    const base = headingAnchor(stegaClean(title));
    let address = base;
    for (let count = 2; taken.has(address); count += 1) address = `${base}-${count}`;
    taken.add(address);
    addresses.set(key, address);
  }
  return addresses;
}
