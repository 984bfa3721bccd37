import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { pseudoCatalogue, pseudoText } from '#foundation/text/pseudo.ts';
import desk from '#desk/messages/en.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import reservations from '#reservations/messages/en.json' with { type: 'json' };

describe('pseudo text', () => {
  it('accents every letter and doubles the vowels', () => {
    expect(pseudoText('Book tickets')).toBe('Ḅóóóóķ ţííçķééţš');
  });

  it('leaves arguments, plurals, selections, tags and escapes as they are', () => {
    const text = pseudoText(
      "Call {phone}: {count, plural, one {# day} other {# days}}, {kind, select, fast {Fast} other {Ferry}}, <b>now</b> '{'it'}'",
    );
    expect(text).toBe(
      "Çááļļ {phone}: {count, plural, one {# ďááý} other {# ďááýš}}, {kind, select, fast {Ḟáášţ} other {Ḟééŕŕý}}, <b>ñóóŵ</b> '{'ííţ'}'",
    );
    expect(
      new IntlMessageFormat(text, 'en').format({
        phone: '22410',
        count: 2,
        kind: 'fast',
        b: (parts) => parts.join(''),
      }),
    ).toBe('Çááļļ 22410: 2 ďááýš, Ḟáášţ, ñóóŵ {ííţ}');
  });

  it('makes whole catalogues about 40 % longer and leaves no plain letter outside the syntax', () => {
    const all = { desk, reservations, site: en };
    const lengths = { plain: 0, pseudo: 0 };
    for (const [plain, pseudo] of pairs(all, pseudoCatalogue(all))) {
      lengths.plain += plain.length;
      lengths.pseudo += pseudo.length;
      if (!/[{<]/.test(plain)) expect(pseudo).not.toMatch(/[A-Za-z]/);
    }
    expect(lengths.pseudo / lengths.plain).toBeGreaterThan(1.25);
    expect(lengths.pseudo / lengths.plain).toBeLessThan(1.5);
  });
});

type Tree = { readonly [key: string]: string | Tree };

function pairs(plain: Tree, pseudo: Tree): [string, string][] {
  return Object.entries(plain).flatMap(([key, value]) => {
    const other = pseudo[key];
    if (typeof value === 'string' && typeof other === 'string') return [[value, other]];
    return typeof value === 'object' && typeof other === 'object' ? pairs(value, other) : [];
  });
}
