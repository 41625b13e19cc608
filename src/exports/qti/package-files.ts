import type { Item } from '#exports/item.ts'
import { lineOf } from '#exports/markup.ts'
import { element, type Element, type Node, type TextFile, xmlDocument } from '#exports/xml.ts'

import { fitsQti, itemBody } from './item-xml.ts'

export type QtiVersion = '2.1' | '3.0'

const TEST = 'assessment.xml'
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** The names of things in each version: namespace, address of its schema, and types of resources. */
const names = {
  '2.1': {
    namespace: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
    schema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd',
    test: 'imsqti_test_xmlv2p1',
    item: 'imsqti_item_xmlv2p1',
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    manifestSchema: 'http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd',
    title: 'QTIv2.1 Package',
    number: '1.0.0',
  },
  '3.0': {
    namespace: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
    schema: 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd',
    test: 'imsqti_test_xmlv3p0',
    item: 'imsqti_item_xmlv3p0',
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    manifestSchema:
      'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd',
    title: 'QTI Package',
    number: '3.0.0',
  },
} as const

/**
 * Returns the files of a QTI package: a manifest, a test with all questions in order, and an item each.
 * Questions whose answer is a drawing are left out.
 */
export function qtiFiles(
  version: QtiVersion,
  name: string,
  items: readonly Item[],
): readonly TextFile[] {
  const fitting = items.filter(fitsQti)
  const title = lineOf(name)
  return [
    { path: 'imsmanifest.xml', text: xmlDocument(manifest(version, fitting)) },
    { path: TEST, text: documentOf(version, test(title, fitting)) },
    ...fitting.map((item) => ({ path: pathOf(item), text: documentOf(version, itemOf(item)) })),
  ]
}

function pathOf({ id }: Item): string {
  return `items/${id}.xml`
}

/** Identifiers begin with a letter and hold no dot in some programs. */
function identifierOf({ id }: Item): string {
  return `Q-${id.replaceAll('.', '-')}`
}

function itemOf(item: Item): Element {
  return element(
    'assessmentItem',
    {
      identifier: identifierOf(item),
      title: item.title,
      adaptive: 'false',
      timeDependent: 'false',
    },
    ...itemBody(item),
  )
}

function test(title: string, items: readonly Item[]): Element {
  return element(
    'assessmentTest',
    { identifier: 'TEST', title },
    element(
      'testPart',
      { identifier: 'PART', navigationMode: 'nonlinear', submissionMode: 'individual' },
      element(
        'assessmentSection',
        { identifier: 'SECTION', title, visible: 'true' },
        ...items.map((item) =>
          element('assessmentItemRef', { identifier: identifierOf(item), href: pathOf(item) }),
        ),
      ),
    ),
  )
}

function manifest(version: QtiVersion, items: readonly Item[]): Element {
  const {
    manifest: namespace,
    manifestSchema,
    title,
    number,
    test: testType,
    item,
  } = names[version]
  return element(
    'manifest',
    {
      xmlns: namespace,
      'xmlns:xsi': XSI,
      'xsi:schemaLocation': `${namespace} ${manifestSchema}`,
      identifier: 'MANIFEST',
    },
    element('metadata', {}, element('schema', {}, title), element('schemaversion', {}, number)),
    element('organizations'),
    element(
      'resources',
      {},
      element(
        'resource',
        { identifier: 'RES-TEST', type: testType, href: TEST },
        element('file', { href: TEST }),
        ...items.map((one) => element('dependency', { identifierref: `RES-${identifierOf(one)}` })),
      ),
      ...items.map((one) =>
        element(
          'resource',
          { identifier: `RES-${identifierOf(one)}`, type: item, href: pathOf(one) },
          element('file', { href: pathOf(one) }),
        ),
      ),
    ),
  )
}

function documentOf(version: QtiVersion, root: Element): string {
  const { namespace, schema } = names[version]
  const { name, attributes, children } = version === '2.1' ? root : renamed(root)
  const spaces = {
    xmlns: namespace,
    'xmlns:xsi': XSI,
    'xsi:schemaLocation': `${namespace} ${schema}`,
  }
  return xmlDocument({ name, attributes: { ...spaces, ...attributes }, children })
}

/** Elements that QTI shares with HTML. */
const HTML: ReadonlySet<string> = new Set(['p', 'sub', 'sup'])

/**
 * An element of version 2.1 with the names of version 3.0: `qti-item-body` for `itemBody`. Feedback
 * has a body of its own there.
 */
function renamed({ name, attributes, children: given }: Element): Element {
  const children =
    name === 'modalFeedback' ? [element('contentBody', {}, element('p', {}, ...given))] : given
  return {
    name: HTML.has(name) ? name : `qti-${kebab(name)}`,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [kebab(key), value]),
    ),
    children: children.map((child): Node =>
      child === null || typeof child === 'string' ? child : renamed(child),
    ),
  }
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
