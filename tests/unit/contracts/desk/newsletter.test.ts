import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EmailAddress, itemsIn, NewsletterRequest, refusalsOf } from '#contracts/desk/index.ts';
import type { IssueDraft } from '#contracts/desk/index.ts';

const local64 = 'a'.repeat(64);
/** An address of exactly this length, with labels that servers accept. */
const ofLength = (length: number) => {
  const rest = length - '@'.length - local64.length - '.gr'.length;
  return `${local64}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(rest - 122)}.gr`;
};

const good: Record<string, string> = {
  'the usual': 'maria@example.gr',
  'one letter before the at': 'm@example.gr',
  'dots inside': 'maria.papadopoulou@example.gr',
  'plus and the other signs': "m+news!#$%&'*/=?^_`{|}~-@example.gr",
  'capital letters': 'Maria@Example.GR',
  'digits only': '22410@example.gr',
  subdomains: 'm@mail.sea.example.gr',
  'top level of two letters': 'm@example.gr',
  'a long top level': 'm@example.travel',
  'a domain in Greek': 'μαρία@παράδειγμα.ελ',
  'a domain in Greek with accents': 'm@δωδεκάνησα.ευ',
  'a domain in punycode below a known top level': 'm@xn--hxajbheg2az3al.gr',
  'hyphens in the domain': 'm@sea-ferries.gr',
  'digits in the domain': 'm@3.example.gr',
  'an address in brackets': 'm@[192.0.2.1]',
  'any digits in brackets, as the pattern has it': 'm@[999.0.0.1]',
  'a quoted local part': '"maria p"@example.gr',
  'a quoted at': '"a@b"@example.gr',
  'spaces around, which people paste': '  maria@example.gr ',
  'a local part of 64 characters': `${local64}@example.gr`,
  'a local part of 64 bytes': `${'α'.repeat(32)}@example.gr`,
  'exactly 254 characters': ofLength(254),
};

const bad: Record<string, unknown> = {
  nothing: '',
  spaces: '   ',
  'no at': 'maria.example.gr',
  'no local part': '@example.gr',
  'no domain': 'maria@',
  'no top level': 'maria@example',
  'a top level of one letter': 'maria@example.g',
  'a top level with a digit': 'maria@example.g1',
  'a top level of digits': 'maria@192.0.2.1',
  'two ats': 'maria@sea@example.gr',
  'a dot first': '.maria@example.gr',
  'a dot last': 'maria.@example.gr',
  'two dots': 'maria..p@example.gr',
  'two dots in the domain': 'maria@example..gr',
  'a dot first in the domain': 'maria@.example.gr',
  'a dot last in the domain': 'maria@example.gr.',
  'a space inside': 'maria p@example.gr',
  'a space in the domain': 'maria@exam ple.gr',
  'an underscore in the domain': 'maria@exam_ple.gr',
  'a comma': 'maria,p@example.gr',
  'a semicolon, as between two': 'a@example.gr;b@example.gr',
  'a colon': 'maria:p@example.gr',
  'a backslash': 'maria\\p@example.gr',
  'angle brackets': '<maria@example.gr>',
  'a name before it': 'Maria <maria@example.gr>',
  parentheses: 'maria(p)@example.gr',
  'one quote': '"maria@example.gr',
  'empty quotes': '""@example.gr',
  'a bare IP address': 'maria@192.0.2.1',
  'three numbers in brackets': 'maria@[192.0.2]',
  'five numbers in brackets': 'maria@[192.0.2.1.5]',
  'four digits in brackets': 'maria@[1920.0.2.1]',
  'letters in brackets': 'maria@[example.gr]',
  'IPv6 in brackets': 'maria@[IPv6:2001:db8::1]',
  'an open bracket': 'maria@[192.0.2.1',
  'a line break inside quotes': '"a\nb"@example.gr',
  'a second header': 'maria@example.gr\nBcc: all@example.gr',
  'a zero byte': '"a\u0000b"@example.gr',
  'a bell': 'ma\u0007ria@example.gr',
  'half a character': '"\ud800"@example.gr',
  'a local part of 65 characters': `${local64}a@example.gr`,
  'a local part of 65 bytes': `${'α'.repeat(32)}a@example.gr`,
  '255 characters': ofLength(255),
  '254 characters of two bytes': `m@${'λ.'.repeat(125)}ελ`,
  'a million characters': `${'a'.repeat(1_000_000)}@example.gr`,
  'what looks like work for the pattern': `${'a.'.repeat(50_000)}@`,
  'a number': 5,
  'no text at all': null,
  'a list': ['maria@example.gr'],
};

describe('G1 an email address', () => {
  it.each(Object.entries(good))('is %s', (_name, address) => {
    expect(v.safeParse(EmailAddress, address)).toMatchObject({ success: true, output: address.trim() });
  });

  it.each(Object.entries(bad))('is not %s', (_name, address) => {
    expect(v.safeParse(EmailAddress, address).success).toBe(false);
  });

  it('has the length that the test wants', () => {
    expect(ofLength(254)).toHaveLength(254);
  });
});

describe('a sign-up', () => {
  it('records the page of the form, and nothing that isn’t a path', () => {
    const source = (given: unknown) =>
      v.parse(NewsletterRequest, { email: 'm@example.gr', locale: 'el', source: given }).source;
    expect(source('/en/about')).toBe('/en/about');
    for (const given of [undefined, null, 5, 'about', 'https://evil.example/', `/${'a'.repeat(300)}`, '/a?b'])
      expect(source(given)).toBe('');
  });
});

describe('an issue', () => {
  const item = {
    kind: 'newsPost',
    id: 'post',
    picture: null,
    title_el: 'Νέα',
    title_en: '',
    lead_el: '',
    lead_en: '',
    path_el: '/news/a/b',
    path_en: null,
  } as const;
  const draft: IssueDraft = { title_el: 'Τεύχος', title_en: '', intro_el: '', intro_en: '', items: [item] };

  it('contains in each language the items with a page in it, and can’t be sent if there are none', () => {
    expect(itemsIn(draft, 'el')).toEqual([item]);
    expect(itemsIn(draft, 'en')).toEqual([]);
    expect(refusalsOf(draft, 'el')).toEqual([]);
    expect(refusalsOf(draft, 'en')).toEqual(['title', 'items']);
  });
});
