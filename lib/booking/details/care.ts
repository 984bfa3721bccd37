/** The most frequent needs; travellers describe anything else in free text. */
export const careNeeds = ['wheelchair', 'escort', 'senses'] as const;
export type CareNeed = (typeof careNeeds)[number];
