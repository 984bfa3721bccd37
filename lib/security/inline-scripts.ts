/** Attributes may contain a `>` in quotes. The content is everything before the first end tag, as in browsers. */
const SCRIPT = /<script((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script/gi;
const DATA = /\stype=["']?application\/(?:ld\+)?json/i;
/** The framework's inline scripts: one call that passes data to its runtime. */
const HANDING_OVER = [
  /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((.*)\);?$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);?$/s,
];

/**
 * Hashes of the inline scripts that a cached page may run, as a policy has them, without duplicates.
 *
 * Hashing whatever was rendered would also allow a script that an attacker injected. So only scripts are hashed that
 * pass data to the framework's runtime and can do nothing else: the whole argument must be JSON, without a `<`.
 * Everything else stays forbidden and is reported. Data blocks (`type="application/json"`) don't run and need no hash.
 */
export async function hashInlineScripts(html: string): Promise<string[]> {
  const texts = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (!/\ssrc\s*=/i.test(attributes) && !DATA.test(attributes) && handsOverData(text)) texts.add(text);
  }
  return Promise.all([...texts].map(hashOf));
}

/** The hash of a text, as `script-src` and `style-src` have it. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function handsOverData(text: string): boolean {
  if (text.includes('<')) return false;
  return HANDING_OVER.some((form) => {
    const data = form.exec(text)?.[1];
    return data !== undefined && isJson(data);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
