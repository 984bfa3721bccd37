import { bookingButton, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';

/**
 * What stands under a ship's name is shown beside the figures of the reservation service, so places are not repeated here.
 * Speeds: specification 4.1; lengths, years and equipment belong to the fictional fleet.
 */
export const fleetEn = richText(
  h2('Aeolis'),
  p(
    'The morning ship of the north line. She leaves Kolona at half past eight, reaches Patmos in the early afternoon and is back in Rhodes by night. A small stern ramp lands nine cars in harbours that have no room for large ships.',
  ),
  p(
    'The lounge is on one level, without a step from the door to the seats. Behind it is an open deck with shade.',
  ),
  h2('Nireas'),
  p(
    'The largest of the fast ships, with more seats and fewer cars. She works the west line, Kastellorizo, and the short crossing to Symi from Mandraki.',
  ),
  p('There are two lounges. The upper one, business class, looks forward over the bow.'),
  h2('Thalia'),
  p(
    'The small ship of Patmos, for passengers only. She goes where the quay is a few metres of concrete: Arki, Agathonisi, Telendos, Pserimos. On school days half of those on board at noon are pupils.',
  ),
  p('One class, economy, and a cold store at the stern for whatever is sent from island to island.'),
  h2('Kymothoe'),
  p(
    'The car ferry. She is slower, moves less in a sea, and takes lorries, campers and whatever an island needs to get through the week. She sails to Symi by way of Panormitis, to Astypalaia, and on the south line as far as Kasos.',
  ),
  p(
    'Two lifts lead up from the car deck. There is a dining room with home cooking, a corner for children, and a deck worth climbing to when the island comes near.',
  ),
  h2('At a glance'),
  table(
    'Sizes and speeds of our ships',
    ['Ship', 'Length', 'Service speed', 'Top speed', 'In the fleet since'],
    ['Aeolis', '41\u00a0m', '30\u00a0knots', '33\u00a0knots', '2014'],
    ['Nireas', '43\u00a0m', '30\u00a0knots', '32\u00a0knots', '2019'],
    ['Thalia', '29\u00a0m', '31\u00a0knots', '34\u00a0knots', '2017'],
    ['Kymothoe', '96\u00a0m', '16\u00a0knots', '18\u00a0knots', '2008'],
  ),
  h2('Which one to choose'),
  p(
    'The fast ships take half the time, but in a northerly they move more, and they stop earlier when the wind gets up. On Kymothoe the trip is slower, calmer and cheaper. For vehicle sizes see the ',
    internalLink('travel terms', 'page-travel-terms'),
    ', for help with boarding the page about ',
    internalLink('accessibility', 'page-accessibility'),
    ', and for fares the ',
    internalLink('price list', 'page-price-list'),
    '.',
  ),
  bookingButton('Find your sailing'),
);
