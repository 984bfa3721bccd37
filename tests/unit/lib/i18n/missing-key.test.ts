import { describe, expect, it } from 'vitest';
import { createMissingKeyReport } from '#lib/i18n/missing-key.ts';

describe('I1 a missing translation', () => {
  it('logs a missing message key once', () => {
    const said: string[] = [];
    const report = createMissingKeyReport((message) => said.push(message));
    report(new Error('MISSING_MESSAGE: common.a'));
    report(new Error('MISSING_MESSAGE: common.b'));
    report(new Error('MISSING_MESSAGE: common.a'));
    expect(said).toEqual(['MISSING_MESSAGE: common.a', 'MISSING_MESSAGE: common.b']);
  });

  it('does not fill the memory with made-up keys', () => {
    const said: string[] = [];
    const report = createMissingKeyReport((message) => said.push(message));
    for (let at = 0; at <= 1_000; at += 1) report(new Error(`key ${at}`));
    report(new Error('key 0'));
    expect(said.filter((message) => message === 'key 0')).toHaveLength(2);
  });
});
