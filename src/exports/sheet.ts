import { type Element, element, type TextFile, xmlDocument } from './xml.ts'

/** A cell of a sheet: a text, which is never a formula, or a number. */
type Cell = string | number

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Writes lines as the one sheet of an Excel workbook (ECMA-376), and returns the files of its package. */
export function sheetFiles(lines: readonly (readonly Cell[])[]): readonly TextFile[] {
  const rows = lines.map((cells, row) =>
    element(
      'row',
      { r: String(row + 1) },
      ...cells.map((cell, column) => cellOf(cell, row, column)),
    ),
  )
  return [
    file(
      '[Content_Types].xml',
      element(
        'Types',
        { xmlns: `${PACKAGE}/content-types` },
        element('Default', {
          Extension: 'rels',
          ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
        }),
        override('/xl/workbook.xml', `${TYPE}.sheet.main+xml`),
        override('/xl/worksheets/sheet1.xml', `${TYPE}.worksheet+xml`),
      ),
    ),
    file('_rels/.rels', relationTo('officeDocument', 'xl/workbook.xml')),
    file(
      'xl/workbook.xml',
      element(
        'workbook',
        { xmlns: MAIN, 'xmlns:r': DOCUMENT },
        element(
          'sheets',
          {},
          element('sheet', { name: 'Questions', sheetId: '1', 'r:id': 'rId1' }),
        ),
      ),
    ),
    file('xl/_rels/workbook.xml.rels', relationTo('worksheet', 'worksheets/sheet1.xml')),
    file(
      'xl/worksheets/sheet1.xml',
      element('worksheet', { xmlns: MAIN }, element('sheetData', {}, ...rows)),
    ),
  ]
}

function cellOf(cell: Cell, row: number, column: number): Element | null {
  if (cell === '') return null
  const r = `${'ABCDEFGHIJK'.charAt(column)}${row + 1}`
  return typeof cell === 'number'
    ? element('c', { r }, element('v', {}, String(cell)))
    : element('c', { r, t: 'inlineStr' }, element('is', {}, element('t', {}, cell)))
}

function override(part: string, type: string): Element {
  return element('Override', { PartName: part, ContentType: type })
}

function relationTo(kind: string, target: string): Element {
  return element(
    'Relationships',
    { xmlns: `${PACKAGE}/relationships` },
    element('Relationship', { Id: 'rId1', Type: `${DOCUMENT}/${kind}`, Target: target }),
  )
}

function file(path: string, root: Element): TextFile {
  return { path, text: xmlDocument(root) }
}
