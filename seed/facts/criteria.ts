import type { Locale } from '#foundation/text/locales.ts';

/** How a criterion was looked at. `seed/facts/accessibility.json` has the day on which the tests of each kind passed. */
export type Check = 'axe' | 'settings' | 'spoken' | 'browser' | 'review';

export type Criterion = {
  id: string;
  level: 'A' | 'AA';
  name: Readonly<Record<Locale, string>>;
  checks: readonly Check[];
  /** `partly`: the statement says what is missing. `absent`: the site has nothing of the kind. */
  result: 'met' | 'partly' | 'absent';
};

/** When we last went through the criteria by hand: pictures of each page, its texts, its code. */
export const REVIEWED_ON = '2026-11-27';

const criterion = (
  level: Criterion['level'],
  id: string,
  el: string,
  en: string,
  checks: readonly Check[],
  result: Criterion['result'] = 'met',
): Criterion => ({ id, level, name: { el, en }, checks, result });

/** The success criteria of WCAG 2.2, levels A and AA, and what we know about each. */
export const criteria: readonly Criterion[] = [
  criterion('A', '1.1.1', 'Μη κειμενικό περιεχόμενο', 'Non-text Content', ['axe', 'spoken', 'review']),
  criterion(
    'A',
    '1.2.1',
    'Μόνο ήχος ή μόνο εικόνα (εγγεγραμμένα)',
    'Audio-only and Video-only (Prerecorded)',
    ['review'],
    'absent',
  ),
  criterion('A', '1.2.2', 'Υπότιτλοι (εγγεγραμμένα)', 'Captions (Prerecorded)', ['review'], 'partly'),
  criterion(
    'A',
    '1.2.3',
    'Ακουστική περιγραφή ή κείμενο',
    'Audio Description or Media Alternative (Prerecorded)',
    ['review'],
    'partly',
  ),
  criterion('AA', '1.2.4', 'Υπότιτλοι (ζωντανά)', 'Captions (Live)', ['review'], 'absent'),
  criterion(
    'AA',
    '1.2.5',
    'Ακουστική περιγραφή (εγγεγραμμένα)',
    'Audio Description (Prerecorded)',
    ['review'],
    'partly',
  ),
  criterion('A', '1.3.1', 'Πληροφορίες και σχέσεις', 'Info and Relationships', ['axe', 'spoken']),
  criterion('A', '1.3.2', 'Σειρά με νόημα', 'Meaningful Sequence', ['spoken']),
  criterion('A', '1.3.3', 'Αισθητηριακά χαρακτηριστικά', 'Sensory Characteristics', ['review']),
  criterion('AA', '1.3.4', 'Προσανατολισμός', 'Orientation', ['review']),
  criterion('AA', '1.3.5', 'Σκοπός των πεδίων', 'Identify Input Purpose', ['axe']),
  criterion('A', '1.4.1', 'Χρήση χρώματος', 'Use of Color', ['axe', 'settings', 'review']),
  criterion('A', '1.4.2', 'Έλεγχος ήχου', 'Audio Control', ['review'], 'absent'),
  criterion('AA', '1.4.3', 'Αντίθεση (ελάχιστη)', 'Contrast (Minimum)', ['axe']),
  criterion('AA', '1.4.4', 'Μεγέθυνση κειμένου', 'Resize Text', ['axe', 'settings']),
  criterion('AA', '1.4.5', 'Εικόνες κειμένου', 'Images of Text', ['review']),
  criterion('AA', '1.4.10', 'Αναδιάταξη', 'Reflow', ['browser', 'settings']),
  criterion('AA', '1.4.11', 'Αντίθεση μη κειμενικών στοιχείων', 'Non-text Contrast', ['review']),
  criterion('AA', '1.4.12', 'Αποστάσεις στο κείμενο', 'Text Spacing', ['axe', 'settings']),
  criterion('AA', '1.4.13', 'Περιεχόμενο με κατάδειξη ή εστίαση', 'Content on Hover or Focus', ['review']),
  criterion('A', '2.1.1', 'Πληκτρολόγιο', 'Keyboard', ['axe', 'browser']),
  criterion('A', '2.1.2', 'Χωρίς παγίδα πληκτρολογίου', 'No Keyboard Trap', ['browser']),
  criterion('A', '2.1.4', 'Συντομεύσεις με έναν χαρακτήρα', 'Character Key Shortcuts', ['review'], 'absent'),
  criterion('A', '2.2.1', 'Προσαρμογή χρόνου', 'Timing Adjustable', ['axe', 'review'], 'partly'),
  criterion('A', '2.2.2', 'Παύση, διακοπή, απόκρυψη', 'Pause, Stop, Hide', ['axe', 'review']),
  criterion(
    'A',
    '2.3.1',
    'Τρεις λάμψεις ή λιγότερες',
    'Three Flashes or Below Threshold',
    ['review'],
    'absent',
  ),
  criterion('A', '2.4.1', 'Παράκαμψη ενοτήτων', 'Bypass Blocks', ['axe', 'spoken']),
  criterion('A', '2.4.2', 'Τίτλος σελίδας', 'Page Titled', ['axe', 'spoken']),
  criterion('A', '2.4.3', 'Σειρά εστίασης', 'Focus Order', ['browser']),
  criterion('A', '2.4.4', 'Σκοπός συνδέσμου (στα συμφραζόμενα)', 'Link Purpose (In Context)', [
    'axe',
    'spoken',
  ]),
  criterion('AA', '2.4.5', 'Περισσότεροι δρόμοι', 'Multiple Ways', ['browser']),
  criterion('AA', '2.4.6', 'Επικεφαλίδες και ετικέτες', 'Headings and Labels', ['spoken', 'review']),
  criterion('AA', '2.4.7', 'Ορατή εστίαση', 'Focus Visible', ['settings', 'review']),
  criterion('AA', '2.4.11', 'Η εστίαση δεν κρύβεται (ελάχιστο)', 'Focus Not Obscured (Minimum)', ['browser']),
  criterion('A', '2.5.1', 'Κινήσεις δείκτη', 'Pointer Gestures', ['review']),
  criterion('A', '2.5.2', 'Ακύρωση δείκτη', 'Pointer Cancellation', ['review']),
  criterion('A', '2.5.3', 'Η ετικέτα στο όνομα', 'Label in Name', ['review']),
  criterion('A', '2.5.4', 'Ενεργοποίηση με κίνηση', 'Motion Actuation', ['review'], 'absent'),
  criterion('AA', '2.5.7', 'Κινήσεις συρσίματος', 'Dragging Movements', ['review'], 'absent'),
  criterion('AA', '2.5.8', 'Μέγεθος στόχου (ελάχιστο)', 'Target Size (Minimum)', ['axe']),
  criterion('A', '3.1.1', 'Γλώσσα της σελίδας', 'Language of Page', ['axe']),
  criterion('AA', '3.1.2', 'Γλώσσα των μερών', 'Language of Parts', ['axe', 'review']),
  criterion('A', '3.2.1', 'Κατά την εστίαση', 'On Focus', ['browser']),
  criterion('A', '3.2.2', 'Κατά την εισαγωγή', 'On Input', ['review']),
  criterion('AA', '3.2.3', 'Συνεπής πλοήγηση', 'Consistent Navigation', ['spoken']),
  criterion('AA', '3.2.4', 'Συνεπής ονομασία', 'Consistent Identification', ['spoken', 'review']),
  criterion('A', '3.2.6', 'Βοήθεια στην ίδια θέση', 'Consistent Help', ['spoken']),
  criterion('A', '3.3.1', 'Εντοπισμός λαθών', 'Error Identification', ['browser', 'spoken']),
  criterion('A', '3.3.2', 'Ετικέτες ή οδηγίες', 'Labels or Instructions', ['axe', 'spoken']),
  criterion('AA', '3.3.3', 'Υποδείξεις για τα λάθη', 'Error Suggestion', ['browser', 'spoken']),
  criterion(
    'AA',
    '3.3.4',
    'Πρόληψη λαθών (νομικά, οικονομικά, δεδομένα)',
    'Error Prevention (Legal, Financial, Data)',
    ['browser'],
  ),
  criterion('A', '3.3.7', 'Χωρίς δεύτερη πληκτρολόγηση', 'Redundant Entry', ['browser']),
  criterion('AA', '3.3.8', 'Προσβάσιμη ταυτοποίηση (ελάχιστο)', 'Accessible Authentication (Minimum)', [
    'review',
  ]),
  criterion('A', '4.1.2', 'Όνομα, ρόλος, τιμή', 'Name, Role, Value', ['axe', 'spoken']),
  criterion('AA', '4.1.3', 'Μηνύματα κατάστασης', 'Status Messages', ['review']),
];
