import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong } from '#seed/content/rich-text.ts';
import { inPort } from '../categories.ts';

export const withACarFromRhodes: SeedDocument = {
  _id: 'newsPost-with-a-car-from-rhodes',
  _type: 'newsPost',
  title_el: 'Με αυτοκίνητο από τη Ρόδο: Κολώνα, Μανδράκι ή Ακαντιά',
  title_en: 'With a car from Rhodes: Kolona, Mandraki or Akandia',
  permalink_el: slug('me-aftokinito-apo-ti-rodo'),
  permalink_en: slug('with-a-car-from-rhodes'),
  category: reference(inPort._id),
  publishedAt: '2026-11-02T08:30:00Z',
  excerpt_el:
    'Τα περισσότερα ταχύπλοα φεύγουν από την Κολώνα, η Κυμοθόη από την Ακαντιά. Πού πηγαίνετε, πότε, και τι μέτρα δηλώνετε για το όχημα.',
  excerpt_en:
    'Most fast ships leave from Kolona, Kymothoe from Akandia. Where to go, when, and which measurements to give for your vehicle.',
  cover: picture('cargo', {
    el: 'Η Κυμοθόη με τον καταπέλτη κάτω.',
    en: 'Kymothoe with her ramp down.',
  }),
  destinations: [
    keyedReference('destination-rhodes'),
    keyedReference('destination-karpathos'),
    keyedReference('destination-kasos'),
  ],
  body_el: richText(
    p(
      'Η Ρόδος έχει πολλά λιμάνια στη σειρά και κάθε χρόνο κάποιος περιμένει στο λάθος. Ο κανόνας είναι απλός: το πλοίο καθορίζει την προβλήτα, και η προβλήτα γράφεται στην κράτησή σας μαζί με την ώρα ως την οποία πρέπει να είστε εκεί.',
    ),
    bullets(
      [
        strong('Κολώνα, κάτω από τα τείχη: '),
        'τα ταχύπλοα Αιολίς και Νηρέας, για τη βόρεια και τη δυτική γραμμή και για το Καστελλόριζο. Έχουν λίγες θέσεις για αυτοκίνητα.',
      ],
      [
        strong('Ακαντιά, στο εμπορικό λιμάνι: '),
        'το οχηματαγωγό Κυμοθόη, για τον Πανορμίτη και τη Σύμη, για τη νότια γραμμή και για την Αστυπάλαια.',
      ],
      [strong('Μανδράκι, απέναντι από τη Νέα Αγορά: '), 'μόνο το πρωινό ταχύπλοο για τη Σύμη, στις 09:30.'],
    ),
    h2('Μετρήστε το όχημα'),
    p(
      'Η τιμή εξαρτάται από το μήκος και το ύψος, με ό,τι προεξέχει: σχάρα, μπαγκαζιέρα, κοτσαδόρο. Ως 4,25 μέτρα μήκος και 1,95 ύψος είναι η μικρότερη κατηγορία. Ένα κουτί στην οροφή μπορεί να σας ανεβάσει κατηγορία, γι’ αυτό μετρήστε το πριν κλείσετε και όχι στην προβλήτα. Αυτοκινούμενα ως 7 μέτρα ταξιδεύουν μόνο με την Κυμοθόη.',
    ),
    h2('Στην προβλήτα'),
    p(
      'Να είστε εκεί 45 λεπτά πριν για την Κυμοθόη και 30 για τα ταχύπλοα. Στο γκαράζ μπαίνει μόνο ο οδηγός. Οι υπόλοιποι επιβιβάζονται με τα πόδια, με την ταυτότητα στο χέρι. Βάλτε ταχύτητα και χειρόφρενο, απενεργοποιήστε τον συναγερμό και πάρτε μαζί ό,τι θα χρειαστείτε: στη διάρκεια του ταξιδιού το γκαράζ μένει κλειδωμένο.',
    ),
    p(
      'Τα μέτρα όλων των κατηγοριών τα βλέπετε στη φόρμα της κράτησης, όταν προσθέτετε όχημα, και τους κανόνες στους ',
      internalLink('όρους μεταφοράς', 'page-travel-terms'),
      '.',
    ),
    callout(
      'info',
      'Για τη νότια γραμμή η Κυμοθόη φεύγει στις 07:00. Ο δρόμος πίσω από την Ακαντιά είναι άδειος τέτοια ώρα. Αποφύγετε το Μανδράκι και ελάτε από την περιφερειακή.',
    ),
  ),
  body_en: richText(
    p(
      'Rhodes has several harbours in a row, and every year somebody waits at the wrong one. The rule is simple: the ship decides the quay, and the quay is on your booking together with the time by which you need to be there.',
    ),
    bullets(
      [
        strong('Kolona, below the walls: '),
        'the fast ships Aeolis and Nireas, for the north and west lines and for Kastellorizo. They have a few places for cars.',
      ],
      [
        strong('Akandia, in the commercial harbour: '),
        'the car ferry Kymothoe, for Panormitis and Symi, for the south line and for Astypalaia.',
      ],
      [strong('Mandraki, opposite the New Market: '), 'only the morning fast ship to Symi, at 09:30.'],
    ),
    h2('Measure your vehicle'),
    p(
      'The price depends on length and height, with everything that sticks out: rack, box, tow bar. Up to 4.25 metres long and 1.95 high is the smallest category. A roof box can lift you into the next one, so measure before you book and not on the quay. Campers of up to 7 metres travel only with Kymothoe.',
    ),
    h2('On the quay'),
    p(
      'Be there 45 minutes ahead for Kymothoe and 30 for the fast ships. Only the driver goes onto the car deck. Everyone else boards on foot, identity card in hand. Leave the car in gear with the handbrake on, switch off the alarm, and take what you will need: the deck stays locked during the crossing.',
    ),
    p(
      'The sizes of all categories are shown in the booking form when you add a vehicle, and the rules are in the ',
      internalLink('travel terms', 'page-travel-terms'),
      '.',
    ),
    callout(
      'info',
      'On the south line Kymothoe leaves at 07:00. The road behind Akandia is empty at that hour. Avoid Mandraki and come by the ring road.',
    ),
  ),
};
