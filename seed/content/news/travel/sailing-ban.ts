import { keyedReference, picture, reference, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { travelAndEnvironment } from '../categories.ts';

export const sailingBan: SeedDocument = {
  _id: 'newsPost-sailing-ban',
  _type: 'newsPost',
  title_el: 'Απαγορευτικό: τι σημαίνει και τι δικαιούστε',
  title_en: 'When a sailing ban is in force: what it means and what you are owed',
  permalink_el: slug('apagoreftiko-ti-dikaiouste'),
  permalink_en: slug('sailing-ban-your-rights'),
  category: reference(travelAndEnvironment._id),
  publishedAt: '2026-11-20T08:00:00Z',
  excerpt_el:
    'Ο δυνατός άνεμος κρατά τα πλοία στο λιμάνι μερικές μέρες κάθε χειμώνα. Ποιος το αποφασίζει, πώς το μαθαίνετε και τι γίνεται με το εισιτήριό σας.',
  excerpt_en:
    'A few days each winter, strong wind keeps ships in port. Who decides, how you find out, and what happens to your ticket.',
  cover: picture('news-winter', {
    el: 'Δεμένοι ως να πέσει ο άνεμος.',
    en: 'Moored until the wind drops.',
  }),
  destinations: [keyedReference('destination-rhodes'), keyedReference('destination-karpathos')],
  body_el: richText(
    p(
      'Το απαγορευτικό απόπλου το αποφασίζει το Λιμεναρχείο και όχι η εταιρεία. Βασίζεται στο δελτίο της Εθνικής Μετεωρολογικής Υπηρεσίας και στον τύπο του πλοίου: ένα ταχύπλοο μένει δεμένο με λιγότερα μποφόρ από ένα μεγάλο οχηματαγωγό. Γι’ αυτό μπορεί να μη φύγει η Αιολίς και λίγο αργότερα να αναχωρήσει η Κυμοθόη.',
    ),
    h2('Πώς το μαθαίνετε'),
    p(
      'Όταν ακυρώνεται ένα δρομολόγιο, φαίνεται ακυρωμένο στην αναζήτηση και στον πίνακα αναχωρήσεων. Αν μας αφήσατε τηλέφωνο ή e-mail στην κράτηση, τα χρησιμοποιούμε για αυτόν ακριβώς τον λόγο. Αν δεν θέλετε να τα δώσετε, κοιτάξτε την κράτησή σας πριν ξεκινήσετε για το λιμάνι ή καλέστε στο 22410 00000.',
    ),
    h2('Τι δικαιούστε'),
    bullets(
      'Αν ακυρωθεί το ταξίδι ή αν η αναχώρηση καθυστερήσει πάνω από 90 λεπτά, επιλέγετε: ταξίδι με άλλο δρομολόγιο χωρίς χρέωση ή επιστροφή όλου του ποσού.',
      'Σε απαγορευτικό λόγω καιρού μπορείτε επίσης να μείνετε στο πλοίο, αν είναι δεμένο και ο πλοίαρχος το κρίνει ασφαλές.',
      'Χρηματική αποζημίωση και ξενοδοχείο δεν προβλέπονται όταν η αιτία είναι ο καιρός.',
      'Αν φταίμε εμείς και φτάσετε αργά, η αποζημίωση είναι 25\u00a0% του ναύλου για καθυστέρηση μίας ώρας και 50\u00a0% για δύο ώρες, σε ταξίδια ως τέσσερις ώρες.',
    ),
    p(
      'Όλοι οι κανόνες, και για τα μεγαλύτερα ταξίδια, είναι στα ',
      internalLink('δικαιώματα επιβατών', 'page-passenger-rights'),
      '.',
    ),
    callout(
      'warn',
      'Έχετε πτήση; Τον χειμώνα ταξιδέψτε μία μέρα νωρίτερα. Το δελτίο θυελλωδών ανέμων ισχύει συχνά ένα ολόκληρο εικοσιτετράωρο.',
    ),
  ),
  body_en: richText(
    p(
      'A sailing ban is declared by the port authority, not by the operator. It follows the bulletin of the Hellenic National Meteorological Service and depends on the type of ship: a fast catamaran is held back at a lower wind force than a large car ferry. That is why Aeolis may stay moored while Kymothoe leaves a little later.',
    ),
    h2('How you find out'),
    p(
      'A cancelled sailing is marked as cancelled in the search results and on the departure board. If you left a phone number or an email address with your booking, this is exactly what we use it for. If you would rather not give either, look at your booking before you set out for the port, or call +30 22410 00000.',
    ),
    h2('What you are owed'),
    bullets(
      'If the sailing is cancelled, or leaves more than 90 minutes late, the choice is yours: travel on another sailing at no charge, or get all your money back.',
      'During a weather ban you may also stay on board, if the ship is moored and the master considers it safe.',
      'There is no compensation and no hotel when the weather is the cause.',
      'If the delay is our fault and you arrive late, compensation is 25% of the fare from one hour and 50% from two hours, on trips of up to four hours.',
    ),
    p(
      'All the rules, including those for longer trips, are on the page about ',
      internalLink('passenger rights', 'page-passenger-rights'),
      '.',
    ),
    callout(
      'warn',
      'Do you have a flight to catch? In winter, travel a day earlier. A gale warning often lasts a full twenty-four hours.',
    ),
  ),
};
