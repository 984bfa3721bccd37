/*
 * Takes the place of Next's polyfills in browsers (next.config.ts): what a browser with our syntax (ES2020) can lack. The rest of
 * Next's list is older than that syntax, or is loaded only where it is missing (scripts/polyfill.ts).
 */
Object.hasOwn ??= (object, key) => Object.prototype.hasOwnProperty.call(object, key);
URL.canParse ??= (address, base) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
};
