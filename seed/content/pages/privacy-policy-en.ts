import { bullets, h2, internalLink, link, p, richText, table } from '#seed/content/rich-text.ts';

export const privacyPolicyEn = richText(
  h2('Who is responsible'),
  p(
    'Meltemi Lines, 1 Akti Meltemiou, 851 00 Rhodes, Greece, phone +30 22410 00000. For anything about your details, write to ',
    link('privacy@meltemi.example', 'mailto:privacy@meltemi.example'),
    '.',
  ),
  h2('At a glance'),
  table(
    'What we keep, why and until when',
    ['Details', 'Why', 'Until'],
    ['Details of passengers', 'the law requires them', 'one day after the trip'],
    ['Special care', 'with your consent', 'one day after the trip'],
    [
      'Phone and email of the booking',
      'to notify you, and for claims and disputed charges',
      '18 months after the trip',
    ],
    [
      'Amounts and sailings of the booking, without names',
      'accounting law requires them',
      'as long as the law says',
    ],
    ['Email for our news', 'with your consent', 'until you unsubscribe'],
    ['Newsletter sign-up without confirmation', 'to wait for your “yes”', '30 days'],
    ['Proof of your consent, after you leave', 'in case you ask why we wrote', '12 months'],
    ['Who received each issue', 'so that none comes twice', '30 days'],
    ['Messages and cargo requests', 'to answer you', '12 months'],
    ['Job applications', 'for the post you apply for', '6 months'],
    ['Chat conversations', 'to answer you', '6 months'],
    ['Copies of emails that we send', 'to find what did not arrive', '1 month'],
  ),
  h2('Details that the law requires'),
  p(
    'For every traveller, infants included, we ask for five details: surname, given name, gender, nationality and date of birth. Directive 98/41/EC and Greek presidential decree 23/1999 require them, so that the master and the coastguard know who is on board. We use them for nothing else. They are deleted automatically, one day after the last trip of the booking has ended.',
  ),
  h2('Details you give if you wish'),
  bullets(
    'Special care: if you need help, only the crew who will give it read this. It is about your health and is deleted together with the rest.',
    'Phone and email: to tell you if the sailing is cancelled or late. Of a paid booking we keep them for 18 months, as long as a claim or a disputed charge may come; if you never paid, one day. You may decline and the booking goes ahead as usual. We then note only that you declined.',
    'Number plate: if you travel with a vehicle, so that the crew can find it on the car deck.',
    'Islander number: at the agency only, to be printed on the ticket and sent to the Greek state.',
  ),
  h2('When you write to us'),
  bullets(
    'You receive our news only after you have followed the link in the email that confirms it. Every letter has a link to leave, with one click.',
    'What you send through our forms is read by our office and deleted after 12 months.',
    'Your job application and CV are deleted after 6 months. If you want that sooner, write to us.',
    'Chat conversations are deleted 6 months after they end. Please write no card numbers and nothing about your health in them. We do not need them.',
  ),
  h2('What stays on your device'),
  p(
    'On your first visit we ask. Without an answer, or if you decline, only what is necessary stays. You can change your choice whenever you like, by the link at the foot of every page, and then whatever had been stored is removed.',
  ),
  table(
    'Categories of cookies and storage',
    ['Category', 'What it is for', 'When it is used'],
    ['Necessary', 'language, open booking, your choices', 'always'],
    ['Performance', 'how many people see which page, without your name', 'if you accept'],
    ['Preferences', 'so that the website remembers what you prefer', 'if you accept'],
    ['Advertising', 'advertisements that concern you', 'if you accept'],
  ),
  p(
    'Necessary are: the language you chose, for one year, the key that opens your bookings on this device, for 30 days, what you type into the booking form, until you close the tab, and, if you close the suggestion of the app on your phone, the fact that you closed it, so that it does not return (meltemi.app-banner.closed).',
  ),
  p(
    'When something breaks on a page, the site sends us a report: what broke and on which page. We remove email addresses, phone numbers, booking references and your network address, and the report leaves nothing on your device. The chat is loaded only when you open it; until you close the tab, your device remembers only that you are chatting.',
  ),
  h2('Who sees them'),
  p(
    'The crew of your ship, the agency where you pay and, where the law requires it, the port authorities. Firms that run technical services for us are bound by contract and use nothing for purposes of their own. We do not sell or lend details to anyone, and no program decides about you without a person.',
  ),
  h2('Your rights'),
  bullets(
    'To see your details and get a copy, also in a form that another program can read.',
    'To correct them or ask us to delete them, unless the law obliges us to keep them.',
    'To restrict their use, or object to it.',
    'To withdraw a consent whenever you like.',
  ),
  p(
    'Write to privacy@meltemi.example or find us on the ',
    internalLink('contact page', 'page-contact'),
    '. We answer within one month, free of charge. If our answer does not satisfy you, you may turn to the Hellenic Data Protection Authority.',
  ),
  p('This page was written on 20 November 2026. When we change it, this date changes too.'),
);
