/** For a standalone page: it has the site's colours but not its fonts. */
export const style = `
:root { --navy: #0d2f57; --ink: #10243f; --soft: #4a5d77; --line: #d9e2ea; --sand: #fff8ea; --warn: #8a5a00; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: clamp(16px, 6vh, 72px) 16px; background: var(--sand); color: var(--ink); font: 1.0625rem/1.5 Commissioner, system-ui, sans-serif; }
main { max-width: 30rem; margin-inline: auto; padding: clamp(20px, 6vw, 36px); border-radius: 12px; background: #fff; box-shadow: 0 12px 40px rgb(8 31 59 / 0.14); }
h1 { font: 400 2rem/1.15 "GFS Didot", Georgia, serif; }
small { display: block; font-size: 0.9375rem; line-height: 1.4; font-weight: 400; color: var(--soft); }
h1 small { margin-top: 2px; font-size: 1.1875rem; }
.notice { margin-top: 20px; padding: 14px 18px 16px; border: 2px solid var(--warn); border-radius: 8px; background: #fdf6e6; }
.notice p:first-child { font-weight: 600; }
.notice p + p { margin-top: 8px; font-size: 0.9375rem; }
dl { margin-top: 24px; border-top: 2px solid var(--navy); font-variant-numeric: tabular-nums; }
dl div { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
dd { font-weight: 650; text-align: right; letter-spacing: 0.04em; }
.amount { font-size: 1.75rem; letter-spacing: -0.02em; white-space: nowrap; }
form { display: grid; gap: 12px; margin-top: 24px; }
button, main > a { display: block; width: 100%; min-height: 56px; padding: 10px 18px; border: 2px solid var(--navy); border-radius: 8px; background: #fff; color: var(--ink); font: inherit; font-weight: 650; text-align: left; text-decoration: none; cursor: pointer; }
button:first-of-type, main > a { background: var(--navy); color: #fff; }
button:first-of-type small, main > a small { color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #f07d1a; outline-offset: 3px; }
.over { margin: 24px 0 16px; }
`;
