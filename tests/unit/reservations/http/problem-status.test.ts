import { describe, expect, it } from 'vitest';
import { problemStatus } from '#reservations/http/problem-status.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { problemCodes } from '#contracts/reservations/index.ts';

describe('a refusal', () => {
  it('has a status and both languages for every problem', () => {
    expect(Object.keys(problemStatus).toSorted()).toEqual([...problemCodes].toSorted());
    for (const code of problemCodes)
      expect([bilingual(`problems.${code}.title`), bilingual(`problems.${code}.detail`)]).toEqual([
        { el: expect.stringMatching(/./), en: expect.stringMatching(/./) },
        { el: expect.stringMatching(/./), en: expect.stringMatching(/./) },
      ]);
  });
});
