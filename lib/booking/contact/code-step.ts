/**
 * A code was sent and has to be entered. `why`: the first time, sent again on request, or what was wrong with the
 * entered code.
 */
export type CodeStep = {
  id: string;
  address: string;
  why: 'sent' | 'again' | 'missing' | 'wrong' | 'expired';
};
