const GREECE = '+30';

/** `tel:` address of a number as it is printed; a Greek number without its country code gets it. */
export function telephoneLink(printed: string): string {
  const digits = printed.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `${GREECE}${digits}`}`;
}
