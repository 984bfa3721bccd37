// Figures of the program, not of the operator's rules, that published texts repeat (`seed/facts`).

/** The manifest's data is needed until the voyage is completed and reported (Directive 98/41/EC, articles 5 and 8). */
export const ERASE_AFTER_HOURS = 24;

/** The code that confirms an email address. */
export const CODE_DIGITS = 6;
export const CODE_VALID_MINUTES = 15;
