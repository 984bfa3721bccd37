/** The event after which a script has changed values of a list's entries. */
export const LIST_CHANGED = 'meltemi:list';
