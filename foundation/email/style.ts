/**
 * The colours of the site (app/tokens.css) for emails: inline on each element, since many mail programs drop style sheets, and
 * again in a style sheet for those that support dark mode.
 */
const INK = '#10243f';
const SOFT = '#4a5d77';
const LINE = '#d9e2ea';
const NAVY = '#081f3b';
const ORANGE = '#f07d1a';
const SEA = '#1a5f8a';
const FOAM = '#f2f8fa';
const SAND = '#fff8ea';

const TEXT_FONT = `Commissioner,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const DISPLAY_FONT = `'GFS Didot',Didot,'Times New Roman',serif`;

export const style = {
  page: `margin:0;padding:0;background:${FOAM};-webkit-text-size-adjust:100%`,
  hidden: 'display:none;max-height:0;overflow:hidden;opacity:0;color:transparent',
  sheet: `width:100%;max-width:600px;background:#ffffff`,
  head: `background:${NAVY};border-bottom:4px solid ${ORANGE};padding:22px 32px`,
  name: `font:400 26px/1.2 ${DISPLAY_FONT};letter-spacing:.02em;color:#ffffff`,
  body: `padding:32px;font:400 16px/1.55 ${TEXT_FONT};color:${INK};font-variant-numeric:tabular-nums`,
  title: `margin:0 0 20px;font:400 26px/1.25 ${DISPLAY_FONT};color:${INK}`,
  heading: `margin:28px 0 12px;font:400 21px/1.3 ${DISPLAY_FONT};color:${INK}`,
  paragraph: 'margin:0 0 16px',
  facts: `width:100%;margin:8px 0 20px;border-collapse:collapse;border-top:1px solid ${LINE};font:400 16px/1.45 ${TEXT_FONT}`,
  factName: `padding:10px 16px 10px 0;border-bottom:1px solid ${LINE};vertical-align:top;color:${SOFT};width:36%`,
  factValue: `padding:10px 0;border-bottom:1px solid ${LINE};vertical-align:top;font-weight:600;color:${INK}`,
  quote: `margin:8px 0 20px;padding:12px 16px;background:${SAND};border-left:4px solid #e3c795;color:${INK}`,
  button: `display:inline-block;padding:14px 24px;border-radius:4px;background:${ORANGE};color:${NAVY};font-weight:700;text-decoration:none`,
  buttonRow: 'margin:24px 0',
  picture: 'display:block;width:100%;height:auto;border:0;border-radius:4px;margin:0 0 16px',
  foot: `padding:20px 32px 28px;border-top:1px solid ${LINE};font:400 13px/1.5 ${TEXT_FONT};color:${SOFT}`,
  small: 'margin:0 0 6px',
  link: `color:${SEA}`,
};

/** For mail programs that support style sheets: narrow screens and dark mode. */
export const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.l-head{padding:18px 20px!important}.l-body{padding:24px 20px!important}.l-foot{padding:18px 20px 24px!important}
.l-fact-name,.l-fact-value{display:block!important;width:auto!important}
.l-fact-name{border-bottom:0!important;padding:10px 0 0!important}.l-fact-value{padding:2px 0 10px!important}
.l-button{display:block!important;text-align:center!important}
}
@media (prefers-color-scheme:dark){
.l-page{background:#081f3b!important}.l-sheet{background:#0d2f57!important}
.l-body,.l-title,.l-heading,.l-fact-value{color:#f2f8fa!important}
.l-fact-name,.l-foot{color:#c3d3e2!important}
.l-facts,.l-fact-name,.l-fact-value,.l-foot{border-color:#33557f!important}
.l-quote{background:#123a68!important;color:#f2f8fa!important}
.l-link{color:#9be0d2!important}
}`;
