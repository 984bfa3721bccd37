import * as v from 'valibot';
import { Count } from './primitives.ts';

/** `GET /punctuality`: of the last sailings of the same line between the same calls, how many were less than 15 minutes late. */
export const Punctuality = v.object({ onTime: Count, of: Count });
export type Punctuality = v.InferOutput<typeof Punctuality>;
