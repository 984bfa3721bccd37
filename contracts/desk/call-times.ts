/** Parts of the day in which somebody would like to be called. Without dependencies, for the form in the browser. */
export const callTimes = ['any', 'morning', 'midday', 'afternoon', 'evening'] as const;
