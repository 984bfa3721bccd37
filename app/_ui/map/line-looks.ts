import styles from './line-looks.module.css';

/** Lines differ in colour and in pattern, so that neither is needed alone. After the last look they repeat. */
const LOOKS = [
  styles.look0,
  styles.look1,
  styles.look2,
  styles.look3,
  styles.look4,
  styles.look5,
  styles.look6,
  styles.look7,
  styles.look8,
  styles.look9,
  styles.look10,
  styles.look11,
];

export function lookClass(look: number, isNight = false): string {
  const own = LOOKS[look % LOOKS.length] ?? '';
  return isNight ? `${own} ${styles.atNight}` : own;
}
