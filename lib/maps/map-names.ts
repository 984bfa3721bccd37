/**
 * Short names for a map: «Πανορμίτης (Σύμη)» becomes «Πανορμίτης». Where two ports would have the same name, as on
 * Leros, the second one takes the name in its parentheses.
 */
export function mapNames(ports: readonly { code: string; name: string }[]): Map<string, string> {
  const used = new Set<string>();
  return new Map(
    ports.map(({ code, name }): [string, string] => {
      const [, short = name, inner] = /^(.*?)(?: \((.*)\))?$/.exec(name) ?? [];
      const own = used.has(short) && inner ? inner : short;
      used.add(own);
      return [code, own];
    }),
  );
}
