import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WindBarbs } from '#app/_ui/sea/wind-barbs.tsx';

const AT = Date.parse('2026-11-29T09:00:00Z');
/** Half of the arrow's length, and more than half of a figure's width. */
const [REACH, HALF_FIGURE] = [17, 9];

test.each([0, 45, 90, 135, 180, 225, 270, 315])(
  'the arrow of a wind from %s° does not strike its figure',
  (from) => {
    const html = renderToStaticMarkup(
      <svg>
        <WindBarbs
          at={AT}
          wind={{
            kind: 'sample',
            forecast: {
              issuedAt: new Date(AT).toISOString(),
              areas: [
                {
                  area: 'ikaria',
                  hours: [{ at: new Date(AT).toISOString(), from, beaufort: 5 }],
                },
              ],
            },
          }}
        />
      </svg>,
    );
    const [, x, y] = (/<text x="(-?\d+)" y="(-?\d+)"/.exec(html) ?? []).map(Number);
    const turn = (from * Math.PI) / 180;
    const steps = Array.from({ length: 2 * REACH + 1 }, (_, index) => index - REACH);
    const nearest = Math.min(
      ...steps.map((step) =>
        Math.hypot(Math.sin(turn) * step - (x ?? 0), Math.cos(turn) * -step - ((y ?? 0) - 5)),
      ),
    );
    expect(nearest).toBeGreaterThan(HALF_FIGURE);
  },
);
