import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { isObject, type JsonObject, type SeedDocument } from '#seed/run/document.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import {
  type FieldPair,
  fieldPairs,
  outlineOf,
  picturesIn,
  type TextPair,
  textPairs,
} from '#tests/fixtures/bilingual-texts.ts';
import { textOf } from '#tests/fixtures/seeded.ts';
import { countSentences, numbersIn, weekdaysIn } from '#tests/fixtures/text-measures.ts';

/** A3: the scheme is for residents of the islands, so its page exists only in Greek. */
const GREEK_ALONE = 'page-transport-equivalent';
/** A name that is the same in both languages. */
const SAME_TITLE = new Set(['page-bonusways']);
/** Whit Monday is «Αγίου Πνεύματος» in Greek. */
const DAY_IN_ONE_NAME = 'newsPost-booking-horizon.body[b3].rows[4][0]';

const bilingual = seedDocuments().filter(({ _id }) => _id !== GREEK_ALONE);
const fields = bilingual.flatMap(fieldPairs);
const texts = fields.flatMap(textPairs);
/** Without the cells of tables: «41 μ.» ends with a full stop but is no sentence. */
const prose = texts.filter(({ place }) => !place.includes('.rows['));

/** The first difference between both sides of a text. */
function outlineFaults({ place, el, en }: FieldPair): string[] {
  const [greek, english] = [outlineOf(el), outlineOf(en)];
  const length = Math.max(greek.length, english.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => greek[index] !== english[index]);
  if (at === undefined) return [];
  return [`${place}, member ${at + 1}: ${greek[at] ?? 'nothing'} ≠ ${english[at] ?? 'nothing'}`];
}

/** The texts for which `measure` returns something else in the other language, each with both results. */
function unequal(among: readonly TextPair[], measure: (text: string, locale: Locale) => string): string[] {
  return among.flatMap(({ place, el, en }) => {
    const [greek, english] = [measure(el, 'el'), measure(en, 'en')];
    return greek === english ? [] : [`${place}: ${greek} ≠ ${english}\n    ${el}\n    ${en}`];
  });
}

describe('both languages of the seed', () => {
  it('were found', () => {
    expect(fields.length).toBeGreaterThan(1300);
    expect(texts.length).toBeGreaterThan(2200);
  });

  it('have every text, with the same headings, paragraphs, lists, pictures, tables and links', () => {
    expect(fields.flatMap(outlineFaults)).toEqual([]);
    expect(texts.filter(({ el, en }) => el.trim() === '' || en.trim() === '')).toEqual([]);
  });

  it('have the same numbers, in digits or in words', () => {
    expect(unequal(texts, (text, locale) => numbersIn(text, locale).join(' '))).toEqual([]);
  });

  it('name the same days of the week', () => {
    const among = texts.filter(({ place }) => place !== DAY_IN_ONE_NAME);
    expect(among.length).toBe(texts.length - 1);
    expect(unequal(among, (text, locale) => weekdaysIn(text, locale).join(' '))).toEqual([]);
  });

  it('have the same number of sentences in every paragraph', () => {
    expect(unequal(prose, (text, locale) => String(countSentences(text, locale)))).toEqual([]);
  });
});

describe.each(locales)('the pictures of the seed (%s)', (locale) => {
  const pictures = bilingual.flatMap((document) => picturesIn(document, document._id));
  const altOf = (picture: JsonObject) => textOf(picture[`alt_${locale}`]);

  it('have an alternative text that a screen reader can read out in one go', () => {
    expect(pictures.length).toBeGreaterThan(150);
    for (const { place, picture } of pictures) {
      expect(altOf(picture), place).toMatch(locale === 'el' ? /\p{Script=Greek}{3}/u : /[a-z]{3}/u);
      expect(altOf(picture).length, place).toBeGreaterThanOrEqual(30);
      expect(altOf(picture).length, place).toBeLessThanOrEqual(140);
      // «Εικόνα του …» and “Picture of …” repeat what the screen reader says.
      expect(altOf(picture), place).not.toMatch(/^(?:εικόνα|φωτογραφία|image|picture|photo)\b/iu);
    }
  });

  it('have a caption that is no copy of it', () => {
    for (const { place, picture } of pictures)
      expect(textOf(picture[`caption_${locale}`]), place).not.toBe(altOf(picture));
  });

  it('share an alternative text only with the same picture', () => {
    // A cover with text is one picture per language: `magazine-10-el`, `magazine-10-en`.
    const named = pictures.map(({ picture }) => ({
      alt: altOf(picture),
      name: isObject(picture.asset) ? String(picture.asset._ref).replace(/-(?:el|en)$/u, '') : '',
    }));
    for (const { alt, name } of named)
      expect(
        named.filter((other) => other.alt === alt && other.name !== name),
        name,
      ).toEqual([]);
  });
});

/** What search engines and link previews show for a page: the fields that the site uses as its title and description. */
type Listing = { place: string; object: JsonObject; title: string; description: string };

const DESCRIPTIONS: Record<string, string> = {
  newsPost: 'excerpt',
  offer: 'summary',
  page: 'lead',
  magazineIssue: 'lead',
};

