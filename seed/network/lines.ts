import type { NetworkData } from '#contracts/reservations/index.ts';

type Line = NetworkData['lines'][number];

/**
 * `RHO-KOL 08:30`, then `SYM-GIA 09:25/09:35` for each call, then `PAT-SKA 14:15`. Hours from 24 are after midnight. A star marks a
 * call where travellers may break the journey and continue with the same ticket.
 */
function line(id: string, [el, en]: [string, string], calls: string): Line {
  const parts = calls.split(' · ');
  return {
    id,
    name: { el, en },
    calls: parts.map((part, index) => {
      const [quay = '', times = ''] = part.split(' ');
      const [first = '', second = first] = times.replace('*', '').split('/');
      return {
        quay,
        arrives: index === 0 ? null : minutes(first),
        departs: index === parts.length - 1 ? null : minutes(second),
        stopover: times.endsWith('*'),
      };
    }),
  };
}

function minutes(clock: string): number {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
}

/** Demo timetable, computed from the distances at service speed with ten minutes at each quay. */
export const lines: Line[] = [
  line(
    'N1',
    ['Βόρεια γραμμή, προς Πάτμο', 'North line, to Patmos'],
    'RHO-KOL 08:30 · SYM-GIA 09:25/09:35 · KOS-1 11:05/11:15 · KAL-POT 11:55/12:05 · LAM-1 12:55/13:05 · LIP-1 13:35/13:45 · PAT-SKA 14:15',
  ),
  line(
    'N2',
    ['Βόρεια γραμμή, προς Ρόδο', 'North line, to Rhodes'],
    'PAT-SKA 14:45 · LIP-1 15:15/15:25 · LAM-1 15:55/16:05 · KAL-POT 16:55/17:05 · KOS-1 17:45/17:55 · SYM-GIA 19:25/19:35 · RHO-KOL 20:30',
  ),
  line(
    'N3',
    ['Γραμμή Σάμου, προς Σάμο', 'Samos line, to Samos'],
    'PAT-SKA 14:45 · AGN-1 15:40/15:50 · PYT-1 16:30',
  ),
  line(
    'N4',
    ['Γραμμή Σάμου, προς Πάτμο', 'Samos line, to Patmos'],
    'PYT-1 17:00 · AGN-1 17:40/17:50 · PAT-SKA 18:45',
  ),
  line(
    'W1',
    ['Δυτική γραμμή, προς Κάλυμνο', 'West line, to Kalymnos'],
    'RHO-KOL 08:30 · HLK-1 09:50/10:00 · TIL-1 10:45/10:55 · NIS-MAN 11:45/11:55 · KOS-1 12:50/13:00 · KAL-POT 13:40',
  ),
  line(
    'W2',
    ['Δυτική γραμμή, προς Ρόδο', 'West line, to Rhodes'],
    'KAL-POT 14:15 · KOS-1 14:55/15:05 · NIS-MAN 16:00/16:10 · TIL-1 17:00/17:10 · HLK-1 17:55/18:05 · RHO-KOL 19:25',
  ),
  line(
    'E1',
    ['Ανατολική γραμμή, προς Καστελλόριζο', 'East line, to Kastellorizo'],
    'RHO-KOL 09:00 · MEG-1 11:30',
  ),
  line('E2', ['Ανατολική γραμμή, προς Ρόδο', 'East line, to Rhodes'], 'MEG-1 16:00 · RHO-KOL 18:30'),
  line(
    'S1',
    ['Γραμμή Πανορμίτη, προς Σύμη', 'Panormitis line, to Symi'],
    'RHO-AKA 09:00 · PAN-1 10:45/12:00* · SYM-GIA 13:00',
  ),
  line('S2', ['Γραμμή Πανορμίτη, προς Ρόδο', 'Panormitis line, to Rhodes'], 'SYM-GIA 13:30 · RHO-AKA 15:15'),
  line('S3', ['Γραμμή Σύμης, προς Σύμη', 'Symi line, to Symi'], 'RHO-MAN 09:30 · SYM-GIA 10:25'),
  line('S4', ['Γραμμή Σύμης, προς Ρόδο', 'Symi line, to Rhodes'], 'SYM-GIA 17:00 · RHO-MAN 17:55'),
  line(
    'K1',
    ['Νότια γραμμή, προς Κάσο', 'South line, to Kasos'],
    'RHO-AKA 07:00 · HLK-1 09:25/09:45 · DIA-1 12:10/12:30 · KAR-1 13:40/14:00 · KAS-1 15:40',
  ),
  line(
    'K2',
    ['Νότια γραμμή, προς Ρόδο', 'South line, to Rhodes'],
    'KAS-1 16:10 · KAR-1 17:50/18:10 · DIA-1 19:20/19:40 · HLK-1 22:05/22:25 · RHO-AKA 24:50',
  ),
  line(
    'A1',
    ['Γραμμή Αστυπάλαιας, προς Αστυπάλαια', 'Astypalaia line, to Astypalaia'],
    'RHO-AKA 07:00 · KOS-1 11:15/11:35 · KAL-POT 12:50/13:10 · AST-1 15:55',
  ),
  line(
    'A2',
    ['Γραμμή Αστυπάλαιας, προς Ρόδο', 'Astypalaia line, to Rhodes'],
    'AST-1 16:20 · KAL-POT 19:05/19:25 · KOS-1 20:40/21:00 · RHO-AKA 25:15',
  ),
  line(
    'H1',
    ['Γραμμή Χάλκης, προς Σκάλα Καμείρου', 'Halki line, to Kamiros Skala'],
    'RHO-KOL 09:00 · HLK-1 10:20/10:30 · KSK-1 11:00',
  ),
  line(
    'H2',
    ['Γραμμή Χάλκης, προς Ρόδο', 'Halki line, to Rhodes'],
    'KSK-1 16:00 · HLK-1 16:30/16:40 · RHO-KOL 18:00',
  ),
  line(
    'P1',
    ['Γραμμή Αρκιών, προς Αρκιούς', 'Arki line, to Arki'],
    'PAT-SKA 09:00 · LIP-1 09:30/09:40 · ARK-1 10:05',
  ),
  line(
    'P2',
    ['Γραμμή Αρκιών, προς Πάτμο', 'Arki line, to Patmos'],
    'ARK-1 16:00 · LIP-1 16:25/16:35 · PAT-SKA 17:05',
  ),
  line(
    'F1',
    ['Γραμμή Ικαρίας, προς Ικαρία', 'Ikaria line, to Ikaria'],
    'PAT-SKA 09:00 · FOU-1 09:40/09:50 · AKI-1 10:20',
  ),
  line(
    'F2',
    ['Γραμμή Ικαρίας, προς Πάτμο', 'Ikaria line, to Patmos'],
    'AKI-1 16:00 · FOU-1 16:30/16:40 · PAT-SKA 17:20',
  ),
  line(
    'D1',
    ['Γραμμή μικρών νησιών, προς Κω', 'Small islands line, to Kos'],
    'PAT-SKA 07:00 · LER-1 07:50/08:00 · TEL-1 08:30/08:35 · KAL-POT 09:00/09:10 · PSE-1 09:35/09:45 · KOS-1 10:10',
  ),
  line(
    'D2',
    ['Γραμμή μικρών νησιών, προς Πάτμο', 'Small islands line, to Patmos'],
    'KOS-1 11:15 · PSE-1 11:40/11:50 · KAL-POT 12:15/12:25 · TEL-1 12:50/12:55 · LER-1 13:25/13:35 · PAT-SKA 14:25',
  ),
];
