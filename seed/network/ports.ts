import type { NetworkData } from '#contracts/reservations/index.ts';

type Port = NetworkData['ports'][number];

/** A row: code, UN/LOCODE if confirmed, island, names, accusative with its article, position, other spellings. */
function port(
  [code, locode, island]: [string, string | null, string],
  [el, en, accusative]: [string, string, string],
  [lat, lon]: [number, number],
  aliases: string,
): Port {
  return { code, locode, island, name: { el, en }, accusative, lat, lon, aliases: aliases.split(', ') };
}

/**
 * Harbours that the ships call at. Positions are for maps, not for navigation. Other spellings are what the rules of
 * `foundation/text/sound-of.ts` don't cover: Italian, Venetian, Turkish and old names of islands, and names of harbours.
 */
export const ports: Port[] = [
  port(
    ['RHO', 'GRRHO', 'rhodes'],
    ['Ρόδος', 'Rhodes', 'τη Ρόδο'],
    [36.4472, 28.2287],
    'Rodos, Rhodos, Rodi, Rodas, Rhodus, Rhodes Town, Rodhos',
  ),
  port(
    ['KSK', 'GRKSK', 'rhodes'],
    ['Σκάλα Καμείρου (Ρόδος)', 'Kamiros Skala (Rhodes)', 'τη Σκάλα Καμείρου'],
    [36.2733, 27.824],
    'Kamiros Skala, Skala Kamirou, Kameiros, Kamiros, Camiro, Καμίρου Σκάλα',
  ),
  port(
    ['SYM', 'GRSYM', 'symi'],
    ['Σύμη', 'Symi', 'τη Σύμη'],
    [36.6185, 27.8385],
    'Simi, Symi, Syme, Sömbeki, Gialos, Yialos, Γιαλός',
  ),
  port(
    ['PAN', null, 'symi'],
    ['Πανορμίτης (Σύμη)', 'Panormitis (Symi)', 'τον Πανορμίτη'],
    [36.5505, 27.8455],
    'Panormitis, Panormiti, Monastery, Μονή Πανορμίτη',
  ),
  port(
    ['KOS', 'GRKGS', 'kos'],
    ['Κως', 'Kos', 'την Κω'],
    [36.8972, 27.2893],
    'Cos, Ko, Kos Town, Coo, Lango, Stanchio, Stancho, İstanköy',
  ),
  port(
    ['PSE', null, 'pserimos'],
    ['Ψέριμος', 'Pserimos', 'την Ψέριμο'],
    [36.929, 27.133],
    'Pserimos, Pserimo, Cappari, Avlakia, Αυλάκια',
  ),
  port(
    ['KAL', 'GRKMI', 'kalymnos'],
    ['Κάλυμνος', 'Kalymnos', 'την Κάλυμνο'],
    [36.9485, 26.9865],
    'Kalimnos, Calymnos, Calimno, Calino, Kilimli, Pothia, Πόθια',
  ),
  port(
    ['TEL', null, 'telendos'],
    ['Τέλενδος', 'Telendos', 'την Τέλενδο'],
    [36.9985, 26.9185],
    'Telendos, Telendo',
  ),
  port(
    ['LAM', 'GRAML', 'leros'],
    ['Λέρος (Αγία Μαρίνα)', 'Leros (Agia Marina)', 'τη Λέρο (Αγία Μαρίνα)'],
    [37.1588, 26.853],
    'Leros, Lero, Agia Marina, Ayia Marina, LRM',
  ),
  port(
    ['LER', 'GRLRS', 'leros'],
    ['Λέρος (Λακκί)', 'Leros (Lakki)', 'τη Λέρο (Λακκί)'],
    [37.1285, 26.85],
    'Leros, Lero, Lakki, Laki, Portolago, Porto Lago, Πόρτο Λάγο, LRS',
  ),
  port(
    ['LIP', null, 'lipsi'],
    ['Λειψοί', 'Lipsi', 'τους Λειψούς'],
    [37.2952, 26.7655],
    'Leipsoi, Lipsoi, Lipsos, Leipsi, Lipso, Lisso',
  ),
  port(
    ['PAT', 'GRPMS', 'patmos'],
    ['Πάτμος', 'Patmos', 'την Πάτμο'],
    [37.324, 26.5475],
    'Patmo, Palmosa, Skala, Σκάλα Πάτμου',
  ),
  port(
    ['ARK', null, 'arki'],
    ['Αρκιοί', 'Arki', 'τους Αρκιούς'],
    [37.3795, 26.733],
    'Arkoi, Arkioi, Arkii, Archi, Αρκοί',
  ),
  port(
    ['AGN', 'GRAGN', 'agathonisi'],
    ['Αγαθονήσι', 'Agathonisi', 'το Αγαθονήσι'],
    [37.455, 26.9665],
    'Agathonissi, Gaidaros, Gaidaro, Γάιδαρος, Γαϊδουρονήσι, Agios Georgios',
  ),
  port(
    ['PYT', 'GRPYT', 'samos'],
    ['Σάμος (Πυθαγόρειο)', 'Samos (Pythagoreio)', 'τη Σάμο'],
    [37.6885, 26.945],
    'Samos, Samo, Sisam, Pythagoreio, Pythagorio, Pithagorio, Pythagorion, Tigani, Τηγάνι',
  ),
  port(
    ['FOU', 'GRFOU', 'fournoi'],
    ['Φούρνοι', 'Fournoi', 'τους Φούρνους'],
    [37.5765, 26.4785],
    'Fourni, Furni, Fournoi Korseon, Φούρνοι Κορσεών',
  ),
  port(
    ['AKI', 'GRAKI', 'ikaria'],
    ['Ικαρία (Άγιος Κήρυκος)', 'Ikaria (Agios Kirykos)', 'την Ικαρία'],
    [37.614, 26.297],
    'Ikaria, Icaria, Nikaria, Nicaria, Νικαριά, Agios Kirykos, Agios Kirikos',
  ),
  port(
    ['NIS', 'GRNIS', 'nisyros'],
    ['Νίσυρος', 'Nisyros', 'τη Νίσυρο'],
    [36.615, 27.1395],
    'Nisiros, Nissyros, Nisiro, İncirli, Mandraki Nisyrou, Μανδράκι Νισύρου',
  ),
  port(
    ['TIL', 'GRTIL', 'tilos'],
    ['Τήλος', 'Tilos', 'την Τήλο'],
    [36.4165, 27.387],
    'Tilo, Piscopi, Episcopi, Επισκοπή, Livadia, Λιβάδια Τήλου',
  ),
  port(
    ['HLK', null, 'halki'],
    ['Χάλκη', 'Halki', 'τη Χάλκη'],
    [36.2222, 27.6135],
    'Chalki, Khalki, Calchi, Carchi, Herke, Emporio, Nimborio, Νημπορειό, Εμπορειός',
  ),
  port(
    ['MEG', 'GRKZS', 'kastellorizo'],
    ['Καστελλόριζο', 'Kastellorizo', 'το Καστελλόριζο'],
    [36.15, 29.5922],
    'Kastelorizo, Castellorizo, Castelrosso, Megisti, Megiste, Meis, Μεγίστη',
  ),
  port(
    ['KAR', 'GRAOK', 'karpathos'],
    ['Κάρπαθος (Πηγάδια)', 'Karpathos (Pigadia)', 'την Κάρπαθο'],
    [35.509, 27.2135],
    'Karpathos, Carpathos, Scarpanto, Kerpe, Pigadia',
  ),
  port(
    ['DIA', 'GRDIA', 'karpathos'],
    ['Διαφάνι (Κάρπαθος)', 'Diafani (Karpathos)', 'το Διαφάνι'],
    [35.7565, 27.211],
    'Diafani, Diaphani, Olympos, Όλυμπος',
  ),
  port(
    ['KAS', 'GRKSJ', 'kasos'],
    ['Κάσος', 'Kasos', 'την Κάσο'],
    [35.419, 26.9235],
    'Kassos, Cassos, Kaso, Caso, Fry, Fri, Φρυ',
  ),
  port(
    ['AST', 'GRJTY', 'astypalaia'],
    ['Αστυπάλαια', 'Astypalaia', 'την Αστυπάλαια'],
    [36.5835, 26.3715],
    'Astypalea, Astipalea, Astipalaia, Stampalia, Astropalia, Αστροπαλιά, Agios Andreas',
  ),
];
