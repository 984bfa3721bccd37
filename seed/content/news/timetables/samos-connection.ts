import { picture } from '#seed/content/document.ts';
import { bookingButton, callout, h2, internalLink, p, richText, steps } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Times of lines N1, N3 and N4; a test compares them with the network. */
export const samosConnection = newsPost('samos-connection', {
  category: timetables,
  title: ['Από τη Ρόδο στη Σάμο με ένα εισιτήριο', 'From Rhodes to Samos on one ticket'],
  permalink: ['antapokrisi-gia-samo', 'connection-to-samos'],
  publishedAt: '2026-05-25T08:00:00Z',
  excerpt: [
    'Τετάρτη και Σάββατο η Θάλεια περιμένει στην Πάτμο το πλοίο από τη Ρόδο και συνεχίζει για το Αγαθονήσι και το Πυθαγόρειο.',
    'On Wednesdays and Saturdays Thalia waits at Patmos for the ship from Rhodes and goes on to Agathonisi and Pythagoreio.',
  ],
  cover: picture('samos'),
  islands: ['samos', 'agathonisi', 'patmos', 'rhodes'],
  el: richText(
    p(
      'Στον χάρτη η Σάμος είναι το επόμενο νησί. Στην πράξη, όσοι ήθελαν να πάνε από τα Δωδεκάνησα στο Πυθαγόρειο αγόραζαν δύο εισιτήρια και έλπιζαν να προλάβουν. Τώρα το ταξίδι κλείνεται ολόκληρο, με έναν κωδικό.',
    ),
    h2('Η μετάβαση'),
    steps(
      'Η Αιολίς φεύγει από την Κολώνα στις 08:30 και φτάνει στη Σκάλα της Πάτμου στις 14:15.',
      'Η Θάλεια είναι δεμένη στον ίδιο μόλο. Φεύγει στις 14:45, μισή ώρα μετά.',
      'Στις 15:40 πιάνει στο Αγαθονήσι και στις 16:30 στο Πυθαγόρειο.',
    ),
    p(
      'Το ίδιο ισχύει για όσους επιβιβάζονται στη Σύμη, την Κω, την Κάλυμνο, τη Λέρο ή τους Λειψούς. Οι θέσεις και στα δύο πλοία κρατιούνται μαζί: ή τις έχετε και τις δύο ή σας το λέμε πριν πληρώσετε.',
    ),
    h2('Η επιστροφή θέλει μια νύχτα στην Πάτμο'),
    p(
      'Από το Πυθαγόρειο η Θάλεια φεύγει στις 17:00 και φτάνει στην Πάτμο στις 18:45. Το πλοίο για τη Ρόδο έχει ήδη περάσει και το επόμενο είναι την άλλη μέρα στις 14:45. Προλαβαίνετε τη Χώρα πριν από τα γκρουπ και το μοναστήρι με το πρωινό φως· γράφουμε πού να σταθείτε στη σελίδα για την ',
      internalLink('Πάτμο', 'destination-patmos'),
      '.',
    ),
    callout(
      'info',
      'Αν αργήσει το πρώτο πλοίο και χαθεί η ανταπόκριση, σας πηγαίνουμε με το επόμενο δρομολόγιο χωρίς χρέωση ή σας επιστρέφουμε όλο το ποσό. Είναι ένα ταξίδι, άρα είναι δική μας υπόθεση.',
    ),
    bookingButton('Από τη Ρόδο στη Σάμο', { from: 'RHO', to: 'PYT' }),
  ),
  en: richText(
    p(
      'On the map Samos is the next island. In practice, whoever wanted to get from the Dodecanese to Pythagoreio bought two tickets and hoped to make it. Now the whole trip is one booking, with one reference.',
    ),
    h2('The way there'),
    steps(
      'Aeolis leaves Kolona at 08:30 and reaches Skala on Patmos at 14:15.',
      'Thalia is moored at the same pier. She leaves at 14:45, half an hour later.',
      'She calls at Agathonisi at 15:40 and is in Pythagoreio at 16:30.',
    ),
    p(
      'The same goes for travellers who board at Symi, Kos, Kalymnos, Leros or Lipsi. The seats on both ships are held together: either you have both, or we tell you so before you pay.',
    ),
    h2('The way back needs a night in Patmos'),
    p(
      'Thalia leaves Pythagoreio at 17:00 and reaches Patmos at 18:45. The ship to Rhodes has been by then, and the next one is on the following day at 14:45. That leaves time for Chora before the groups come up, and for the monastery in the morning light; where to stand for it is on the page about ',
      internalLink('Patmos', 'destination-patmos'),
      '.',
    ),
    callout(
      'info',
      'If the first ship is late and the connection is lost, we take you on the next sailing at no charge or give all your money back. It is one trip, so it is our affair.',
    ),
    bookingButton('From Rhodes to Samos', { from: 'RHO', to: 'PYT' }),
  ),
});
