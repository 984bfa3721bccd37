import type { Hono } from 'hono';
import type { Principal } from './principal.ts';
import type { CommittedTransaction } from './transaction.ts';

/** `c.get('principal')` is set before any route runs; `committed` by routes that have changed documents. */
export type LakeEnv = { Variables: { principal: Principal; committed?: CommittedTransaction } };

/**
 * Registers the endpoints of one part of the API. `api` holds everything below `/v<version>`: write the path without it,
 * e.g. `api.get('/users/me', …)`; `c.req.param('version')` is available. `root` is for addresses without a version (images).
 */
export type Routes = (parts: { api: Hono<LakeEnv>; root: Hono<LakeEnv> }) => void;
