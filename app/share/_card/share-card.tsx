import type { Locale } from '#foundation/text/locales.ts';
import { logoEnglish, logoGreek } from './assets.gen.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';
import { palette } from './palette.ts';

export const CARD = { width: 1200, height: 630, picture: 640 } as const;
const LOGOS: Readonly<Record<Locale, string>> = { el: logoGreek, en: logoEnglish };
const WORDS = CARD.width - CARD.picture;

type Props = {
  locale: Locale;
  /** Section of the page: «Προορισμοί», «Νέα». */
  kicker: string | null;
  title: string;
  badge: string | null;
  /** A JPEG as a data URL, or null. */
  picture: string | null;
};

/** Text on navy, with the scene beside it: the text never overlaps the picture. Longer titles have smaller type. */
export function ShareCard({ locale, kicker, title, badge, picture }: Props) {
  const drawableTitle = drawable(title);
  return (
    <div style={{ width: '100%', height: '100%', display: 'flex', background: palette.navy }}>
      <div
        style={{
          width: WORDS,
          height: '100%',
          padding: '56px 40px 52px 60px',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        <img src={`data:image/svg+xml;base64,${LOGOS[locale]}`} height={58} alt="" />
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {kicker ? (
            <div style={{ fontFamily: TEXT, fontSize: 26, color: palette.sea, marginBottom: 18 }}>
              {drawable(kicker)}
            </div>
          ) : null}
          <div
            style={{
              fontFamily: DISPLAY,
              fontSize: titleSize(drawableTitle),
              lineHeight: 1.14,
              letterSpacing: '-0.01em',
              color: palette.sand,
            }}
          >
            {drawableTitle}
          </div>
        </div>
        <div style={{ display: 'flex', height: 64, alignItems: 'center' }}>
          {badge ? (
            <div
              style={{
                display: 'flex',
                padding: '10px 26px',
                borderRadius: 999,
                background: palette.orange,
                color: palette.navy,
                fontFamily: TEXT,
                fontSize: 32,
              }}
            >
              {drawable(badge)}
            </div>
          ) : (
            <div style={{ width: 88, height: 6, background: palette.orange, borderRadius: 3 }} />
          )}
        </div>
      </div>
      {picture ? <img src={picture} width={CARD.picture} height={CARD.height} alt="" /> : null}
    </div>
  );
}

/** In pixels, so that the longest title that the Studio allows still fits into five lines. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length <= 24 && longest <= 12) return 72;
  if (title.length <= 52 && longest <= 15) return 56;
  if (title.length <= 90) return 46;
  return 38;
}
