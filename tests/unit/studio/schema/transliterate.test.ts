import { describe, expect, it } from 'vitest';
import { toPermalink } from '#studio/schema/presets/to-permalink.ts';
import { transliterate } from '#foundation/text/transliterate.ts';

describe('B2 permalinks from Greek titles', () => {
  it.each([
    ['Ρόδος', 'rodos'],
    ['Κάλυμνος', 'kalymnos'],
    ['Λειψοί', 'leipsoi'],
    ['Αυγουστιάτικο μελτέμι', 'avgoustiatiko meltemi'],
    ['Εύκολη αλλαγή ναύλου', 'efkoli allagi navlou'],
    ['Ταξίδια του Μαΐου', 'taxidia tou maiou'],
    ['Μπουρίνι στα Καμπιά', 'bourini sta kampia'],
    ['Άγγελος, άγχος, Σφίγξ', 'angelos, anchos, sfinx'],
    ['Γεύση, αυτός, Εύα', 'gefsi, aftos, eva'],
    ['άυλος, αύρα, αυ', 'aylos, avra, af'],
    ['Εύβοια, Ευτυχία, ηύρα', 'evvoia, eftychia, ivra'],
    ['Ταΰγετος, πραΰς, Ουρανία', 'taygetos, prays, ourania'],
    ['γκρίζο, ντομάτα, λαμπ', 'gkrizo, ntomata, lab'],
    ['Θάλασσα και ψωμί', 'thalassa kai psomi'],
    ['Ferry 2027 — Kos', 'ferry 2027 — kos'],
    ['', ''],
  ])('writes %s as %s', (greek, latin) => {
    expect(transliterate(greek)).toBe(latin);
  });

  it('joins words by single hyphens and trims', () => {
    expect(toPermalink('  Νέο δρομολόγιο: Ρόδος – Κως!  ')).toBe('neo-dromologio-rodos-kos');
    expect(toPermalink('−20 %')).toBe('20');
    expect(toPermalink('…')).toBe('');
  });

  it('never ends in a hyphen when it is cut', () => {
    const long = toPermalink('καλοκαίρι '.repeat(30));
    expect(long.length).toBeLessThanOrEqual(96);
    expect(long).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
