import { isJsonObject, type Json } from '#content-lake/protocol/document.ts';

/** Error codes as listed in the protocol's client. */
export const RPC_ERROR = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
} as const;

export type RpcCall = { id: string | number; method: string; params: { [name: string]: Json } };

export type ParsedCall = { kind: 'call'; call: RpcCall } | { kind: 'wrong'; answer: string };

/** Parses one JSON-RPC 2.0 request; for anything else, the error response to send. */
export function parseCall(text: string): ParsedCall {
  let body: Json;
  try {
    body = JSON.parse(text);
  } catch {
    return { kind: 'wrong', answer: failure(null, RPC_ERROR.parse, 'Parse error') };
  }
  if (!isJsonObject(body) || body['jsonrpc'] !== '2.0' || typeof body['method'] !== 'string') {
    return { kind: 'wrong', answer: failure(null, RPC_ERROR.request, 'Invalid request') };
  }
  const { id, method, params } = body;
  if (typeof id !== 'string' && typeof id !== 'number') {
    return { kind: 'wrong', answer: failure(null, RPC_ERROR.request, 'A request needs an id') };
  }
  return { kind: 'call', call: { id, method, params: isJsonObject(params) ? params : {} } };
}

export function success(id: string | number, result: Json): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

export function failure(id: string | number | null, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}

/** A message to a subscriber that isn't the response to a request. */
export function push(method: string, subscription: string, result: object): string {
  return JSON.stringify({ jsonrpc: '2.0', method, params: { subscription, result } });
}
