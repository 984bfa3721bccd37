import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, p, richText } from '#seed/content/rich-text.ts';

export const accessibility: SeedDocument = {
  _id: 'page-accessibility',
  _type: 'page',
  title_el: 'Προσβασιμότητα',
  title_en: 'Accessibility',
  permalink_el: slug('prosvasimotita'),
  permalink_en: slug('accessibility'),
  lead_el: 'Η βοήθεια που δίνουμε στο λιμάνι και στο πλοίο, και πόσο προσβάσιμος είναι αυτός ο ιστότοπος.',
  lead_en: 'The help we give in port and on board, and how accessible this website is.',
  cover: picture('accessibility'),
  body_el: richText(
    h2('Στο λιμάνι και στο πλοίο'),
    p(
      'Η βοήθεια είναι δωρεάν. Γράψτε τι χρειάζεστε στα στοιχεία του επιβάτη, όταν κάνετε την κράτηση, ή πείτε το στο 22410 00000, τουλάχιστον 48 ώρες πριν. Να είστε στην προβλήτα 60 λεπτά πριν από την αναχώρηση. Αν μας το πείτε αργότερα, κάνουμε ό,τι μπορούμε.',
    ),
    bullets(
      'Αιολίς και Νηρέας: δύο θέσεις για αναπηρικό αμαξίδιο.',
      'Θάλεια: μία θέση για αναπηρικό αμαξίδιο.',
      'Κυμοθόη: έξι θέσεις για αναπηρικό αμαξίδιο.',
      'Σκύλοι οδηγοί και βοηθοί ταξιδεύουν μαζί σας, χωρίς χρέωση.',
    ),
    p(
      'Η ράμπα του πλοίου ακουμπά στην προβλήτα. Με φουσκοθαλασσιά η κλίση της αλλάζει και το πλήρωμα σας συνοδεύει ως τη θέση σας.',
    ),
    h2('Στον ιστότοπο'),
    p(
      'Στόχος μας είναι το WCAG 2.2, επίπεδο ΑΑ, σε κάθε σελίδα και στις δύο γλώσσες. Όλα γίνονται με το πληκτρολόγιο, οι εικόνες έχουν περιγραφή, τα λάθη της φόρμας γράφονται δίπλα στο πεδίο και σε μια λίστα που οδηγεί σε αυτό, και κανένα νόημα δεν δίνεται μόνο με χρώμα.',
    ),
    h2('Τι ξέρουμε ότι λείπει'),
    bullets(
      'Οι χάρτες των νησιών είναι εικόνες. Ό,τι δείχνουν το λέει και το κείμενο, αλλά δεν εξερευνώνται με αναγνώστη οθόνης.',
      'Τον ιστότοπο τον ελέγχουμε εμείς, με αυτόματες δοκιμές και με το πληκτρολόγιο. Δεν έχει γίνει ακόμη έλεγχος από ανεξάρτητο φορέα.',
    ),
    callout(
      'info',
      'Βρήκατε εμπόδιο; Γράψτε στο access@meltemi.example ή τηλεφωνήστε στο 22410 00000. Στο μεταξύ κάνουμε την κράτηση για εσάς από το τηλέφωνο.',
    ),
    p('Η δήλωση γράφτηκε στις 20 Νοεμβρίου 2026.'),
  ),
  body_en: richText(
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
      'The ship’s ramp rests on the quay. In a swell its slope changes, and a member of the crew walks with you to your seat.',
    ),
    h2('On this website'),
    p(
      'We aim for WCAG 2.2, level AA, on every page and in both languages. Everything works from the keyboard, pictures are described, mistakes in a form are explained beside the field and in a list that leads to it, and nothing is said by colour alone.',
    ),
    h2('What we know is missing'),
    bullets(
      'The charts of the islands are pictures. The text says what they show, but they cannot be explored with a screen reader.',
      'We check the website ourselves, with automatic tests and with the keyboard. No independent body has assessed it yet.',
    ),
    callout(
      'info',
      'Is something in your way? Write to access@meltemi.example or call +30 22410 00000. Meanwhile we will make the booking for you by phone.',
    ),
    p('This statement was written on 20 November 2026.'),
  ),
};
