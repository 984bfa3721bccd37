/** A code was sent and is asked for. `why`: the first time, again because it was asked for, or what was wrong with what was typed. */
export type CodeStep = {
  id: string;
  address: string;
  why: 'sent' | 'again' | 'missing' | 'wrong' | 'expired';
};
