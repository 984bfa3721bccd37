import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';
import { BOOKING, fact, TRAVEL } from './fact.ts';
import { route } from './route.ts';

/** The winter days of the lines N1 and N2; the discount is that of a return. */
export const winterWeekend: SeedDocument = {
  _id: 'offer-winter-weekend',
  _type: 'offer',
  title_el: 'Παρασκευή με Κυριακή, όλο τον χειμώνα',
  title_en: 'Friday to Sunday, all winter',
  permalink_el: slug('cheimerino-savvatokyriako'),
  permalink_en: slug('winter-weekend'),
  summary_el:
    'Φεύγετε από τη Ρόδο την Παρασκευή το πρωί και γυρίζετε την Κυριακή το βράδυ, με 20\u00a0% έκπτωση και στις δύο διαδρομές.',
  summary_en: 'Leave Rhodes on Friday morning, be home on Sunday evening, with 20% off both ways.',
  cover: picture('tilos'),
  badge_el: '−20\u00a0%',
  badge_en: '−20%',
  validFrom: '2026-11-01',
  validTo: '2027-03-31',
  soldAt: 'online',
  facts: [
    fact('days', TRAVEL, ['Παρασκευή 08:30, επιστροφή Κυριακή 20:30', 'Friday 08:30, back on Sunday 20:30']),
    fact('booking', BOOKING, [
      'Μετάβαση και επιστροφή στην ίδια κράτηση',
      'Out and back in the same booking',
    ]),
  ],
  shareTitle_el: 'Δύο νύχτες σε νησί, χειμώνα',
  shareTitle_en: 'Two nights on an island in winter',
  shareText_el: 'Από τη Ρόδο Παρασκευή πρωί, πίσω Κυριακή βράδυ.',
  shareText_en: 'From Rhodes on Friday morning, home on Sunday evening.',
  blocks: [
    {
      _key: 'why',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Το νησί όπως το ξέρουν οι δικοί του'),
        p(
          'Τον χειμώνα δεν βρίσκετε ξαπλώστρες. Βρίσκετε το καφενείο με τη σόμπα, μονοπάτια πράσινα ως τη θάλασσα και χρόνο. Η βόρεια γραμμή φεύγει κάθε Παρασκευή και κάθε Κυριακή, και οι ώρες της μοιάζουν φτιαγμένες για δύο νύχτες.',
        ),
        table(
          'Πότε φτάνετε και πότε φεύγετε',
          ['Νησί', 'Παρασκευή, άφιξη', 'Κυριακή, αναχώρηση'],
          ['Σύμη', '09:25', '19:35'],
          ['Κως', '11:05', '17:55'],
          ['Κάλυμνος', '11:55', '17:05'],
          ['Λέρος', '12:55', '16:05'],
          ['Λειψοί', '13:35', '15:25'],
          ['Πάτμος', '14:15', '14:45'],
        ),
        h2('Πριν κλείσετε'),
        bullets(
          'Στα μικρά νησιά μένουν ανοιχτά λίγα καταλύματα. Τηλεφωνήστε πρώτα και μετά κλείστε το πλοίο.',
          [
            'Με δυνατό βοριά το ταχύπλοο μπορεί να μη φύγει. Τι ισχύει τότε το γράφουν τα ',
            internalLink('δικαιώματα επιβατών', 'page-passenger-rights'),
            '.',
          ],
        ),
      ),
      text_en: richText(
        h2('The island as its own people know it'),
        p(
          'There are no sunbeds in winter. There is the kafeneio with its stove, paths that are green down to the sea, and time. The north line leaves every Friday and every Sunday, at hours that could have been made for two nights away.',
        ),
        table(
          'When you arrive and when you leave',
          ['Island', 'Arrives Friday', 'Leaves Sunday'],
          ['Symi', '09:25', '19:35'],
          ['Kos', '11:05', '17:55'],
          ['Kalymnos', '11:55', '17:05'],
          ['Leros', '12:55', '16:05'],
          ['Lipsi', '13:35', '15:25'],
          ['Patmos', '14:15', '14:45'],
        ),
        h2('Before you book'),
        bullets(
          'On the small islands few places to stay are open. Ring them first and book the ship afterwards.',
          [
            'In a strong north wind the fast ship may stay in port. What applies then is in ',
            internalLink('passenger rights', 'page-passenger-rights'),
            '.',
          ],
        ),
      ),
    },
    {
      _key: 'until',
      _type: 'countdownBlock',
      title_el: 'Ως το τέλος του χειμερινού προγράμματος',
      title_en: 'Until the winter timetable ends',
    },
    {
      _key: 'leros',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'LAM',
      text_el: 'Στη Λέρο φτάνετε πριν από τη μία το μεσημέρι.',
      text_en: 'You are on Leros before one o’clock.',
    },
    {
      _key: 'fares',
      _type: 'fareTableBlock',
      title_el: 'Από τη Ρόδο, η κάθε διαδρομή',
      title_en: 'From Rhodes, each way',
      class: 'ECO',
      routes: [
        route('RHO', 'SYM'),
        route('RHO', 'KOS'),
        route('RHO', 'KAL'),
        route('RHO', 'LAM'),
        route('RHO', 'LIP'),
        route('RHO', 'PAT'),
      ],
      note_el: 'Με επιστροφή στην ίδια κράτηση, κάθε διαδρομή κοστίζει 20\u00a0% λιγότερο.',
      note_en: 'With the return in the same booking, each way costs 20% less.',
    },
    {
      _key: 'pictures',
      _type: 'galleryBlock',
      title_el: 'Πού θα ξυπνήσετε το Σάββατο',
      title_en: 'Where to wake up on Saturday',
      pictures: [
        { _key: 'leros', ...picture('leros', { el: 'Το Παντέλι, Λέρος', en: 'Panteli, Leros' }) },
        { _key: 'kalymnos', ...picture('kalymnos', { el: 'Κάλυμνος', en: 'Kalymnos' }) },
        { _key: 'patmos', ...picture('patmos', { el: 'Πάτμος', en: 'Patmos' }) },
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Ισχύει για ταξίδια ως τις 31 Μαρτίου 2027, όταν η μετάβαση και η επιστροφή είναι στην ίδια κράτηση.',
          'Στις 25 Δεκεμβρίου και την 1η Ιανουαρίου τα πλοία μένουν στο λιμάνι.',
          'Δεν αθροίζεται με άλλη έκπτωση και δεν αφορά τα λιμενικά τέλη.',
        ),
      ),
      text_en: richText(
        bullets(
          'For travel up to 31 March 2027, when both ways are in the same booking.',
          'On 25 December and 1 January our ships stay in port.',
          'Not combined with any other discount; port dues are not reduced.',
        ),
      ),
    },
  ],
};
