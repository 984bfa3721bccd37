import type { ReactNode } from 'react';
import type { Vessel } from '#contracts/reservations/index.ts';
import styles from './ship-silhouette.module.css';

type Props = {
  ship: Vessel;
  /** Its seats as a share of those of the largest ship. */
  size: number;
};

const CAR_FERRY = (
  <>
    <path d="M6 50h216l12-3-16 23H18L6 60zM3 30l3-1 5 21H6z" />
    <path d="M16 51V34h154l28 5 10 12zM30 35V20h132q18 2 30 18z" />
    <path d="M58 21l2-15h17l5 15zM134 21l4-9h24l14 9zM152 4h2v9h-2z" />
    <path className={styles.windows} d="M26 42h164M40 27h128M143 16.5h18" />
    <path className={styles.band} d="M10 57h210l-4 4H14z" />
  </>
);

/** Two lounges, the upper one over the bow. */
const LARGE_CATAMARAN = (
  <>
    <path d="M6 52h200l30-8-32 26H22L6 60z" />
    <path d="M16 53V40q0-4 4-4h146q24 0 40 12l6 5zM58 37V26q0-4 4-4h94q20 0 38 15z" />
    <path d="M112 23l7-11h24l13 11zM82 23l-4-15h13l5 15zM129 4h2v9h-2z" />
    <path className={styles.windows} d="M26 45h160M68 30h106M123 17.5h22" />
    <path className={styles.band} d="M10 57h210l-5 4H13z" />
  </>
);

/**
 * The ships of the fleet as their texts describe them (seed/content/pages/fleet.en.md), bow to the right, by their id; another ship has
 * the look of its kind.
 */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  // One lounge, an open deck with shade behind it, a small ramp at the stern.
  AEOLIS: (
    <>
      <path d="M8 50h198l28-6-30 26H24L8 60zM5 31l3-1 6 20H8z" />
      <path d="M70 51V34q0-4 4-4h94q18 0 34 13l10 8z" />
      <path d="M16 28h58v3H16zM24 30h2v21h-2zM45 30h2v21h-2z" />
      <path d="M124 31l7-12h29l16 12zM104 31l5-17h5l3 17z" />
      <path className={styles.windows} d="M80 40h102M137 25h24" />
      <path className={styles.band} d="M11 56h209l-5 4H14z" />
    </>
  ),
  NIREAS: LARGE_CATAMARAN,
  // Small, with a cold store at the stern.
  THALIA: (
    <>
      <path d="M14 51h170q26-1 46-11-12 20-34 30H30L14 62z" />
      <path d="M58 52V36q0-4 4-4h92q16 0 30 11l12 9zM22 41h22v11H22z" />
      <path d="M120 33l6-13h24l16 13zM137 9h2v12h-2z" />
      <path className={styles.windows} d="M68 42h104M130 26h24" />
      <path className={styles.band} d="M17 57h203l-5 4H20z" />
    </>
  ),
  KYMOTHOE: CAR_FERRY,
};

/** Decorative: the ship's name and figures are below it. */
export function ShipSilhouette({ ship, size }: Props) {
  return (
    <svg
      viewBox="0 0 240 84"
      aria-hidden
      className={styles.silhouette}
      // The drawing's area follows the seats.
      style={{ '--share': Math.sqrt(size) }}
    >
      {DRAWINGS[ship.id] ?? (ship.kind === 'ferry' ? CAR_FERRY : LARGE_CATAMARAN)}
      <path className={styles.sea} d="M0 76q15-6 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0" />
    </svg>
  );
}
