import type { CSSProperties } from 'react';

/** Two languages beside each other where there is room, else one after the other. */
export const sideBySide: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
};
