import { createHash } from 'node:crypto';

/** Shorter literals compress away. */
const SMALLEST_LETTERS = 20_000;
const LITERAL = /JSON\.parse\('((?:[^'\\]|\\.)*)'\)/gs;
const CHUNK = 'module.exports=[';

type Chunk = { path: string; text: string };

/**
 * Large JSON files, such as the catalogues, are in one chunk for pages and in another for route handlers, which differ in the names of
 * variables. The first chunk with such a text keeps it and exports it; the others take it from there.
 * @param pathFrom how one chunk requires another
 */
export function shareData(chunks: readonly Chunk[], pathFrom: (from: string, to: string) => string): Chunk[] {
  const owners = new Map<string, Chunk>();
  return chunks.map((chunk) => {
    if (!chunk.text.startsWith(CHUNK)) return chunk;
    let kept = '';
    const text = chunk.text.replace(LITERAL, (whole: string, literal: string) => {
      if (literal.length < SMALLEST_LETTERS) return whole;
      const name = `data_${createHash('sha256').update(literal).digest('hex').slice(0, 12)}`;
      const owner = owners.get(name);
      if (owner) return `require(${JSON.stringify(pathFrom(chunk.path, owner.path))}).${name}`;
      owners.set(name, chunk);
      kept += `const ${name}=${whole};`;
      return name;
    });
    if (text === chunk.text) return chunk;
    const names = [...kept.matchAll(/const (data_\w+)=/g)].map(([, name]) => name);
    return {
      ...chunk,
      text: `${kept}${text}${names.map((name) => `module.exports.${name}=${name};`).join('')}`,
    };
  });
}
