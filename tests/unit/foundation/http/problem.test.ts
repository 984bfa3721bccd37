import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { problemResponse } from '#foundation/http/problem.ts';
import { provideRequestId } from '#foundation/http/request-id.ts';

const problem = { title: 'Unknown', status: 404, detail: 'Ask for el or en.' };

describe('a problem document of the site', () => {
  it('names the request as the services do, with the id from the server or the worker', async () => {
    const asked = new Headers({ 'x-request-id': 'named-by-the-worker' });
    const answer = problemResponse(problem, asked, { 'Retry-After': '2' });
    expect(answer.status).toBe(404);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    expect(await answer.json()).toEqual({
      type: 'about:blank',
      ...problem,
      instance: 'urn:meltemi:request:named-by-the-worker',
    });
    onTestFinished(() => provideRequestId(() => undefined));
    provideRequestId(() => 'counted-here');
    expect(await problemResponse(problem, asked).json()).toMatchObject({
      instance: 'urn:meltemi:request:counted-here',
    });
  });

  it('ignores an id that isn’t safe in a log', async () => {
    expect(await problemResponse(problem, new Headers({ 'x-request-id': 'a b' })).json()).not.toHaveProperty(
      'instance',
    );
  });

  it('is written in one place only', () => {
    const others = globSync('{app,foundation,lib,server,scripts}/**/*.{ts,tsx}').filter((path) =>
      readFileSync(path, 'utf8').includes("'application/problem+json'"),
    );
    expect(others).toEqual(['foundation/http/problem.ts']);
  });
});
