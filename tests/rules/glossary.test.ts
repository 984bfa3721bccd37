import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Types are named after what they are: `SearchRequest`, `HoldResult`. */
const PARTICIPLES =
  /^(Asked|Told|Given|Kept|Begun|Said|Wanted|Taken|Listed|Found|Stored|Planned|Heard|Meant|Known|Sent|Shown|Chosen|Seen|Made|Read|Moved|Written)$/;

/** Old names of types, functions and constants in the services, with the term of docs/GLOSSARY.md that replaces each. */
const REPLACED: Record<string, string> = {
  Refusal: 'DomainError',
  FareBook: 'Tariff',
  StoredAnswer: 'StoredResponse',
  Postman: 'MailWorker',
  Letter: 'Email',
  Door: 'FormRoute',
  openDoor: 'addFormRoute',
  WhoIsStaff: 'AuthenticateStaff',
  DatasetLine: 'CommitQueue',
  FirstTry: 'MainThreadBudget',
  Courier: 'DeliveryWorker',
  giveBack: 'refund',
  whoMoves: 'selectDisplaced',
};
const SERVICES = /^(reservations|desk|content-lake|backend)\//;
/** In desk/mail/lease.ts, `giveBack` returns a lease. */
const EXCEPTIONS = new Set(['desk/mail/lease.ts giveBack']);

const files = globSync(
  '{app,contracts,foundation,lib,server,studio,content-lake,reservations,desk,backend,scripts}/**/*.{ts,tsx}',
).toSorted();
const declared = files.flatMap((path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /^(?:export )?(?:async )?(type|interface|class|function|const) (\w+)/gm,
    ),
  ].map(([, kind = '', name = '']) => ({ path, kind, name })),
);

describe('names', () => {
  it('of types describe what they are', () => {
    const wrong = declared.filter(
      ({ kind, name }) => (kind === 'type' || kind === 'interface') && PARTICIPLES.test(name),
    );
    expect(wrong.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
  });

  it('in the services follow the glossary', () => {
    const wrong = declared
      .filter(({ path, name }) => SERVICES.test(path) && Object.hasOwn(REPLACED, name))
      .map(({ path, name }) => `${path} ${name}`);
    expect(wrong.filter((line) => !EXCEPTIONS.has(line))).toEqual([]);
  });
});
