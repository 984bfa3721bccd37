import type { Hono } from 'hono';
import type { DeskParts } from '../options.ts';
import type { StaffEnv } from '../staff/require-staff.ts';

/** What visitors sent, for staff; the doors are described in contract/staff-inbox.ts. */
export function inboxStaffRoutes(_app: Hono<StaffEnv>, _parts: DeskParts): void {}
