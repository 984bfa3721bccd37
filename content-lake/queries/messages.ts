import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ItemNames } from '../groq/source-map/json-path.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Perspective } from '../store/perspective.ts';
import type { Bytes } from './chunks.ts';

/** A query as it is given to a query process: plain data. */
export type Work = {
  dataset: string;
  perspective: Perspective;
  query: string;
  params: Record<string, unknown>;
  now: Date;
  identity: string;
  projectId: string;
  sourceMap?: ItemNames;
};

/** What one query may take. */
export type QueryLimits = {
  timeLimitMs: number;
  /** Of the answer as JSON. */
  maxCharacters: number;
  /** Documents and items that lists are made of while the query runs, each time they are put into one. */
  maxItems: number;
};

/** To a query process. They arrive in the order in which they are sent; a query sees every transaction that was sent before it. */
export type Order =
  | { kind: 'load'; dataset: string; documents: readonly Doc[] }
  | { kind: 'loaded'; dataset: string; seq: number }
  | { kind: 'forget'; dataset: string }
  | { kind: 'advance'; dataset: string; seq: number; changes: { id: string; after: Doc | undefined }[] }
  | { kind: 'query'; id: number; work: Work; limits: QueryLimits };

/** From a query process. `started` comes before anything that can take long, the parts of a result in their order before `answer`. */
export type Report =
  | { kind: 'started'; id: number }
  | { kind: 'part'; id: number; part: Bytes }
  | { kind: 'answer'; id: number; answer: Omit<WorkerAnswer, 'result'> }
  | { kind: 'refusal'; id: number; status: ContentfulStatusCode; message: string; body: object }
  | { kind: 'failure'; id: number; message: string };

export type WorkerAnswer = {
  /** The result as JSON in UTF-8. */
  result: Bytes[];
  syncTags: string[];
  /** JSON. */
  resultSourceMap?: string;
  /** How long the query itself took. */
  milliseconds: number;
};
