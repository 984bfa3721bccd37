import { describe, expect, it } from 'vitest';
import { Origins } from '#content-lake/auth/origins.ts';

const origins = new Origins(['https://studio.example/', 'http://localhost:3333'], 'https://www.example/lake');

describe('allowed origins', () => {
  it("are compared as a whole, and include the lake's own", () => {
    expect(origins.allows('https://studio.example')).toBe(true);
    expect(origins.allows('https://www.example')).toBe(true);
    expect(origins.allows('http://localhost:3333')).toBe(true);
    for (const other of [
      'http://studio.example',
      'https://studio.example:8443',
      'null',
      '',
      null,
      undefined,
    ]) {
      expect(origins.allows(other)).toBe(false);
    }
  });

  it('decide where a sign-in may lead', () => {
    expect(origins.returnAddress('https://www.example/studio?tool=desk#old')?.href).toBe(
      'https://www.example/studio?tool=desk',
    );
    const refused = [
      'https://www.example@evil.example',
      'data:text/html,x',
      'https://user@www.example/',
      '/studio',
    ];
    for (const address of refused) expect(origins.returnAddress(address)).toBeUndefined();
  });
});
