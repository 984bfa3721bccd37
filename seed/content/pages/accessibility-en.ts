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
    'This statement is about the website and online booking, as Directive (EU) 2019/882 and Greek law 4994/2022 require. We aim for WCAG 2.2, level AA, and the standard EN 301 549, on every page and in both languages. Today we meet them, with the exceptions given below.',
  ),
  bullets(
    'Everything works from the keyboard, and where you are always shows.',
    'Pictures are described, pages have headings, and fields have labels that are read aloud.',
    'Mistakes in a form are explained beside the field and in a list that leads to it. What you typed stays.',
    'Nothing is said by colour alone. Text grows to four times its size and nothing is lost.',
    'If your device asks for less motion, nothing moves.',
    'Booking also works without JavaScript. The time for which we hold places is announced, and when it ends you lose nothing you typed.',
  ),
  h2('What we know is missing'),
  bullets(
    'The charts of the islands and the sketches of the ports are pictures. The text says what they show, but they cannot be explored with a screen reader.',
    'Films and maps of other websites open only when you ask for them. We cannot vouch for their accessibility.',
    'We check the website ourselves, with automatic tests and with the keyboard. No independent body has assessed it yet.',
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
  p('This statement was written on 20 November 2026, after an assessment of our own.'),
);
