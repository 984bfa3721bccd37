import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { AccessibilityResults } from '#seed/facts/accessibility-results.ts';

const FILE = 'seed/facts/accessibility.json';

/**
 * Writes into the seed when the tests of each success criterion last passed (`criteria.ts`), from which the accessibility statement is
 * made. If one fails, there is no such day. Only with `WRITE_RESULTS=true`: an ordinary run changes no files.
 */
export default class CriteriaReporter implements Reporter {
  /** For each criterion and kind of check, whether all its tests of this run have passed. */
  readonly #passed = new Map<string, Map<string, boolean>>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const isLastTry = result.status === 'passed' || result.retry >= test.retries;
    const check = test.tags.find((tag) => tag.startsWith('@by-'))?.slice('@by-'.length);
    if (check === undefined || !isLastTry) return;
    for (const tag of test.tags.filter((each) => /^@\d/.test(each))) {
      const checks = this.#passed.get(tag.slice(1)) ?? new Map<string, boolean>();
      checks.set(check, result.status === 'passed' && (checks.get(check) ?? true));
      this.#passed.set(tag.slice(1), checks);
    }
  }

  onEnd(): void {
    if (process.env.WRITE_RESULTS !== 'true') return;
    const results = new Map(
      Object.entries(v.parse(AccessibilityResults, JSON.parse(readFileSync(FILE, 'utf8')))),
    );
    const today = new Date().toISOString().slice(0, 10);
    for (const [id, checks] of this.#passed)
      for (const [check, hasPassed] of checks) {
        const { [check]: _before, ...others } = results.get(id) ?? {};
        const now = Object.entries(hasPassed ? { ...others, [check]: today } : others);
        // In one order, so that only days differ between two runs.
        results.set(id, Object.fromEntries(now.toSorted(([a], [b]) => a.localeCompare(b, 'en'))));
      }
    const sorted = [...results].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}
