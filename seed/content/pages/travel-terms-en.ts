import { bullets, callout, h2, internalLink, link, p, richText, table } from '#seed/content/rich-text.ts';

export const travelTermsEn = richText(
  h2('Who carries you'),
  p(
    'The carrier is Meltemi Lines, 1 Akti Meltemiou, 851 00 Rhodes, Greece. When you book, you and we agree to these terms. The rights that Greek and European law give you apply in every case: where one of our terms gives you less than the law, the law applies.',
  ),
  h2('Booking and payment'),
  p(
    'Once you have chosen your sailings we hold your places for 15 minutes. The clock is shown on the page and does not start again when you change something. When you have filled in the travellers’ details the booking is confirmed and you receive a reference of seven characters. Booking for a sailing closes 30 minutes before departure.',
  ),
  p(
    'You pay at any of ',
    internalLink('our agencies', 'page-agencies'),
    ', with that reference, by the deadline shown on the booking: within 48 hours of making it at most, and in any case up to 30 minutes before departure. The time is shorter when the ship is filling up or leaves soon, and in the end places can only be booked by paying at once. To keep places without payment we ask you to confirm your email address with a code. If the deadline passes without payment, the places may be given to others and you owe nothing. You do not pay on this website and we do not ask for card details.',
  ),
  h2('Prices and discounts'),
  bullets(
    'The price you see from the first result includes VAT, port dues and every other charge. There is no booking fee.',
    'Children aged 5 to 10: half fare. Infants up to 4: free, with a ticket of their own and no seat. What counts is their age on the day of travel.',
    'Return: 20% less on both ways when you book them together. Early booking: 15% less when you book at least 30 days ahead.',
    'Discounts do not add up. Each traveller gets the largest one that applies. Port dues are not discounted.',
    'If a price changes while you are choosing, we say so and book nothing until you agree.',
  ),
  h2('Tickets and names'),
  bullets(
    'Tickets are personal. Names are written as on the identity card or passport. A spelling mistake is corrected free of charge until the ticket is issued.',
    'The law requires surname, given name, gender, nationality and date of birth of every passenger. Nobody can board without them.',
    'Every booking has at least one passenger aged 11 or over. Younger children do not travel alone.',
    'If you lose your ticket, the agency issues it again free of charge on sight of your identity card.',
    [
      'Residents of the islands with an islander number show it before the ticket is issued, for the ',
      internalLink('transport equivalent', 'page-transport-equivalent'),
      ' of the Greek state.',
    ],
  ),
  h2('At the port'),
  p(
    'The booking names the quay and the time by which you need to be there: 30 minutes before departure for the fast ships, 45 for the car ferry. Bring an identity card or passport for every traveller, children included. After that time we cannot promise that you will board. How to get there stands under ',
    internalLink('departure ports', 'page-departure-ports'),
    '.',
  ),
  h2('Luggage'),
  bullets(
    'You take along free of charge what you can carry yourself. Suitcases go on the racks at the entrance, with your name and the port where you leave.',
    'Keep money, papers, medicine and devices with you.',
    'Inflammable, explosive and corrosive goods and gas cylinders are not carried, except what a passenger needs for their health.',
  ),
  h2('Vehicles'),
  bullets(
    'Give the length and height of the vehicle with everything it carries. If they are wrong you pay the difference at the port, provided there is room.',
    'The driver is at least 18 and travels on the same sailing. They drive onto the car deck themselves, as the crew directs.',
    'The fast ship Thalia takes neither cars nor motorbikes. Camper vans travel on Kymothoe only. The search shows this before you choose.',
    'The car deck is closed during the crossing.',
  ),
  h2('Pets'),
  bullets(
    'Small pets in a closed carrier, up to 8 kg, travel free beside you.',
    'All others travel in a cage on board, at €8 each way. There are few cages and they are booked by phone.',
    'On deck, dogs wear a lead and a muzzle. Their health booklet travels with them.',
    'Guide and assistance dogs travel with you everywhere, free of charge.',
  ),
  h2('On board'),
  p(
    'Please follow the instructions of the master and the crew. There is no smoking indoors. The master may refuse anyone who puts themselves or others in danger.',
  ),
  h2('If you cancel'),
  table(
    'What you get back when you cancel',
    ['When you cancel', 'Ordinary ticket', 'Early booking'],
    ['Up to 7 days before departure', 'everything', 'what the law provides'],
    ['From 7 days to 1 hour before', 'half', 'what the law provides'],
    ['Later, or if you do not come', 'nothing', 'nothing'],
  ),
  p(
    'Early booking tickets are cheaper because they come without the refund that we give of our own accord. Whatever the law gives to a passenger who cancels, you have with them too, and so in cases of force majeure. Where two rules apply to the same ticket, you get the larger amount.',
  ),
  p(
    'To cancel or change a ticket that is paid for, turn to the agency that issued it. If you have not paid yet, a call to ',
    link('+30 22410 00000', 'tel:+302241000000'),
    ' is enough and you owe nothing. With a return, each way follows its own deadline. You can see your booking at any time under ',
    link('“My booking”', '/booking/manage'),
    ', with the reference and a surname.',
  ),
  h2('If we change something'),
  p(
    'When we cancel a sailing, or it leaves more than 90 minutes late, you choose between another sailing at no charge and a full refund, whatever ticket you have, early booking included. The money is returned within 7 days. Compensation is described under ',
    internalLink('passenger rights', 'page-passenger-rights'),
    '.',
  ),
  p(
    'If the ship or the quay has to change, we write it in the booking and tell everyone who has left a phone number or an email.',
  ),
  h2('Complaints and disputes'),
  callout(
    'info',
    'Write to us with a complaint within two months of the trip. We reply within one month and give a final answer within two.',
  ),
  p(
    'Write to ',
    link('info@meltemi.example', 'mailto:info@meltemi.example'),
    '. If we cannot agree, you may turn to the Greek Ministry of Shipping and Island Policy, the port authority or the Hellenic Consumer’s Ombudsman. Greek law applies, and you keep the protection you have where you live.',
  ),
  p('These terms apply to bookings from 20 November 2026.'),
);
