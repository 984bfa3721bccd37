import { picture } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong, table } from '#seed/content/rich-text.ts';
import { onTheIslands } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Feasts of the church calendar and the sailings around them in 2026; a test compares the days. */
export const summerFeasts = newsPost('summer-feasts', {
  category: onTheIslands,
  title: ['Πέντε πανηγύρια και τα πλοία που σας πάνε', 'Five feasts, and the ships that take you there'],
  permalink: ['panigyria-tou-kalokairiou-2026', 'summer-feasts-2026'],
  publishedAt: '2026-07-06T07:00:00Z',
  excerpt: [
    'Καστελλόριζο, Τήλος, Νίσυρος, Αστυπάλαια, Λειψοί: οι γιορτές του Ιουλίου και του Αυγούστου, με τις μέρες του πλοίου πριν και μετά.',
    'Kastellorizo, Tilos, Nisyros, Astypalaia, Lipsi: the feasts of July and August, with the days of the ship before and after.',
  ],
  cover: picture('news-festival', {
    el: 'Λύρα, λαούτο και χορός ως το πρωί.',
    en: 'Lyre, lute and dancing until morning.',
  }),
  islands: ['kastellorizo', 'tilos', 'nisyros', 'astypalaia', 'lipsi'],
  el: richText(
    p(
      'Το πανηγύρι δεν είναι παράσταση. Είναι η γιορτή ενός αγίου, με λειτουργία, φαγητό σε μεγάλα καζάνια και χορό που τελειώνει όταν κουραστούν οι μουσικοί. Οι ξένοι χωράνε πάντα, αρκεί να έχουν φτάσει. Πέντε από τα νησιά μας, με τα δρομολόγια γύρω από κάθε γιορτή.',
    ),
    table(
      'Γιορτές και πλοία από τη Ρόδο',
      ['Γιορτή', 'Νησί', 'Πηγαίνετε', 'Γυρίζετε'],
      ['Προφήτης Ηλίας, 20 Ιουλίου', 'Καστελλόριζο', 'Παρασκευή 17, 09:00', 'Παρασκευή 24, 16:00'],
      ['Άγιος Παντελεήμονας, 27 Ιουλίου', 'Τήλος', 'Πέμπτη 23, 08:30', 'Τρίτη 28, 17:10'],
      ['Παναγία Σπηλιανή, 15 Αυγούστου', 'Νίσυρος', 'Πέμπτη 13, 08:30', 'Τρίτη 18, 16:10'],
      ['Παναγία Πορταΐτισσα, 15 Αυγούστου', 'Αστυπάλαια', 'Παρασκευή 14, 07:00', 'Δευτέρα 17, 16:20'],
      ['Παναγία του Χάρου, 23 Αυγούστου', 'Λειψοί', 'Σάββατο 22, 08:30', 'Δευτέρα 24, 15:25'],
    ),
    h2('Τι θα δείτε'),
    bullets(
      [
        strong('Στη Νίσυρο '),
        'οι Εννιαμερίτισσες νηστεύουν εννιά μέρες στη μονή, στα μαύρα, και το βράδυ της γιορτής χορεύεται ο χορός της Κούπας.',
      ],
      [
        strong('Στους Λειψούς '),
        'η εικόνα βγαίνει σε λιτανεία με τους ξερούς κρίνους που, όπως λένε, ανθίζουν ξανά εκείνες τις μέρες.',
      ],
      [
        strong('Στην Τήλο '),
        'το μοναστήρι είναι στη δυτική άκρη, κάτω από πλατάνια. Το λεωφορείο του νησιού κάνει τότε περισσότερα δρομολόγια· ρωτήστε στα Λιβάδια.',
      ],
    ),
    h2('Πώς φέρεστε'),
    p(
      'Στην εκκλησία με σκεπασμένους ώμους. Στο τραπέζι κάθεστε όπου βρείτε και πληρώνετε στον πάγκο. Στον χορό μπαίνετε στο τέλος του κύκλου, ποτέ μπροστά. Φωτογραφίες ναι, φλας στο πρόσωπο της γιαγιάς όχι. Και πριν φύγετε, ρίξτε μια ματιά στη σελίδα της ',
      internalLink('Νισύρου', 'destination-nisyros'),
      ' ή των ',
      internalLink('Λειψών', 'destination-lipsi'),
      ', όπου γράφουμε τι άλλο υπάρχει κοντά.',
    ),
    callout(
      'warn',
      'Γύρω στις 15 Αυγούστου τα δωμάτια τελειώνουν πριν από τις θέσεις στο πλοίο. Κλείστε πρώτα το κρεβάτι.',
    ),
  ),
  en: richText(
    p(
      'A panigyri is not a show. It is the feast of a saint, with a service, food from large cauldrons and a dance that ends when the musicians are tired. There is always room for strangers, provided they have arrived. Five of our islands, with the sailings around each feast.',
    ),
    table(
      'Feasts and ships from Rhodes',
      ['Feast', 'Island', 'Going', 'Coming back'],
      ['Prophet Elias, 20 July', 'Kastellorizo', 'Friday 17, 09:00', 'Friday 24, 16:00'],
      ['St Panteleimon, 27 July', 'Tilos', 'Thursday 23, 08:30', 'Tuesday 28, 17:10'],
      ['Panagia Spiliani, 15 August', 'Nisyros', 'Thursday 13, 08:30', 'Tuesday 18, 16:10'],
      ['Panagia Portaitissa, 15 August', 'Astypalaia', 'Friday 14, 07:00', 'Monday 17, 16:20'],
      ['Panagia tou Charou, 23 August', 'Lipsi', 'Saturday 22, 08:30', 'Monday 24, 15:25'],
    ),
    h2('What you will see'),
    bullets(
      [
        strong('On Nisyros '),
        'the women called Enniameritisses fast for nine days in the monastery, in black, and on the night of the feast the dance of the cup is danced.',
      ],
      [
        strong('On Lipsi '),
        'the icon is carried in procession with dry lilies that, people say, blossom again in those days.',
      ],
      [
        strong('On Tilos '),
        'the monastery stands at the western end, under plane trees. The island bus runs more often then; ask in Livadia.',
      ],
    ),
    h2('How to behave'),
    p(
      'In church with covered shoulders. At the tables you sit where there is room and pay at the counter. You join the dance at the tail of the circle, never at its head. Photographs yes, a flash in a grandmother’s face no. And before you leave, have a look at the page about ',
      internalLink('Nisyros', 'destination-nisyros'),
      ' or ',
      internalLink('Lipsi', 'destination-lipsi'),
      ', which tells you what else is near.',
    ),
    callout('warn', 'Around 15 August the rooms run out before the seats on board do. Book the bed first.'),
  ),
});
