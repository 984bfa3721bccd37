import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from '#app/_ui/picture/picture.tsx';

const source = `/images/meltemi/production/${'b2'.repeat(20)}-1280x800.webp`;

describe('H1 the picture component', () => {
  it('writes one srcset entry per width, webp first, and no wider than the original; other browsers get one picture', () => {
    const html = renderToStaticMarkup(
      <Picture source={source} width={1280} height={800} maxWidth={1280} alt="Σύμη" sizes="100vw" />,
    );
    const [webp = '', ...others] = [...html.matchAll(/srcSet="([^"]*)"/gi)].map((match) => match[1]);
    expect(html.indexOf('image/webp')).toBeLessThan(html.indexOf('<img'));
    // All but 160: no window is that narrow.
    expect(webp.split(', ')).toHaveLength(5);
    expect(webp).toContain(`/image/s320x/webp/file${source} 320w`);
    expect(webp).toContain(`/image/s640x/webp/file${source} 640w`);
    expect(webp).toContain(`/image/s1280x/webp/file${source} 1280w`);
    expect(webp).not.toContain('1600w');
    expect(others).toEqual([]);
    expect(html).toContain(`src="/image/s960x/file${source}"`);
  });

  it('computes the height in fill mode from the ratio, rounded', () => {
    const html = renderToStaticMarkup(
      <Picture source={source} width={1000} height={667} fill alt="" sizes="100vw" />,
    );
    expect(html).toContain(`/image/s640x427/fill/webp/file${source} 640w`);
    expect(html).toContain(`src="/image/s960x640/fill/file${source}"`);
  });

  it('reserves space for the picture with the ratio as padding', () => {
    const html = renderToStaticMarkup(
      <Picture source={source} width={1280} height={800} alt="" sizes="100vw" />,
    );
    expect(html).toContain('padding-bottom:62.5%');
  });

  it('renders nothing and logs it when a dimension is missing', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const size of [
      { width: undefined, height: 800 },
      { width: 1280, height: null },
    ]) {
      const html = renderToStaticMarkup(<Picture source={source} {...size} alt="" sizes="100vw" />);
      expect(html).toBe('');
    }
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls[0]?.[0]).toContain('no dimensions');
    logged.mockRestore();
  });
});
