import { DRAFTS, type Perspective } from '../store/perspective.ts';
import { badRequest, insufficientPermissions } from '#content-lake/protocol/errors.ts';
import { canReadDrafts, type Principal } from '#content-lake/protocol/principal.ts';

/** From this API version on, a query without a perspective sees published documents only. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';

/**
 * The perspective of a query. Callers who may not read drafts see what is public, even where an old API version
 * defaults to `raw`. @throws LakeError 403 when drafts are requested by name, 400 for an unknown name.
 */
export function perspectiveOf(requested: string | null, version: string, principal: Principal): Perspective {
  const wanted = requested ? parse(requested) : byVersion(version);
  if (canReadDrafts(principal)) return wanted;
  if (wanted.kind === 'layers') throw insufficientPermissions('read');
  return { kind: 'public' };
}

function parse(requested: string): Perspective {
  if (requested === 'raw') return { kind: 'raw' };
  if (requested === 'published') return { kind: 'published' };
  if (requested === 'previewDrafts' || requested === 'drafts') return DRAFTS;
  const layers = requested.split(',').filter((name) => name !== 'published');
  if (layers.some((name) => name === 'raw' || !/^[A-Za-z0-9_-]+$/.test(name))) {
    throw badRequest(`Invalid perspective "${requested}"`);
  }
  return layers.length === 0 ? { kind: 'published' } : { kind: 'layers', layers };
}

function byVersion(version: string): Perspective {
  const date = version.replace(/^v/, '');
  const raw = date === '1' || (/^\d{4}-\d{2}-\d{2}$/.test(date) && date < PUBLISHED_BY_DEFAULT);
  return raw ? { kind: 'raw' } : { kind: 'published' };
}
