import { expect, it } from 'vitest';
import { judge } from '#scripts/audit/judge.ts';

const advisory = (name: string, severity: string, id: string) => ({
  source: 1,
  name,
  dependency: name,
  title: 'Something bad',
  url: `https://github.com/advisories/${id}`,
  severity,
  cwe: [],
  range: '<2.0.0',
});
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    left: { name: 'left', via: [advisory('left', 'high', 'GHSA-aaaa-bbbb-cccc')] },
    above: { name: 'above', via: ['left'] },
    right: { name: 'right', via: [advisory('right', 'moderate', 'GHSA-dddd-eeee-ffff')] },
  },
});
const exception = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'left',
  reason: 'Only read by the build, never by a visitor.',
  until: '2027-01-31',
};
const serious = 'high: left <2.0.0: Something bad (GHSA-aaaa-bbbb-cccc)';

it('fails for a serious advisory, once, and lists the others', () => {
  expect(judge(report, [], '2026-11-22')).toEqual({
    kind: 'judged',
    open: [serious],
    noted: ['moderate: right <2.0.0: Something bad (GHSA-dddd-eeee-ffff)'],
    unused: [],
  });
});

it('accepts an exception until its day, only for its package', () => {
  expect(judge(report, [exception], '2027-01-30')).toMatchObject({ open: [], unused: [] });
  expect(judge(report, [exception], '2027-01-31')).toMatchObject({ open: [serious] });
  expect(judge(report, [{ ...exception, package: 'right' }], '2026-11-22')).toMatchObject({
    open: [serious],
    unused: ['GHSA-aaaa-bbbb-cccc (right)'],
  });
});

it('reports an unreachable registry', () => {
  expect(judge('{"message":"405 Method Not Allowed","statusCode":405}', [], '2026-11-22')).toEqual({
    kind: 'unreachable',
    why: '405 Method Not Allowed',
  });
  expect(judge('', [], '2026-11-22').kind).toBe('unreachable');
});
