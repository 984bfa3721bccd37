/** What the crew is asked for most often; anything else is written in the traveller's own words. */
export const careNeeds = ['wheelchair', 'escort', 'senses'] as const;
export type CareNeed = (typeof careNeeds)[number];
