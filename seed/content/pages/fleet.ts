import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bookingButton, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';

/** Figures: specification 4.1. */
export const fleet: SeedDocument = {
  _id: 'page-fleet',
  _type: 'page',
  title_el: 'Ο στόλος',
  title_en: 'The fleet',
  permalink_el: slug('stolos'),
  permalink_en: slug('fleet'),
  lead_el: 'Τρία καταμαράν για τις μέρες που βιάζεστε και ένα οχηματαγωγό για όλα τα υπόλοιπα.',
  lead_en: 'Three catamarans for when you are in a hurry, and a car ferry for everything else.',
  cover: picture('fleet'),
  body_el: richText(
    h2('Αιολίς'),
    p(
      'Ταχύπλοο καταμαράν, 30 κόμβοι. 244 οικονομικές θέσεις, 36 διακεκριμένες, δύο θέσεις για αναπηρικό αμαξίδιο. Παίρνει 9 αυτοκίνητα, 6 μοτοσικλέτες, 10 ποδήλατα και 6 κατοικίδια.',
    ),
    h2('Νηρέας'),
    p(
      'Ταχύπλοο καταμαράν, 30 κόμβοι. 300 οικονομικές θέσεις, 37 διακεκριμένες, δύο θέσεις για αναπηρικό αμαξίδιο. Παίρνει 6 αυτοκίνητα, 6 μοτοσικλέτες, 10 ποδήλατα και 6 κατοικίδια.',
    ),
    h2('Θάλεια'),
    p(
      'Ταχύπλοο καταμαράν μόνο για επιβάτες, 31 κόμβοι. 160 οικονομικές θέσεις, μία θέση για αναπηρικό αμαξίδιο, 6 ποδήλατα και 4 κατοικίδια. Έχει βάση την Πάτμο και συνδέει τα μικρά νησιά γύρω της. Δεν παίρνει αυτοκίνητα ούτε μοτοσικλέτες.',
    ),
    h2('Κυμοθόη'),
    p(
      'Οχηματαγωγό, 16 κόμβοι. 620 οικονομικές θέσεις, 80 διακεκριμένες, έξι θέσεις για αναπηρικό αμαξίδιο. Στο γκαράζ χωρούν 110 αυτοκίνητα, 40 μοτοσικλέτες και 60 ποδήλατα, και στο πλοίο 20 κατοικίδια. Ταξιδεύει για τον Πανορμίτη και τη Σύμη, για την Αστυπάλαια και για τη νότια γραμμή ως την Κάσο.',
    ),
    h2('Ποιο να διαλέξετε'),
    p(
      'Με τα ταχύπλοα φτάνετε στον μισό χρόνο, αλλά με βοριά κουνούν περισσότερο και σταματούν νωρίτερα όταν δυναμώνει ο άνεμος. Με την Κυμοθόη το ταξίδι είναι πιο αργό, πιο ήσυχο και φθηνότερο. Για τα μέτρα των οχημάτων δείτε τους ',
      internalLink('όρους μεταφοράς', 'page-travel-terms'),
      ' και για τη βοήθεια στην επιβίβαση τη σελίδα για την ',
      internalLink('προσβασιμότητα', 'page-accessibility'),
      '.',
    ),
    h2('Με μια ματιά'),
    table(
      'Τα πλοία μας σε αριθμούς',
      ['Πλοίο', 'Ταχύτητα', 'Οικονομικές θέσεις', 'Διακεκριμένες', 'Αυτοκίνητα'],
      ['Αιολίς', '30\u00a0κόμβοι', '244', '36', '9'],
      ['Νηρέας', '30\u00a0κόμβοι', '300', '37', '6'],
      ['Θάλεια', '31\u00a0κόμβοι', '160', '–', '–'],
      ['Κυμοθόη', '16\u00a0κόμβοι', '620', '80', '110'],
    ),
    bookingButton('Βρείτε το δρομολόγιό σας'),
  ),
  body_en: richText(
    h2('Aeolis'),
    p(
      'Fast catamaran, 30 knots. 244 economy seats, 36 business seats, two wheelchair spaces. Takes 9 cars, 6 motorbikes, 10 bicycles and 6 pets.',
    ),
    h2('Nireas'),
    p(
      'Fast catamaran, 30 knots. 300 economy seats, 37 business seats, two wheelchair spaces. Takes 6 cars, 6 motorbikes, 10 bicycles and 6 pets.',
    ),
    h2('Thalia'),
    p(
      'Fast catamaran for passengers only, 31 knots. 160 economy seats, one wheelchair space, 6 bicycles and 4 pets. Based on Patmos, she links the small islands around it. Takes neither cars nor motorbikes.',
    ),
    h2('Kymothoe'),
    p(
      'Car ferry, 16 knots. 620 economy seats, 80 business seats, six wheelchair spaces. The car deck has room for 110 cars, 40 motorbikes and 60 bicycles, and there are places for 20 pets. She sails to Panormitis and Symi, to Astypalaia, and on the south line as far as Kasos.',
    ),
    h2('Which one to choose'),
    p(
      'The fast ships take half the time, but in a northerly they move more, and they stop earlier when the wind gets up. On Kymothoe the trip is slower, calmer and cheaper. For vehicle sizes see the ',
      internalLink('travel terms', 'page-travel-terms'),
      ', and for help with boarding the page about ',
      internalLink('accessibility', 'page-accessibility'),
      '.',
    ),
    h2('At a glance'),
    table(
      'Our ships in figures',
      ['Ship', 'Speed', 'Economy seats', 'Business seats', 'Cars'],
      ['Aeolis', '30\u00a0knots', '244', '36', '9'],
      ['Nireas', '30\u00a0knots', '300', '37', '6'],
      ['Thalia', '31\u00a0knots', '160', '–', '–'],
      ['Kymothoe', '16\u00a0knots', '620', '80', '110'],
    ),
    bookingButton('Find your sailing'),
  ),
};
