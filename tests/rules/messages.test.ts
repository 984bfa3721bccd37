import { describe, expect, it } from 'vitest';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import errorPageEl from '#messages/error-page/el.json' with { type: 'json' };
import errorPageEn from '#messages/error-page/en.json' with { type: 'json' };

/** Every message by its path, `common.shell.home`. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Names between braces: `{port}`, `{count, plural, …}`. */
function slots(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1] ?? ''))]
    .filter((name) => !/^\d+$/.test(name))
    .toSorted();
}

const greek = new Map(flatten({ ...el, errorPage: errorPageEl }));
const english = new Map(flatten({ ...en, errorPage: errorPageEn }));

describe('messages', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual([...greek.keys()].toSorted());
  });

  it('are never empty', () => {
    const empty = [...greek, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it('take the same values in both languages', () => {
    const different = [...greek].filter(
      ([key, text]) => slots(text).join() !== slots(english.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('are never in capitals', () => {
    expect([...greek, ...english].filter(([, text]) => text.includes('!')).map(([key]) => key)).toEqual([]);
  });
});
