import { issue10 } from './issue-10/issue.ts';
import { issue11 } from './issue-11/issue.ts';
import { issue12 } from './issue-12/issue.ts';
import { issue13 } from './issue-13/issue.ts';
import { issue14 } from './issue-14/issue.ts';
import { issue15 } from './issue-15/issue.ts';

/** Newest first. */
export const magazineIssues = [issue15, issue14, issue13, issue12, issue11, issue10];
