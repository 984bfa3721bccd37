import type { NetworkData } from '#contracts/reservations/index.ts';

/**
 * Sea miles between ports: the shortest route by sea plus 3 %. Estimates for tariffs and timetables, not for navigation. Each pair
 * is listed once, under the port that comes first.
 */
const table: Record<string, string> = {
  RHO: 'KSK 24.6 · SYM 24.1 · PAN 23.6 · HLK 35.2 · TIL 43.5 · NIS 56.9 · KOS 63.7 · PSE 72.2 · KAL 79.3 · TEL 86.2 · LER 91.4 · LAM 90.7 · LIP 100.4 · PAT 110.0 · ARK 104.1 · AGN 100.7 · AST 100.1 · KAR 81.2 · DIA 69.6 · KAS 97.2 · MEG 71.9 · PYT 114.7 · AKI 131.5 · FOU 124.3',
  KSK: 'SYM 24.8 · PAN 18.2 · HLK 11.2 · TIL 24.5 · NIS 40.9 · KOS 50.4 · PSE 58.6 · KAL 65.8 · TEL 73.0 · LER 77.9 · LAM 77.5 · LIP 87.1 · PAT 96.4 · ARK 90.7 · AGN 87.1 · AST 82.9 · KAR 57.1 · DIA 45.5 · KAS 73.2 · MEG 100.3 · PYT 101.6 · AKI 117.9 · FOU 110.8',
  SYM: 'PAN 11.8 · HLK 32.0 · TIL 29.8 · NIS 37.0 · KOS 41.7 · PSE 50.3 · KAL 57.3 · TEL 64.2 · LER 69.3 · LAM 68.7 · LIP 78.4 · PAT 88.0 · ARK 82.1 · AGN 78.7 · AST 77.9 · KAR 80.9 · DIA 67.0 · KAS 94.7 · MEG 94.6 · PYT 92.8 · AKI 109.6 · FOU 102.4',
  PAN: 'HLK 24.2 · TIL 25.0 · NIS 35.5 · KOS 41.5 · PSE 50.1 · KAL 57.2 · TEL 64.1 · LER 69.1 · LAM 68.6 · LIP 78.2 · PAT 87.8 · ARK 81.9 · AGN 78.5 · AST 76.9 · KAR 73.2 · DIA 59.2 · KAS 86.4 · MEG 94.8 · PYT 92.6 · AKI 109.4 · FOU 102.2',
  HLK: 'TIL 18.6 · NIS 37.0 · KOS 48.8 · PSE 57.2 · KAL 64.4 · TEL 66.3 · LER 75.2 · LAM 75.7 · LIP 85.3 · PAT 91.2 · ARK 89.2 · AGN 85.7 · AST 72.0 · KAR 48.4 · DIA 35.2 · KAS 62.1 · MEG 112.0 · PYT 99.8 · AKI 112.6 · FOU 109.4',
  TIL: 'NIS 20.0 · KOS 32.7 · PSE 41.1 · KAL 49.2 · TEL 51.2 · LER 59.7 · LAM 59.6 · LIP 69.3 · PAT 75.7 · ARK 72.9 · AGN 69.6 · AST 62.1 · KAR 60.3 · DIA 45.5 · KAS 70.1 · MEG 117.4 · PYT 83.8 · AKI 97.0 · FOU 93.3',
  NIS: 'KOS 23.5 · PSE 31.2 · KAL 28.5 · TEL 30.5 · LER 39.0 · LAM 42.1 · LIP 50.0 · PAT 55.1 · ARK 56.6 · AGN 59.3 · AST 41.5 · KAR 69.3 · DIA 54.3 · KAS 77.8 · MEG 127.9 · PYT 73.5 · AKI 76.3 · FOU 71.1',
  KOS: 'PSE 9.0 · KAL 16.1 · TEL 23.0 · LER 30.2 · LAM 29.4 · LIP 38.2 · PAT 48.0 · ARK 41.8 · AGN 38.0 · AST 53.9 · KAR 88.9 · DIA 73.7 · KAS 96.6 · MEG 134.4 · PYT 52.2 · AKI 69.7 · FOU 60.8',
  PSE: 'KAL 7.4 · TEL 14.5 · LER 21.7 · LAM 20.7 · LIP 29.9 · PAT 39.7 · ARK 34.4 · AGN 34.2 · AST 45.2 · KAR 95.0 · DIA 79.9 · KAS 98.0 · MEG 143.4 · PYT 49.1 · AKI 59.5 · FOU 52.4',
  KAL: 'TEL 9.0 · LER 17.9 · LAM 20.8 · LIP 29.3 · PAT 35.4 · ARK 35.4 · AGN 35.9 · AST 40.2 · KAR 92.2 · DIA 77.1 · KAS 95.2 · MEG 150.4 · PYT 50.5 · AKI 57.1 · FOU 50.6',
  TEL: 'LER 10.1 · LAM 12.5 · LIP 21.6 · PAT 28.0 · ARK 27.0 · AGN 29.7 · AST 38.5 · KAR 94.7 · DIA 79.6 · KAS 97.6 · MEG 156.9 · PYT 43.9 · AKI 49.5 · FOU 43.0',
  LER: 'LAM 10.0 · LIP 14.3 · PAT 21.0 · ARK 19.9 · AGN 27.3 · AST 41.9 · KAR 103.2 · DIA 88.2 · KAS 106.0 · MEG 162.5 · PYT 39.9 · AKI 42.3 · FOU 35.6',
  LAM: 'LIP 10.4 · PAT 19.5 · ARK 15.3 · AGN 19.3 · AST 46.9 · KAR 106.2 · DIA 91.2 · KAS 109.1 · MEG 163.5 · PYT 33.2 · AKI 40.1 · FOU 33.0',
  LIP: 'PAT 11.2 · ARK 7.6 · AGN 16.7 · AST 48.5 · KAR 114.2 · DIA 99.2 · KAS 116.4 · MEG 170.3 · PYT 29.0 · AKI 31.0 · FOU 23.9',
  PAT: 'ARK 10.0 · AGN 23.6 · AST 48.7 · KAR 121.2 · DIA 106.3 · KAS 124.0 · MEG 181.3 · PYT 30.2 · AKI 21.6 · FOU 16.5',
  ARK: 'AGN 14.1 · AST 52.6 · KAR 120.9 · DIA 105.8 · KAS 123.7 · MEG 174.5 · PYT 23.4 · AKI 26.0 · FOU 18.3',
  AGN: 'AST 62.6 · KAR 123.5 · DIA 108.4 · KAS 126.4 · MEG 171.4 · PYT 17.0 · AKI 35.9 · FOU 27.6',
  AST: 'KAR 91.1 · DIA 75.7 · KAS 90.1 · MEG 170.9 · PYT 75.1 · AKI 63.8 · FOU 61.7',
  KAR: 'DIA 15.5 · KAS 22.4 · MEG 129.4 · PYT 139.8 · AKI 142.2 · FOU 137.1',
  DIA: 'KAS 35.9 · MEG 123.8 · PYT 125.6 · AKI 127.9 · FOU 123.0',
  KAS: 'MEG 145.3 · PYT 140.7 · AKI 142.1 · FOU 137.0',
  MEG: 'PYT 185.6 · AKI 202.4 · FOU 195.1',
  PYT: 'AKI 34.5 · FOU 27.6',
  AKI: 'FOU 9.8',
};

const miles = new Map<string, number>(
  Object.entries(table).flatMap(([from, rest]) =>
    rest.split(' · ').map((entry): [string, number] => {
      const [to = '', distance = ''] = entry.split(' ');
      return [[from, to].toSorted().join('-'), Number(distance)];
    }),
  ),
);

/** @throws Error for a pair that the table lacks: a fare must never be guessed. */
export function seaMiles(from: string, to: string): number {
  const distance = miles.get([from, to].toSorted().join('-'));
  if (distance === undefined) throw new Error(`no distance between ${from} and ${to}`);
  return distance;
}

/** The table as part of the network data, for manifests. */
export const distances: NetworkData['distances'] = [...miles].map(([pair, distance]) => {
  const [from = '', to = ''] = pair.split('-');
  return { from, to, miles: distance };
});
