import { bullets, callout, h2, h3, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';

/** Figures: lib/bonus/rules.ts of the site; a test keeps them together. */
export const bonuswaysEn = richText(
  h2('What each level brings'),
  bullets(
    [strong('Avra: '), '10 points for every euro of fare. Every new member starts here.'],
    [
      strong('Maistros: '),
      '12 points per euro, and a coffee at the ship’s bar on every trip when you show your card.',
    ],
    [
      strong('Meltemi: '),
      '15 points per euro, the coffee, and a seat in business class at no extra cost when some are still free as you board. The crew will tell you at the door of the lounge.',
    ],
  ),
  h2('Which trips count'),
  p(
    'Every Meltemi sailing, in every class, whichever of our agencies you pay at. What counts is the passenger fare after discounts. Port dues, vehicles, pets and tickets bought with points do not count.',
  ),
  p(
    'Up to 6 people can collect on the same number. A family that travels together gives one number for the whole booking, and the points go to the shared account.',
  ),
  h2('Questions'),
  h3('I booked on the website. How do I get my points?'),
  p(
    'The website keeps your places and you pay at an agency. Give them your booking reference and your member number there. The points are written three days after the trip.',
  ),
  h3('I forgot to give my number.'),
  p('Keep the ticket and ask any of our agencies for the points within three months of the trip.'),
  h3('Can I pay partly with points and partly with money?'),
  p(
    'No. Points buy a whole ticket, on which you pay only the port dues. The discounts in the price list do not apply to tickets bought with points.',
  ),
  h3('What if the trip I bought with points is cancelled?'),
  p(
    'If we cancel, all points and dues come back. If you cancel, all of them come back up to 7 days before departure and half up to one hour before, just as money does in the ',
    internalLink('travel terms', 'page-travel-terms'),
    '.',
  ),
  h3('Do points expire?'),
  p('They expire when 24 months pass without a trip. One trip, however short, renews them all.'),
  h3('Where do I see how many I have?'),
  p(
    'On the receipt of every payment, and by phone on +30 22410 00000 with your member number. There is no member account on this website yet.',
  ),
  h2('Terms of the programme'),
  bullets(
    'Anyone aged 15 or over can join by giving a name, a date of birth and one way to be reached. Membership is free.',
    'A member number belongs to one person or one household. Points cannot be sold, moved to another member or exchanged for money.',
    'A ticket bought with points can be for anyone, and uses the same places that are sold. If the ship has a place, it is there for you too.',
    'If the levels or the points for a free ticket change, we tell you three months ahead. Points already written are not reduced.',
    'You can leave at any time with an email to bonusways@meltemi.example. Your details are deleted within a month, together with the points.',
  ),
  callout(
    'info',
    'Members’ details are kept for the programme only. We ask separately before sending advertising, and your answer does not change your points.',
  ),
);
