import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { travelAndEnvironment } from '../categories.ts';

export const posidonia: SeedDocument = {
  _id: 'newsPost-posidonia',
  _type: 'newsPost',
  title_el: 'Το λιβάδι κάτω από το πλοίο',
  title_en: 'The meadow under the ship',
  permalink_el: slug('livadia-poseidonias'),
  permalink_en: slug('posidonia-meadows'),
  category: reference(travelAndEnvironment._id),
  publishedAt: '2026-10-26T09:00:00Z',
  excerpt_el:
    'Η ποσειδωνία κρατά καθαρό το νερό στους όρμους των Λειψών και των Αρκιών. Τρία πράγματα που κάνουμε εμείς και τρία που μπορείτε να κάνετε εσείς.',
  excerpt_en:
    'Posidonia keeps the water clear in the bays of Lipsi and Arki. Three things we do for it, and three that you can do.',
  cover: picture('news-environment', {
    el: 'Χελώνα καρέτα πάνω από λιβάδι ποσειδωνίας.',
    en: 'A loggerhead turtle over a posidonia meadow.',
  }),
  destinations: [keyedReference('destination-lipsi'), keyedReference('destination-patmos')],
  body_el: richText(
    p(
      'Αυτό που σκουραίνει τον βυθό λίγα μέτρα πριν από την παραλία δεν είναι φύκια. Είναι η ποσειδωνία, ένα φυτό με ρίζες, φύλλα και άνθη, που ζει μόνο στη Μεσόγειο. Στα λιβάδια της γεννούν ψάρια, βρίσκουν τροφή χελώνες και μένει στη θέση της η άμμος που αλλιώς θα έπαιρνε το κύμα.',
    ),
    p(
      'Μεγαλώνει λίγα εκατοστά τον χρόνο. Μια άγκυρα που σέρνεται ανοίγει σε ένα λεπτό μια πληγή που κλείνει σε δεκαετίες.',
    ),
    h2('Τι κάνουμε εμείς'),
    bullets(
      'Στα τακτικά δρομολόγια δένουμε μόνο σε προβλήτα. Δεν ρίχνουμε άγκυρα μέσα σε όρμο για να κερδίσουμε χρόνο.',
      'Μπαίνουμε στα λιμάνια αργά. Τα λεπτά που χρειάζεται ο ελιγμός είναι ήδη μέσα στις ώρες του δρομολογίου, ώστε κανείς στη γέφυρα να μη βιάζεται.',
      'Όταν το πλήρωμα βλέπει μπροστά χελώνα ή δελφίνια, ο αξιωματικός της γέφυρας κόβει ταχύτητα και αλλάζει πορεία.',
    ),
    quote('Τρία λεπτά αργότερα στην προβλήτα. Κανείς δεν μας έκανε ποτέ παράπονο γι’ αυτά.'),
    h2('Τι μπορείτε να κάνετε εσείς'),
    bullets(
      'Με το δικό σας σκάφος, ρίξτε άγκυρα στην άμμο: είναι το ανοιχτόχρωμο σημείο.',
      'Αφήστε στην παραλία τα ξερά φύλλα. Μοιάζουν με σκουπίδια, αλλά προστατεύουν την άμμο από τις χειμωνιάτικες θάλασσες.',
      'Αν δείτε τραυματισμένη χελώνα, μην τη βάλετε πίσω στο νερό. Ειδοποιήστε το Λιμενικό στο 108.',
    ),
    p(
      'Τα πιο καθαρά λιβάδια της γραμμής μας τα βλέπετε από το κατάστρωμα λίγο πριν δέσουμε ',
      internalLink('στους Λειψούς', 'destination-lipsi'),
      ', όταν ο ήλιος είναι ψηλά.',
    ),
  ),
  body_en: richText(
    p(
      'The dark patches on the sea bed a few metres off the beach are not seaweed. They are posidonia, a plant with roots, leaves and flowers that lives only in the Mediterranean. Fish spawn in its meadows, turtles feed there, and the sand that the waves would otherwise carry away stays where it is.',
    ),
    p(
      'It grows a few centimetres a year. A dragging anchor can open in one minute a scar that takes decades to close.',
    ),
    h2('What we do'),
    bullets(
      'On scheduled sailings we berth only at a quay. We never drop anchor inside a bay to save time.',
      'We enter port slowly. The minutes needed to manoeuvre are already part of the timetable, so that nobody on the bridge has a reason to hurry.',
      'When the crew sights a turtle or dolphins ahead, the officer of the watch slows down and alters course.',
    ),
    quote('Three minutes later at the quay. Nobody has ever complained about those three.'),
    h2('What you can do'),
    bullets(
      'With a boat of your own, anchor on sand: it is the pale part.',
      'Leave the dry leaves on the beach. They look like litter, but they shield the sand from the winter seas.',
      'If you find an injured turtle, do not put it back into the water. Call the coastguard on 108.',
    ),
    p(
      'The clearest meadows on our route can be seen from the deck just before we berth ',
      internalLink('at Lipsi', 'destination-lipsi'),
      ', when the sun is high.',
    ),
  ),
};
