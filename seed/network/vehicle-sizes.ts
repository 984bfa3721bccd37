/** Demo limits of the vehicle categories, in metres: the longest vehicle of each, and the height above which a car is a `CAR3`. */
export const longestMetres = { CAR1: 4.25, CAR2: 5, CAR3: 6, CMP: 7 } as const;
export const CAR_HEIGHT_METRES = 1.95;
/** A deck of cars is counted in the space of the shortest category, gap included. */
export const CAR_SPACE_DM = 43;
