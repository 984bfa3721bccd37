/**
 * What tells travellers where they are between the quays of Rhodes Town, drawn by hand for a sketch: latitude and longitude in degrees,
 * good to some 50 m. Outside the coastline data, which ends at the shore.
 */
type Spot = { lat: number; lon: number };

const line = (...points: readonly (readonly [number, number])[]): Spot[] =>
  points.map(([lat, lon]) => ({ lat, lon }));

/** The usual starting point, at the bus stations and the taxi rank. */
export const MARKET = { lat: 36.4505, lon: 28.2247 };
export const OLD_TOWN = { lat: 36.4426, lon: 28.2258 };
export const SEA = { lat: 36.4535, lon: 28.2365 };

/** From Nea Agora along Mandraki and under the walls towards Kolona. */
export const WALK = line([36.4505, 28.2247], [36.4499, 28.2256], [36.4488, 28.2256], [36.4474, 28.2268]);

/** The road to each quay, up to its shore, by the quay's anchor. */
export const QUAYSIDES: Readonly<Record<string, Spot[]>> = {
  mandraki: line([36.4507, 28.2256]),
  kolona: line([36.4474, 28.2268]),
  akandia: line([36.4396, 28.2322]),
};

/** The walls of the Old Town, from the Grand Master's Palace clockwise. */
export const WALLS = line(
  [36.4462, 28.2226],
  [36.4468, 28.2252],
  [36.4469, 28.2268],
  [36.4453, 28.2276],
  [36.4437, 28.2288],
  [36.4432, 28.2304],
  [36.4415, 28.2307],
  [36.4398, 28.2298],
  [36.4388, 28.2274],
  [36.4396, 28.2244],
  [36.4403, 28.2222],
  [36.4428, 28.2212],
  [36.4446, 28.2218],
);

export const ROADS: readonly Spot[][] = [
  // Along the harbours, and south towards Kallithea.
  line(
    [36.4583, 28.2222],
    [36.4552, 28.2247],
    [36.4522, 28.2256],
    [36.4488, 28.2256],
    [36.4474, 28.2268],
    [36.4455, 28.2283],
    [36.444, 28.2296],
    [36.4436, 28.231],
    [36.4418, 28.2318],
    [36.4396, 28.2322],
    [36.437, 28.2338],
    [36.4335, 28.2352],
    [36.428, 28.2347],
    [36.42, 28.232],
  ),
  // The west coast.
  line(
    [36.4583, 28.2222],
    [36.455, 28.2201],
    [36.451, 28.2176],
    [36.4462, 28.2134],
    [36.4408, 28.2078],
    [36.436, 28.2045],
    [36.4312, 28.2022],
    [36.428, 28.2002],
    [36.4234, 28.1946],
    [36.42, 28.186],
  ),
  // Round the Old Town, and south towards Lindos.
  line(
    [36.4488, 28.2256],
    [36.4476, 28.2226],
    [36.4462, 28.2206],
    [36.4425, 28.2198],
    [36.4394, 28.2212],
    [36.438, 28.2262],
    [36.4386, 28.2312],
    [36.4396, 28.2322],
  ),
  line([36.4394, 28.2212], [36.434, 28.2205], [36.427, 28.2195], [36.419, 28.219]),
];

/** Streets of the Old Town, the new town and the outskirts. */
export const STREETS: readonly Spot[][] = [
  // Inside the walls: of the Knights, Socrates', and down to the southern gate.
  line([36.4456, 28.2228], [36.4451, 28.2271]),
  line([36.4436, 28.2222], [36.4437, 28.2278], [36.4427, 28.2302]),
  line([36.4449, 28.2248], [36.4395, 28.2268]),
  line([36.4505, 28.2252], [36.4498, 28.2205], [36.4488, 28.2157]),
  line([36.4535, 28.2252], [36.4528, 28.2187]),
  line([36.4556, 28.2225], [36.451, 28.221], [36.4476, 28.2226]),
  line([36.4462, 28.2206], [36.4452, 28.2168], [36.4446, 28.2112]),
  line([36.4425, 28.2198], [36.441, 28.214], [36.4388, 28.2064]),
  line([36.438, 28.2262], [36.4345, 28.2275], [36.4285, 28.2285]),
  line([36.4362, 28.2207], [36.4355, 28.2275], [36.4352, 28.2345]),
  line([36.4386, 28.2206], [36.4372, 28.214], [36.4338, 28.2034]),
  line([36.4315, 28.22], [36.4308, 28.228], [36.4312, 28.2356]),
];
