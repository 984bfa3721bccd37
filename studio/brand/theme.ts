import { buildLegacyTheme } from 'sanity';

/** The site's colours (app/tokens.css) as a Studio theme. A legacy theme is always light; the Studio then offers no choice. */
export const studioTheme = buildLegacyTheme({
  '--black': '#10243f',
  '--white': '#ffffff',
  '--gray-base': '#4a5d77',
  '--gray': '#4a5d77',
  '--component-bg': '#ffffff',
  '--component-text-color': '#10243f',
  '--brand-primary': '#0d2f57',
  '--default-button-color': '#4a5d77',
  '--default-button-primary-color': '#0d2f57',
  '--default-button-success-color': '#1f7a4d',
  '--default-button-warning-color': '#b4540a',
  '--default-button-danger-color': '#b3261e',
  '--focus-color': '#b4540a',
  '--main-navigation-color': '#081f3b',
  '--main-navigation-color--inverted': '#fff8ea',
  '--state-info-color': '#1a5f8a',
  '--state-success-color': '#1f7a4d',
  '--state-warning-color': '#8a5a00',
  '--state-danger-color': '#b3261e',
  '--font-family-base': '"Commissioner Variable", system-ui, sans-serif',
});
