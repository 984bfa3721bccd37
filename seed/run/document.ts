/** Plain JSON, as the content lake stores it. */
export type Json = string | number | boolean | null | undefined | Json[] | { [field: string]: Json };
export type JsonObject = { [field: string]: Json };

/** A document of the seed. Its id is readable and never changes, because editors' changes depend on it. */
export type SeedDocument = { _id: string; _type: string; [field: string]: Json };

export function isJson(value: unknown): value is Json {
  if (typeof value !== 'object') return typeof value !== 'function' && typeof value !== 'bigint';
  return value === null || Object.values(value).every(isJson);
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
