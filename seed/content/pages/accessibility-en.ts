import { bullets, callout, h2, internalLink, link, p, richText } from '#seed/content/rich-text.ts';

export const accessibilityEn = richText(
  h2('In port and on board'),
  p(
    'Help is free. Write what you need with the traveller’s details when you book, or tell us on +30 22410 00000, at least 48 hours ahead. Please be at the quay 60 minutes before departure. If you tell us later than that, we do what we can.',
  ),
  bullets(
    'Aeolis and Nireas: two wheelchair spaces each.',
    'Thalia: one wheelchair space.',
    'Kymothoe: six wheelchair spaces.',
    'Guide and assistance dogs travel with you, free of charge.',
  ),
  p(
    'The ship’s ramp rests on the quay. In a swell its slope changes, and a member of the crew walks with you to your seat. The ground and the distances at every quay stand under ',
    internalLink('departure ports', 'page-departure-ports'),
    ', and what you are owed under ',
    internalLink('passenger rights', 'page-passenger-rights'),
    '.',
  ),
  h2('On this website'),
  p(
    'This statement is about the website and online booking, as Directive (EU) 2019/882 and Greek law 4994/2022 require. We aim for WCAG 2.2, level AA, and the standard EN 301 549, on every page and in both languages. Today we meet them in part: what’s listed under “What doesn’t work yet” falls short of them.',
  ),
  bullets(
    'Everything can be done from the keyboard.',
    'Pictures are described, pages have headings, and fields have labels that are read aloud.',
    'Mistakes in a form are explained beside the field and in a list that leads to it. What you typed stays.',
    'In the colours we chose, nothing is said by colour alone. You can zoom a page to 200% without losing anything.',
    'If your device asks for less motion, nothing moves.',
    'Booking also works without JavaScript. The time for which we hold places is announced, and when it ends you lose nothing you typed.',
  ),
  h2('What doesn’t work yet'),
  bullets(
    'With the browser’s text size set to “very large” (150% and more), some buttons, times and prices are cut off, on phones above all (criteria 1.4.4 and 1.4.12).',
    'At 400% zoom, and on a phone held sideways, the calendar shows only a few days at a time (1.4.10).',
    'Until you’ve answered the question about cookies, its card can cover what has the focus at the foot of a page (2.4.11).',
    'The menus in the header open under the mouse, and Escape closes them only if the focus is inside (1.4.13).',
    'With forced colours, what’s selected in the search form and the edges of its panels don’t show (1.4.11).',
    'Two buttons have a name other than the text they show, so voice control may miss them: the ticket’s code and the choice of language in a booking (2.5.3).',
    'A corrected field of a form is still announced as wrong until the form is sent again, and required fields aren’t marked as required (3.3.2).',
    'Some names of quays are in Greek letters on English pages, without saying so to screen readers (3.1.2).',
    'The 15 minutes for which we hold your seats can’t be extended (2.2.1). If they end, you can hold the same seats again, at the price of that moment.',
    'The charts of the islands and the sketches of the ports are pictures. The text says what they show, but they cannot be explored with a screen reader.',
    'Films and maps of other websites open only when you ask for them. We cannot vouch for their accessibility.',
    'We check the website ourselves, with automatic tests, with the keyboard and in three browsers. Nobody who uses a screen reader every day has reviewed it yet, and no independent body has assessed it.',
  ),
  h2('Tell us what is in your way'),
  callout(
    'info',
    'Write to access@meltemi.example or call +30 22410 00000, every day from 07:00 to 22:00. We answer within two working days. Meanwhile we make the booking for you by phone, at the same price.',
  ),
  p(
    'If our answer does not satisfy you, you may turn to the Greek Ombudsman, who watches over the rights of people with disabilities in Greece, or to the Hellenic Consumer’s Ombudsman. For what happens in port and on board, the Ministry of Shipping and Island Policy is responsible. Would you like this statement in another form? Write to ',
    link('access@meltemi.example', 'mailto:access@meltemi.example'),
    '.',
  ),
  p('This statement was written on 24 November 2026, after an assessment of our own.'),
);
