import {
  PDFArray,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** Role of an element for screen readers; `artifact` is decoration and is not read. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'artifact';

export type Structure = {
  /** Draws one element; elements are read in the order in which they are drawn. */
  mark(page: PDFPage, role: Role, draw: () => void, alt?: string): void;
  /** Writes the structure tree into the document; call it once, at the end. */
  finish(): void;
};

/** The tags of an accessible PDF (ISO 32000, 14.7 and 14.8), which the library leaves to its callers. */
export function createStructure(doc: PDFDocument, locale: string): Structure {
  const { context } = doc;
  const root = context.nextRef();
  const body = context.nextRef();
  const elements: PDFRef[] = [];
  const pages = new Map<PDFPage, PDFRef[]>();

  function mark(page: PDFPage, role: Role, draw: () => void, alt?: string): void {
    if (role === 'artifact') {
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]));
    } else {
      const own = pages.get(page) ?? [];
      pages.set(page, own);
      const element = context.register(
        context.obj({
          Type: 'StructElem',
          S: role,
          P: body,
          Pg: page.ref,
          K: own.length,
          ...(alt === undefined ? {} : { Alt: PDFHexString.fromText(alt) }),
        }),
      );
      page.pushOperators(
        PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
          PDFName.of(role),
          `<</MCID ${own.length}>>`,
        ]),
      );
      own.push(element);
      elements.push(element);
    }
    draw();
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  }

  function finish(): void {
    const numbers = PDFArray.withContext(context);
    for (const [index, [page, own]] of [...pages].entries()) {
      page.node.set(PDFName.of('StructParents'), PDFNumber.of(index));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      numbers.push(PDFNumber.of(index));
      numbers.push(context.obj(own));
    }
    context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements }));
    context.assign(
      root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [body],
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: pages.size,
      }),
    );
    doc.catalog.set(PDFName.of('StructTreeRoot'), root);
    doc.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    doc.setLanguage(locale);
  }

  return { mark, finish };
}
