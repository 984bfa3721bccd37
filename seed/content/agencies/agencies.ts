import { kosToLerosAgencies } from './kos-to-leros.ts';
import { mainlandAgencies } from './mainland.ts';
import { patmosToSamosAgencies } from './patmos-to-samos.ts';
import { rhodesAndSymiAgencies } from './rhodes-and-symi.ts';
import { westAndSouthAgencies } from './west-and-south.ts';

export const agencies = [
  ...rhodesAndSymiAgencies,
  ...kosToLerosAgencies,
  ...patmosToSamosAgencies,
  ...westAndSouthAgencies,
  ...mainlandAgencies,
];
