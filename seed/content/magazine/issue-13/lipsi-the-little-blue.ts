import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-lipsi', {
  el: 'Οι Λειψοί και τα νησάκια γύρω τους, σε χαρτί.',
  en: 'Lipsi and the islets around it, in paper.',
});

export const lipsiTheLittleBlue: ArticleSeed = {
  key: 'lipsi-the-little-blue',
  title_el: 'Λειψοί: το μικρό γαλάζιο',
  title_en: 'Lipsi: the little blue',
  lead_el:
    'Ένα χωριό, ένας λόφος με δίδυμα καμπαναριά και τόσα ξωκλήσια που κανείς δεν τα μέτρησε δύο φορές ίδια.',
  lead_en:
    'One village, a hill with twin belfries, and so many chapels that nobody has counted them twice alike.',
  ...editors,
  picture: 'lipsi',
  body_el: richText(
    p(
      'Υπάρχει ένα μπλε που δεν το πουλούν σε κουτί. Είναι το χρώμα που παίρνουν στους Λειψούς οι τρούλοι, τα παντζούρια και οι καρέκλες, και δεν είναι πουθενά το ίδιο, γιατί ο καθένας το ανακατεύει στην αυλή του. Από το πλοίο το βλέπετε σαν μια κουκκίδα πάνω στο άσπρο. Μετά η κουκκίδα γίνεται εκκλησία, και η εκκλησία χωριό.',
    ),
    h2('Η πλατεία'),
    p(
      'Όλα αρχίζουν και τελειώνουν στον Άγιο Ιωάννη τον Θεολόγο, την εκκλησία με τα δύο καμπαναριά. Η πλατεία της έχει σκιά, παγκάκια και ένα μικρό μουσείο που χωρά σε ένα δωμάτιο: θραύσματα, σημαίες, ένα μπουκαλάκι αγιασμένο νερό από το εξωτερικό. Το πρωί περνούν οι γιαγιάδες, το μεσημέρι κανείς, το βράδυ όλοι.',
    ),
    p(
      'Για αιώνες το νησί ανήκε στο μοναστήρι της Πάτμου. Οι καλόγεροι που ήθελαν περισσότερη ησυχία έρχονταν εδώ και έχτιζαν ένα κελί κι ένα εκκλησάκι. Έτσι γέμισε ο τόπος ξωκλήσια, που ασβεστώνονται ακόμη κάθε χρόνο από την οικογένεια που τα φροντίζει.',
    ),
    quote('Στους Λειψούς δεν χάνεστε. Το πολύ να φτάσετε στην άλλη θάλασσα.'),
    chart,
    h2('Η Παναγία με τα κρίνα'),
    p(
      'Το πιο γνωστό ξωκλήσι είναι η Παναγία του Χάρου. Το όνομα ακούγεται βαρύ, μα έχει αιτία: στην εικόνα της η Παναγία δεν κρατά το βρέφος αλλά τον Εσταυρωμένο. Την άνοιξη οι γυναίκες αφήνουν μπροστά της κρίνα, που ξεραίνονται με το καλοκαίρι. Στις 23 Αυγούστου, την ημέρα της γιορτής, ο κόσμος λέει πως τα ξερά κοτσάνια βγάζουν πάλι μπουμπούκια. Όλη η νύχτα είναι χορός.',
    ),
    h2('Το κρασί και το τυρί'),
    p(
      'Ο τόπος είναι στεγνός, αλλά έχει αμπέλια, και το κρασί του ταξίδευε κάποτε ως το Βατικανό για τη Θεία Κοινωνία, όπως αρέσει στους ντόπιους να διηγούνται. Δοκιμάστε το με μυζήθρα το σούρουπο. Πώς θα φτάσετε, το γράφει η σελίδα για τους ',
      internalLink('Λειψούς', 'destination-lipsi'),
      '. Πώς θα φύγετε, δεν το ρωτά σχεδόν κανείς.',
    ),
  ),
  body_en: richText(
    p(
      'There is a blue that nobody sells in a tin. It is the colour that domes, shutters and chairs take on Lipsi, and it is nowhere the same, because everyone mixes it in their own yard. From the ship you see it as a dot upon white. Then the dot turns into a church, and the church into a village.',
    ),
    h2('The square'),
    p(
      'Everything begins and ends at Saint John the Theologian, the church with the two belfries. Its square has shade, benches and a museum the size of one room: shards, flags, a little bottle of holy water from abroad. In the morning the grandmothers cross it, at noon nobody, in the evening everyone.',
    ),
    p(
      'For centuries the island belonged to the monastery of Patmos. Monks who wanted more silence came over and built a cell and a chapel. That is how the place filled up with them, and each is still whitewashed every year by the family that looks after it.',
    ),
    quote('You cannot get lost on Lipsi. At worst you arrive at the other sea.'),
    chart,
    h2('The Virgin of the lilies'),
    p(
      'The best-known chapel is Panagia tou Charou, Our Lady of Death. The name sounds heavy, but it has a reason: in her icon the Virgin does not hold the child but the crucified Christ. In spring the women lay lilies before her, and the summer dries them. On 23 August, the day of the feast, people say that the dead stalks put out buds again. The whole night is dancing.',
    ),
    h2('Wine and cheese'),
    p(
      'The land is dry, but it has vineyards, and its wine once travelled all the way to the Vatican for Holy Communion, or so the islanders like to tell it. Try it with soft white cheese at sundown. How to get here is on the page about ',
      internalLink('Lipsi', 'destination-lipsi'),
      '. How to leave, hardly anyone asks.',
    ),
  ),
};
