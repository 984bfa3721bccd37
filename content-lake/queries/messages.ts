import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ItemNames } from '../groq/source-map/json-path.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { Perspective } from '../store/perspective.ts';
import type { Bytes } from './chunks.ts';

/** A query as it is sent to a query process: plain data. */
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

/** Limits for one query. */
export type QueryLimits = {
  timeLimitMs: number;
  /** For the result as JSON. */
  maxCharacters: number;
  /** Documents and items in lists that the query creates, counted each time one is put into a list. */
  maxItems: number;
};

/** Messages to a query process. They arrive in the order sent; a query sees every transaction that was sent before it. */
export type Order =
  | { kind: 'load'; dataset: string; documents: readonly Doc[] }
  | { kind: 'loaded'; dataset: string; seq: number }
  | { kind: 'forget'; dataset: string }
  | { kind: 'advance'; dataset: string; seq: number; changes: { id: string; after: Doc | undefined }[] }
  | { kind: 'query'; id: number; work: Work; limits: QueryLimits };

/** Messages from a query process. `started` comes before any slow work, the parts of a result in order before `answer`. */
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
