import { describe, expect, it } from 'vitest';
import { ImageParameterError, parseImageAddress } from '#content-lake/assets/image-parameters.ts';

const read = (query: string) => parseImageAddress(new URLSearchParams(query));

describe('an image address', () => {
  it.each(['', 'dlRaw=true', 'dlRaw=true&w=100', 'dl=map.jpg', 'utm_source=mail'])(
    'requests the original bytes with "%s"',
    (query) => {
      expect(read(query).request).toBeUndefined();
    },
  );

  it('parses every parameter', () => {
    const query =
      'w=800&h=600.4&max-w=900&max-h=700&min-w=5&min-h=6&frame=1&fit=crop&rect=1,2,300,400&crop=focalpoint&fp-x=.2&fp-x=0.9&fp-y=1' +
      '&auto=format&fm=webp&q=60&dpr=2&blur=50&sharp=10&sat=-100&invert=true&flip=hv&or=270&bg=80ff8000&pad=12';
    expect(() => read(query)).toThrow(ImageParameterError);
    expect(read(query.replace('fp-x=.2', 'fp-x=0.2')).request).toEqual({
      width: 800,
      height: 600,
      maxWidth: 900,
      maxHeight: 700,
      minWidth: 5,
      minHeight: 6,
      fit: 'crop',
      region: { left: 1, top: 2, width: 300, height: 400 },
      anchors: ['focalpoint'],
      focus: { x: 0.2, y: 1 },
      auto: true,
      format: 'webp',
      quality: 60,
      pixelRatio: 2,
      blur: 50,
      sharpen: 10,
      saturation: -100,
      invert: true,
      flip: 'hv',
      turn: 270,
      background: { r: 255, g: 128, b: 0, alpha: 128 / 255 },
      pad: 12,
      still: true,
    });
  });

  it.each([
    ['w=0', 'Parameter "w" must be a number between 1 and 4096, not "0"'],
    ['w=4097', 'Parameter "w" must be a number between 1 and 4096, not "4097"'],
    ['h=-5', 'Parameter "h" must be a number between 1 and 4096, not "-5"'],
    ['h=1e3', 'Parameter "h" must be a number between 1 and 4096, not "1e3"'],
    ['w=NaN', 'Parameter "w" must be a number between 1 and 4096, not "NaN"'],
    [
      'fit=stretch',
      'Parameter "fit" must be one of clip, crop, fill, fillmax, max, scale, min, not "stretch"',
    ],
    ['rect=1,2,3', 'Parameter "rect" must be left,top,width,height in pixels of the original, not "1,2,3"'],
    [
      'rect=0,0,0,9',
      'Parameter "rect" must be left,top,width,height in pixels of the original, not "0,0,0,9"',
    ],
    ['fp-x=2', 'Parameter "fp-x" must be a number between 0 and 1, not "2"'],
    ['q=101', 'Parameter "q" must be a number between 0 and 100, not "101"'],
    ['or=45', 'Parameter "or" must be one of 0, 90, 180, 270, not "45"'],
    ['bg=red', 'Parameter "bg" must be a colour of 3, 4, 6 or 8 hexadecimal digits, not "red"'],
    ['frame=2', 'Parameter "frame" must be one of 1, not "2"'],
    ['fm=avif', 'Parameter "fm" must be one of jpg, pjpg, png, webp, not "avif"'],
    ['invert=maybe', 'Parameter "invert" must be one of true, false, not "maybe"'],
  ])('rejects %s with the reason', (query, message) => {
    expect(() => read(query)).toThrow(message);
  });

  it('keeps the file name for downloads', () => {
    expect(read('dl=%CF%87%CE%AC%CF%81%CF%84%CE%B7%CF%82.jpg').download).toBe('χάρτης.jpg');
    expect(read('dl=').download).toBe('');
    expect(read('dlRaw=true').download).toBe('');
    expect(read('dlRaw=original.jpg').download).toBe('original.jpg');
    expect(read('w=10').download).toBeUndefined();
  });
});
