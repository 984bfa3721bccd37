/** The look of the sign-in page: the site's tokens, and only the rules that this page needs. */
export const styles = `
@font-face{font-family:Commissioner;src:url(fonts/commissioner-greek) format("woff2");font-weight:100 900;unicode-range:U+0370-03FF,U+1F00-1FFF;font-display:swap}
@font-face{font-family:Commissioner;src:url(fonts/commissioner-latin) format("woff2");font-weight:100 900;unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC;font-display:swap}
@font-face{font-family:"GFS Didot";src:url(fonts/didot-greek) format("woff2");unicode-range:U+0370-03FF,U+1F00-1FFF;font-display:swap}
@font-face{font-family:"GFS Didot";src:url(fonts/didot-latin) format("woff2");unicode-range:U+0000-00FF,U+2000-206F;font-display:swap}
:root{--navy-950:#081f3b;--navy-900:#0d2f57;--sea-700:#1a5f8a;--foam:#f2f8fa;--sand-50:#fff8ea;--orange-500:#f07d1a;--ink:#10243f;--ink-soft:#4a5d77;--field:#8296ab;--bad:#b3261e;--white:#fff;--display:"GFS Didot",Didot,"Times New Roman",serif;--text:Commissioner,system-ui,sans-serif}
*,*::before,*::after{box-sizing:border-box}
body,h1,h2,p,ul{margin:0;padding:0}
ul{list-style:none}
html{-webkit-text-size-adjust:100%;color-scheme:light}
body{font:400 1.0625rem/1.6 var(--text);color:var(--ink);background:var(--white);min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr}
.poster{position:relative;background:var(--navy-950);height:clamp(168px,53vw,360px);overflow:hidden}
.scene{position:absolute;inset:0;width:100%;height:calc(100% + 48px)}
.logo{position:absolute;left:clamp(1rem,4vw,3rem);top:clamp(1rem,3vw,2.5rem);height:38px;width:auto}
main{display:grid;align-content:start;justify-items:center;padding:.75rem clamp(1rem,4vw,3rem) 2.5rem}
.column{width:100%;max-width:400px}
.languages{display:flex;gap:.25rem;justify-self:end;margin-bottom:.25rem}
.languages a{display:grid;place-items:center;min-width:44px;min-height:44px;font-weight:600;font-size:.9375rem;color:var(--ink-soft);text-decoration:none}
.languages a[aria-current]{color:var(--ink);text-decoration:underline;text-decoration-color:var(--orange-500);text-decoration-thickness:2px;text-underline-offset:.35em}
h1{font:400 clamp(2rem,1.5rem + 2vw,2.75rem)/1.1 var(--display);letter-spacing:-.01em;text-wrap:balance}
.lead{margin-top:.6rem;color:var(--ink-soft)}
.summary{margin-top:1.5rem;padding:1rem 1.25rem;border:2px solid var(--bad);border-radius:12px;background:#fbf3f2}
.summary h2{font:650 1.0625rem/1.35 var(--text);color:var(--bad)}
.summary li,.summary p{margin-top:.4rem}
.summary a{color:var(--ink);font-weight:600;text-underline-offset:.22em}
form{display:grid;gap:1.25rem;margin-top:1.75rem}
label{display:block;font-weight:650;line-height:1.4}
.hint{color:var(--ink-soft);font-size:.9375rem;line-height:1.45;margin-top:.1rem}
.label{font-weight:650;line-height:1.4}
.known{overflow-wrap:anywhere}
.picture{width:220px;margin:1.25rem 0 1rem}
.picture svg{display:block;width:100%;height:auto}
.codes{display:grid;grid-template-columns:repeat(2,max-content);gap:.4rem 2rem;margin-top:1.5rem}
code{font:500 1.0625rem/1.6 ui-monospace,monospace}
.hidden{position:absolute;width:1px;min-height:0;height:1px;padding:0;margin:-1px;border:0;clip-path:inset(50%);overflow:hidden}
.wrong{color:var(--bad);font-weight:600;font-size:.9375rem;line-height:1.4;margin-top:.15rem}
input{display:block;width:100%;min-height:52px;margin-top:.4rem;padding:.5rem .9rem;border:1.5px solid var(--field);border-radius:12px;background:var(--white);color:inherit;font:inherit}
input[aria-invalid]{border:2px solid var(--bad);background:#fbf3f2}
button,.button,.elsewhere{min-height:52px;border:2px solid transparent;border-radius:999px;background:var(--orange-500);color:var(--navy-950);font:650 1.0625rem/1.2 var(--text);cursor:pointer}
button:hover,.button:hover{background:#f2924a}
.button,.elsewhere{display:grid;place-items:center;padding:.5rem 1.5rem;text-align:center;text-decoration:none}
.button{margin-top:1.75rem}
.elsewhere{margin-top:.75rem;background:var(--white);border-color:var(--navy-900);color:var(--navy-900)}
.elsewhere:hover{background:var(--foam)}
.forgotten a{color:var(--sea-700);font-weight:600;text-underline-offset:.22em;white-space:nowrap}
.forgotten{margin-top:1.5rem;font-size:.9375rem;line-height:1.5;color:var(--ink-soft)}
:focus-visible{outline:3px solid var(--orange-500);outline-offset:2px;box-shadow:0 0 0 6px var(--navy-950)}
@media (min-width:720px){
body{grid-template:1fr/minmax(0,1.15fr) minmax(0,1fr)}
.poster{height:auto}
.scene{height:100%}
.logo{height:48px}
main{align-content:center;padding-block:4.75rem 2rem;position:relative}
.languages{position:absolute;top:clamp(1rem,3vw,2.5rem);right:clamp(1rem,4vw,3rem);margin:0}
}
@media (max-height:620px) and (max-width:719px){.poster{height:96px}.scene{opacity:.5}}
@media (forced-colors:active){.summary,button,.button,.elsewhere{border-color:CanvasText}}
`;
