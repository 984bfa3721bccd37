import { describe, expect, it } from 'vitest';
import { locales } from '#foundation/text/locales.ts';
import { petCategories, vehicleCategories } from '#seed/network/rules.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

const messages = { el, en };

// The price list and the ticket have the names of the network, the forms those of the catalogue: the same motorhome was an
// «Αυτοκινούμενο» on one and a «Τροχόσπιτο» on the other.
describe.each(locales)('the names of vehicles and pets (%s)', (locale) => {
  const { people, review, search, travellers } = messages[locale].common.booking;
  const names = (categories: readonly { code: string; name: Record<typeof locale, string> }[]) =>
    Object.fromEntries(categories.map(({ code, name }) => [code, name[locale]]));

  it('of vehicles are the same on the price list, on tickets and in forms', () => {
    const network = names(vehicleCategories);
    expect([search.vehicle, travellers.vehicleCategory, people.vehicle]).toEqual([network, network, network]);
  });

  it('of pets are the same on the price list, on tickets and in forms', () => {
    const network = names(petCategories);
    expect([review.petCategory, people.pet]).toEqual([network, network]);
  });
});
