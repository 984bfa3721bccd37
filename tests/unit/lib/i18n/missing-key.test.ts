import { describe, expect, it } from 'vitest';
import { createMissingKeyReport } from '#lib/i18n/missing-key.ts';

describe('I1 a missing translation', () => {
  it('logs a missing message key once', () => {
    const logged: string[] = [];
    const report = createMissingKeyReport((message) => logged.push(message));
    report(new Error('MISSING_MESSAGE: common.a'));
    report(new Error('MISSING_MESSAGE: common.b'));
    report(new Error('MISSING_MESSAGE: common.a'));
    expect(logged).toEqual(['MISSING_MESSAGE: common.a', 'MISSING_MESSAGE: common.b']);
  });

  it('does not fill the memory with made-up keys', () => {
    const logged: string[] = [];
    const report = createMissingKeyReport((message) => logged.push(message));
    for (let at = 0; at <= 1_000; at += 1) report(new Error(`key ${at}`));
    report(new Error('key 0'));
    expect(logged.filter((message) => message === 'key 0')).toHaveLength(2);
  });
});
