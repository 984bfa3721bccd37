import type { DestinationSeed } from './destination-seed.ts';
import { kastellorizo } from './east/kastellorizo.ts';
import { agathonisi } from './north/agathonisi.ts';
import { arki } from './north/arki.ts';
import { fournoi } from './north/fournoi.ts';
import { ikaria } from './north/ikaria.ts';
import { kalymnos } from './north/kalymnos.ts';
import { kos } from './north/kos.ts';
import { leros } from './north/leros.ts';
import { lipsi } from './north/lipsi.ts';
import { patmos } from './north/patmos.ts';
import { pserimos } from './north/pserimos.ts';
import { rhodes } from './north/rhodes.ts';
import { samos } from './north/samos.ts';
import { symi } from './north/symi.ts';
import { telendos } from './north/telendos.ts';
import { karpathos } from './south/karpathos.ts';
import { kasos } from './south/kasos.ts';
import { astypalaia } from './west/astypalaia.ts';
import { halki } from './west/halki.ts';
import { nisyros } from './west/nisyros.ts';
import { tilos } from './west/tilos.ts';

/** Every island, in the order in which the site shows them (`order` 1, 2, 3 …). */
export const allDestinations: readonly DestinationSeed[] = [
  patmos,
  symi,
  kastellorizo,
  halki,
  nisyros,
  rhodes,
  kos,
  kalymnos,
  leros,
  lipsi,
  tilos,
  karpathos,
  kasos,
  astypalaia,
  samos,
  ikaria,
  fournoi,
  agathonisi,
  arki,
  telendos,
  pserimos,
];
