import type { ContentSourceMap } from '@sanity/client';
import { stegaClean } from '@sanity/client/stega';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { contentPicture } from '#lib/content/content-picture.ts';
import { blockText, headingAnchor } from '#lib/content/rich-text.ts';
import { withEditMarks } from '#lib/content/preview/edit-marks.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const ASSET = `image-${'a'.repeat(40)}-1200x800-webp`;
const island = {
  _id: 'destination-patmos',
  _type: 'destination',
  title_el: 'Πάτμος',
  tagline_en: ' ',
  permalink_el: 'patmos',
  colour: 'navy',
  line: 'north',
  ports: ['PAT'],
  publishedAt: '2026-11-21T10:00:00Z',
  seo: { title_el: 'Πλοία για Πάτμο' },
  cover: { ref: ASSET, alt_el: 'Το λιμάνι', caption_el: 'Σκάλα', lqip: 'data:image/webp;base64,AAAA' },
  story_el: [
    { _type: 'block', _key: 'b1', style: 'h2', children: [{ _type: 'span', _key: 's1', text: 'Η Χώρα' }] },
  ],
  body_el: [
    { _type: 'textTable', _key: 't', caption: 'Τα πλοία', rows: [{ _key: 'r', cells: ['Θάλεια', '31'] }] },
    { _type: 'bookingButton', _key: 'k', label: 'Κράτηση', from: 'RHO', to: 'PAT' },
    { _type: 'embed', _key: 'e', title: 'Η Σκάλα', url: 'https://vimeo.com/1' },
  ],
};

/** The source map of a result that is an unchanged document, except for the parts that the queries rename. */
function mapOf(): ContentSourceMap {
  const paths = ["$['permalink_el']['current']", "$['cover']['asset']['_ref']", '$'];
  const value = (path: number) => ({
    type: 'value' as const,
    source: { type: 'documentValue' as const, document: 0, path },
  });
  return {
    documents: [{ _id: 'drafts.destination-patmos', _type: 'destination' }],
    paths,
    mappings: { "$['permalink_el']": value(0), "$['cover']['ref']": value(1), $: value(2) },
  };
}

const marked = withEditMarks(island, mapOf());
const isMarked = (text: string) => stegaClean(text) !== text;
const hasMark = (text: string | undefined) => text !== undefined && isMarked(text);

describe('B4: marks for click-to-edit', () => {
  it('are in texts for readers', () => {
    expect(isMarked(marked.title_el)).toBe(true);
    expect(isMarked(marked.cover.caption_el)).toBe(true);
    expect(isMarked(marked.story_el[0]?.children[0]?.text ?? '')).toBe(true);
    expect(stegaClean(marked.title_el)).toBe('Πάτμος');
  });

  it('are in the texts of tables, buttons and films, but not in their codes and addresses', () => {
    const [table, button, film] = marked.body_el;
    expect([table?.caption, table?.rows?.[0]?.cells[0], button?.label, film?.title].map(hasMark)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(button).toMatchObject({ _key: 'k', from: 'RHO', to: 'PAT' });
    expect(film).toMatchObject({ _type: 'embed', url: 'https://vimeo.com/1' });
    expect(stegaClean(marked.body_el)).toEqual(island.body_el);
  });

  it('are in nothing else', () => {
    const { title_el: _title, story_el: _story, body_el: _body, cover: _cover, ...rest } = marked;
    const { title_el: _t, story_el: _s, body_el: _b, cover: _c, ...plain } = island;
    expect(rest).toEqual(plain);
    expect(marked.cover).toMatchObject({ alt_el: 'Το λιμάνι', lqip: island.cover.lqip });
    expect(marked.story_el[0]).toMatchObject({ _key: 'b1', style: 'h2' });
  });

  it('are beside a picture, not in it', () => {
    const place = { projectId: 'meltemi', dataset: 'production' };
    const { mark, ...picture } = contentPicture(marked.cover, 'el', place) ?? {};
    expect(mark).toBe('id=destination-patmos;type=destination;path=cover;base=%2Fstudio');
    const { caption, ...plain } = contentPicture(island.cover, 'el', place) ?? {};
    expect(picture).toMatchObject(plain);
    expect(caption).toBe('Σκάλα');
    expect(contentPicture(island.cover, 'el', place)).not.toHaveProperty('mark');
  });

  it('do not reach the head of the page, structured data and anchors', () => {
    const metadata = pageMetadata({
      locale: 'el',
      paths: { el: '/destinations/patmos', en: null },
      title: marked.title_el,
      description: marked.title_el,
    });
    expect(metadata.title).toBe('Πάτμος');
    expect(metadata.description).toBe('Πάτμος');
    expect(stegaClean(metadata)).toEqual(metadata);
    const markup = renderToStaticMarkup(<JsonLd data={{ name: marked.title_el }} />);
    expect(markup).toContain('{"name":"Πάτμος"}');
    const heading = marked.story_el[0];
    expect(heading && headingAnchor(blockText(heading))).toBe('i-chora');
  });
});
