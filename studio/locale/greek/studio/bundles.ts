export const greekBundles = [];
