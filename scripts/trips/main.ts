import { define } from '#app/_ui/trips/elements/dom.ts';
import { startFilling } from '#app/_ui/trips/elements/fill-traveller.ts';
import { startTravellers } from '#app/_ui/trips/elements/kept-travellers.ts';
import { startTrips } from '#app/_ui/trips/elements/kept-trips.ts';
import { startRemembering } from '#app/_ui/trips/elements/remember-travellers.ts';
import { startBoat } from '#app/_ui/trips/elements/your-boat.ts';
import { forgetOldTravellers } from '#lib/travellers/device.ts';

// `node scripts/inline-scripts.ts` makes public/shell/trips.js of it, which loads on devices that remember a trip or a traveller.
forgetOldTravellers();
define('your-boat', startBoat);
define('kept-trips', startTrips);
define('kept-travellers', startTravellers);
define('fill-traveller', startFilling);
define('remember-travellers', startRemembering);
