import * as v from 'valibot';

export const MAX_SECURITY_REPORT_BYTES = 32 * 1024;
const MOST_AT_ONCE = 20;

/** A blocked request or resource, without anything about the visitor: paths without query, origins without path. */
export type Violation = {
  directive: string;
  /** Origin of what was blocked, or a keyword such as `inline` or `eval`. */
  blocked: string;
  page: string;
  /** File and line that requested it, when it was a file of ours. */
  source: string | null;
};

const text = v.fallback(v.pipe(v.string(), v.maxLength(2_000)), '');
const line = v.fallback(v.number(), 0);

/** `report-uri`: one report, as Firefox and Safari send it. */
const Old = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': line,
  }),
});

/** `report-to`: a list of reports of several kinds. */
const New = v.array(
  v.object({
    type: v.string(),
    url: text,
    body: v.fallback(
      v.object({
        documentURL: text,
        blockedURL: text,
        effectiveDirective: text,
        sourceFile: text,
        lineNumber: line,
      }),
      { documentURL: '', blockedURL: '', effectiveDirective: '', sourceFile: '', lineNumber: 0 },
    ),
  }),
);

/**
 * Parses the body of a report. Null when it isn't one; an empty list when nothing in it concerns the site: other kinds
 * of reports, and attempts by browser extensions.
 */
export function readViolations(body: string, site: string): Violation[] | null {
  const sent = parseJson(body);
  const old = v.safeParse(Old, sent);
  if (old.success) {
    const report = old.output['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'].split(' ')[0] || '';
    return concerning([
      violation(directive, report['blocked-uri'], report['document-uri'], {
        file: report['source-file'],
        line: report['line-number'],
        site,
      }),
    ]);
  }
  const list = v.safeParse(New, sent);
  if (!list.success) return null;
  return concerning(
    list.output
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MOST_AT_ONCE)
      .map(({ url, body: { documentURL, blockedURL, effectiveDirective, sourceFile, lineNumber } }) =>
        violation(effectiveDirective, blockedURL, documentURL || url, {
          file: sourceFile,
          line: lineNumber,
          site,
        }),
      ),
  );
}

function concerning(violations: Violation[]): Violation[] {
  return violations.filter(
    ({ directive, blocked }) => /^[a-z-]{3,40}$/.test(directive) && !blocked.includes('-extension:'),
  );
}

function violation(
  directive: string,
  blocked: string,
  page: string,
  source: { file: string; line: number; site: string },
): Violation {
  const file = URL.canParse(source.file) ? new URL(source.file) : null;
  return {
    directive,
    blocked: originOf(blocked),
    page: URL.canParse(page) ? new URL(page).pathname : '',
    source: file?.origin === source.site ? `${file.pathname}:${source.line}` : null,
  };
}

/** Keywords such as `inline` and schemes such as `data` stay as they are. */
function originOf(blocked: string): string {
  if (!URL.canParse(blocked)) return /^[\w-]{0,30}$/.test(blocked) ? blocked : 'unreadable';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