function listingsOf({ _id: place, _type, seo, articles, ...document }: SeedDocument): Listing[] {
  if (_type === 'destination')
    return [{ place, object: isObject(seo) ? seo : {}, title: 'title', description: 'description' }];
  if (_type === 'homePage') return [{ place, object: document, title: 'headline', description: 'lead' }];
  const description = DESCRIPTIONS[_type];
  if (description === undefined) return [];
  const inIssue = Array.isArray(articles) ? articles.filter(isObject) : [];
  return [
    { place, object: document, title: 'title', description },
    ...inIssue.map((article) => ({
      place: `${place}.articles[${String(article._key)}]`,
      object: article,
      title: 'title',
      description: 'lead',
    })),
  ];
}

describe('the pages of the seed in search results', () => {
  const listings = bilingual.flatMap(listingsOf).map(({ place, object, title, description }) => ({
    place,
    title: { el: textOf(object[`${title}_el`]), en: textOf(object[`${title}_en`]) },
    description: { el: textOf(object[`${description}_el`]), en: textOf(object[`${description}_en`]) },
  }));

  it.each(locales)('have titles and descriptions of a length that is shown (%s)', (locale) => {
    expect(listings.length).toBeGreaterThan(100);
    for (const { place, title, description } of listings) {
      expect(title[locale].length, `${place}: ${title[locale]}`).toBeGreaterThanOrEqual(5);
      expect(title[locale].length, `${place}: ${title[locale]}`).toBeLessThanOrEqual(65);
      expect(description[locale].length, `${place}: ${description[locale]}`).toBeGreaterThanOrEqual(60);
      expect(description[locale].length, `${place}: ${description[locale]}`).toBeLessThanOrEqual(170);
      expect(description[locale], place).not.toBe(title[locale]);
    }
  });

  it.each(locales)('have a description that no other page has (%s)', (locale) => {
    const descriptions = listings.map(({ description }) => description[locale]);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  it('are written in the language of the page', () => {
    for (const { place, title, description } of listings) {
      expect(description.el, place).not.toBe(description.en);
      if (!SAME_TITLE.has(place)) expect(title.el, place).not.toBe(title.en);
    }
  });
});

describe('how texts are compared', () => {
  it.each([
    ['el', 'Τον 16ο αιώνα, 1.250 μέτρα, στις 08:30', ['08:30', '1250', '16']],
    ['en', 'In the sixteenth century, 1,250 metres, at 08:30', ['08:30', '1250', '16']],
    ['el', 'δύο χιλιάδες τετρακόσια χρόνια, είκοσι πέντε μέρες', ['2400', '25']],
    ['en', 'two thousand four hundred years, twenty-five days', ['2400', '25']],
    ['el', 'τον Δεκαπενταύγουστο στις οκτώμισι', ['15', '8']],
    ['en', 'on 15 August at half past eight', ['15', '8']],
    ['el', 'χιλιάδες άνθρωποι, λίγες εκατοντάδες κάτοικοι, τηλέφωνο 22410 00000', ['00000', '22410']],
    ['en', 'thousands of people, a few hundred residents, phone +30 22410 00000', ['00000', '22410']],
    ['en', 'a hundred and twenty kilometres, one of two', ['120']],
  ] as const)('%s: the numbers of “%s” are %j', (locale, text, numbers) => {
    expect(numbersIn(text, locale)).toEqual(numbers);
  });

  it.each([
    ['el', 'Έχετε πτήση; Ταξιδέψτε νωρίς· ο αέρας αργεί.', 2],
    ['en', 'Do you have a flight? Travel early; the wind takes its time.', 2],
    ['el', 'Είναι του 4ου αιώνα π.Χ. και απέχει 3 χλμ. από εδώ (άρθρο 17 παρ. 1). Τέλος.', 2],
    ['en', 'The church of St. Nicholas is near. “Go early.”', 2],
  ] as const)('%s: “%s” has %i sentences', (locale, text, sentences) => {
    expect(countSentences(text, locale)).toBe(sentences);
  });

  it('Greek ordinals are no days of the week', () => {
    expect(weekdaysIn('Τρίτη και Πέμπτη, του Σαββάτου, τις Κυριακές', 'el')).toEqual([2, 4, 6, 7]);
    expect(weekdaysIn('Στον Δεύτερο Παγκόσμιο, τρίτη φορά, ο Τρίτος', 'el')).toEqual([]);
    expect(weekdaysIn('Tuesdays and Thursday', 'en')).toEqual([2, 4]);
  });

  it('by the members of a text', () => {
    const member = (fields: JsonObject) => ({ _type: 'block', style: 'normal', children: [], ...fields });
    const link = { markDefs: [{ reference: { _ref: 'destination-kos' } }] };
    expect(
      outlineOf([
        member({ style: 'h2' }),
        member({}),
        member({ listItem: 'bullet' }),
        member({ listItem: 'bullet', ...link }),
        { _type: 'imageWithAlt', asset: { _ref: 'image-kos' } },
        { _type: 'callout', tone: 'warn', text: 'Mind the ramp.' },
      ]),
    ).toEqual(['h2', 'paragraph', 'bullet list of 2 → destination-kos', 'picture image-kos', 'callout warn']);
  });
});
