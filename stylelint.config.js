/*
 * Holds the style sheets to the scale of app/tokens.css (docs/decisions/080-a-design-scale.md). Custom properties are not allowed in
 * media queries, so the widths at which a layout changes are listed here, in pixels at the usual size of text; `max-width` is the pixel
 * below. Style sheets write them in em: with text of twice the size, half as much fits beside each other.
 */
const BREAKPOINTS = [320, 360, 576, 768, 992, 1200, 1400, 1520];

/** Without a unit; letters of a paragraph's first line that hang over several lines need less than one. */
const LINE_HEIGHT = String.raw`(?:0\.[89]|1|1\.05|1\.[1-7])`;
const STEP = String.raw`var\(--(?:size-\d\d|lead|title|figure|headline|h[123]|hero|poster)\)`;
/** A step of the scale, or a share of one, or what follows the text or the page around it. */
const SIZE = String.raw`(?:${STEP}|calc\(${STEP} \* [\d.]+\)|[\d.]+(?:em|cqi|vw))`;
/** In units of a drawing: its text grows with it. */
const DRAWN_SIZE = String.raw`\d+px`;
const DRAWINGS = [
  'map/map',
  'sea/ships',
  'sea/wind',
  'errors/lost-chart',
  'map/town-sketch',
  'departure-ports/island-section',
  'booking/_shared/crossing-map',
  '*/quay-section',
].map((name) => `app/**/${name}.module.css`);
const RADIUS = String.raw`(?:0|50%|var\(--radius-(?:s|m|l|full)\))`;

/** Even numbers of pixels, but for lines of one. */
const OFF_THE_GRID = [
  /(?<![\w.])(?:\d*[3579]|[1-9]\d*1)px\b/,
  /\.\d+px\b/,
  /\.(?!(?:125|25|375|5|625|75|875)rem)\d+rem\b/,
];

const sizes = (size) => ({
  'font-size': ['inherit', new RegExp(`^${size}$`)],
  font: [
    'inherit',
    new RegExp(String.raw`^(?:italic )?[1-9]\d\d ${size}(?:/${LINE_HEIGHT})? var\(--(?:text|display)\)$`),
  ],
  'line-height': ['inherit', new RegExp(`^${LINE_HEIGHT}$`)],
  '/^border-.*radius$|^border-radius$/': ['inherit', new RegExp(`^${RADIUS}(?: ${RADIUS})*$`)],
});

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { ignoreProperties: ['/^mask/'] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-allowed-list': sizes(SIZE),
    'declaration-property-value-disallowed-list': {
      '/^(?:margin|padding|gap|row-gap|column-gap)/': OFF_THE_GRID,
    },
    'media-feature-name-value-allowed-list': {
      'min-width': BREAKPOINTS.map((width) => `${width / 16}em`),
      'max-width': BREAKPOINTS.map((width) => `${(width - 1) / 16}em`),
    },
    // Turbopack would write the newer notation as `not (min-width: …)`, which is longer and which older phones do not know.
    'media-feature-range-notation': 'prefix',
    // Blank lines are the formatter's and the writer's.
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // Parts of one sheet often name the same element in an order that reads well and hurts nobody.
    'no-descending-specificity': null,
    'value-keyword-case': [
      'lower',
      { ignoreKeywords: ['currentColor', 'crispEdges'], ignoreProperties: ['/^--/'] },
    ],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/text-size-adjust$/'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-class-pattern': '^(?:[a-z][a-zA-Z0-9]*|visually-hidden)$',
  },
  overrides: [
    { files: ['app/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    // Classes that are global names.
    { files: ['app/base.css', 'app/studio/*.css'], rules: { 'selector-class-pattern': '^[a-z][a-z-]*$' } },
    // The Studio has a design system of its own, which knows nothing of our tokens.
    {
      files: ['app/studio/*.css'],
      rules: { 'declaration-property-value-allowed-list': null, 'color-no-hex': null },
    },
    {
      files: DRAWINGS,
      rules: { 'declaration-property-value-allowed-list': sizes(`(?:${SIZE}|${DRAWN_SIZE})`) },
    },
  ],
};
