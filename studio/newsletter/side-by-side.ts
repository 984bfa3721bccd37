import type { CSSProperties } from 'react';

/** Two languages side by side if there is room, otherwise one below the other. */
export const sideBySide: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
};
