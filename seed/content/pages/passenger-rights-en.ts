import {
  bullets,
  callout,
  h2,
  internalLink,
  link,
  p,
  richText,
  steps,
  table,
} from '#seed/content/rich-text.ts';

export const passengerRightsEn = richText(
  h2('Where they apply'),
  p(
    'On all our sailings, for every passenger with a ticket or a booking, and for those who travel free. You need not claim them before the trip and no term of ours reduces them.',
  ),
  h2('Information'),
  p(
    'We tell you as soon as we can, and at the latest 30 minutes after the departure time on your booking. As soon as we know the new times of departure and arrival, you have them too. If you miss a connection, we do what is possible to find you another.',
  ),
  h2('Cancelled, or more than 90 minutes late'),
  bullets(
    'You choose: travel to your destination on another sailing, at the earliest opportunity and at no charge, or get all your money back within 7 days. If you are stranded halfway, that includes a free trip back to your first port.',
    'While you wait we offer something to eat and drink, in keeping with the length of the wait.',
    'If you have to stay overnight we cover a hotel up to €80 a night for each of you, for three nights at most, and the way there. This does not apply when the weather is the cause.',
  ),
  h2('When you arrive late'),
  p('Compensation is a share of the fare and depends on how long the trip is:'),
  table(
    'Compensation for a late arrival',
    ['Length of the trip', '25% of the fare', '50% of the fare'],
    ['Up to 4 hours', 'from 1 hour', 'from 2 hours'],
    ['Over 4 and up to 8 hours', 'from 2 hours', 'from 4 hours'],
    ['Over 8 and up to 24 hours', 'from 3 hours', 'from 6 hours'],
  ),
  p(
    'An example: Rhodes to Patmos takes 5 hours and 45 minutes. If you reach Patmos three hours late and it is our fault, you are owed 25% of the fare. We pay within one month of your claim, in money if you ask for it.',
  ),
  h2('When the weather is the cause'),
  p(
    'In a sailing ban or another extraordinary event that we could not avoid there is no compensation and no hotel. Everything else stays: you change the day, remain on board if it is safe, or get your money back.',
  ),
  h2('Passengers with a disability or reduced mobility'),
  bullets(
    'You book and travel like everybody else, at the same price. Where safety or the port does not allow it, we explain why and look for another way with you.',
    'We help you board, leave the ship and move about on board, free of charge. Tell us what you need at least 48 hours ahead, and come one hour early.',
    'If for reasons of safety we ask you to travel with somebody, that person travels free.',
    'If your wheelchair or another aid is damaged through our fault, we pay for its replacement or repair.',
  ),
  p('There is more on the page about ', internalLink('accessibility', 'page-accessibility'), '.'),
  h2('How to claim'),
  steps(
    [
      'Write to ',
      link('info@meltemi.example', 'mailto:info@meltemi.example'),
      ' or go to one of our agencies, within two months of the trip. Your booking reference and what happened are enough.',
    ],
    'Within one month we tell you whether we accept, reject or are still looking into it.',
    'You have a final answer at the latest two months after we received your letter.',
  ),
  callout(
    'info',
    'If our answer does not satisfy you, you may turn to the Greek Ministry of Shipping and Island Policy, which watches over the Regulation in Greece, or to the port authority.',
  ),
);
