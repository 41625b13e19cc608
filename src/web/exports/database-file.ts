import type { Row, Table } from '#exports/anki/collection.ts'

/** Rows and lists of rows are far smaller: no row is ever split between pages. */
const PAGE = 16_384
const FILE_HEADER = 100
const LEAF = 13
const LEAF_HEADER = 8
const INTERIOR = 5
const INTERIOR_HEADER = 12
/** The version of SQLite that the file names as its writer. */
const SQLITE_VERSION = 3_045_000

const encoder = new TextEncoder()

/**
 * Writes tables as a file of SQLite (https://www.sqlite.org/fileformat2.html): a tree of one or two levels
 * for each, without indexes. The library that would do so is compiled to WebAssembly, which the content
 * security policy of the pages refuses, and is fifty times as large.
 * @throws RangeError when a row or a table does not fit
 */
export function databaseFile(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const pages: Uint8Array<ArrayBuffer>[] = []
  // The first page lists the tables, so the others are numbered from 2 on.
  const roots = tables.map((table) => treeOf(table, pages))
  const schema = tables.map(({ name, sql }, index) =>
    cellOf({ id: index + 1, values: ['table', name, name, roots[index] ?? 0, sql] }, []),
  )
  const first = leafPage(schema, FILE_HEADER)
  first.set(fileHeader(pages.length + 1))
  const file = new Uint8Array(PAGE * (pages.length + 1))
  for (const [index, page] of [first, ...pages].entries()) file.set(page, index * PAGE)
  return file
}

/** Adds the pages of a table and returns the number of its root. */
function treeOf({ rows }: Table, pages: Uint8Array<ArrayBuffer>[]): number {
  const cells = rows.map((row) => cellOf(row, [NUMBER_COLUMN]))
  const leaves = leavesOf(cells)
  for (const leaf of leaves) pages.push(leafPage(leaf, 0))
  const last = pages.length + 1
  if (leaves.length === 1) return last
  const begin = last - leaves.length + 1
  const keys = lastKeys(leaves, rows)
  pages.push(interiorPage(begin, keys))
  return last + 1
}

/** Cuts cells into pages in order. A table without rows has one empty page. */
function leavesOf(cells: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] {
  const leaves: Uint8Array[][] = [[]]
  let left = PAGE - LEAF_HEADER
  for (const cell of cells) {
    const size = cell.length + 2
    if (size > left) {
      leaves.push([])
      left = PAGE - LEAF_HEADER
    }
    leaves.at(-1)?.push(cell)
    left -= size
  }
  return leaves
}

function lastKeys(
  leaves: readonly (readonly Uint8Array[])[],
  rows: readonly Row[],
): readonly number[] {
  let place = -1
  return leaves.map((leaf) => {
    place += leaf.length
    return rows[place]?.id ?? 0
  })
}

function leafPage(cells: readonly Uint8Array[], offset: number): Uint8Array<ArrayBuffer> {
  return pageOf(LEAF, cells, offset, LEAF_HEADER)
}

/** The page above the leaves: the last key of each but the last, which stands in the header. */
function interiorPage(begin: number, keys: readonly number[]): Uint8Array<ArrayBuffer> {
  const cells = keys
    .slice(0, -1)
    .map((key, index) => Uint8Array.from([...bigEndian(begin + index, 4), ...varint(key)]))
  const page = pageOf(INTERIOR, cells, 0, INTERIOR_HEADER)
  page.set(bigEndian(begin + keys.length - 1, 4), LEAF_HEADER)
  return page
}

/** A page: its header, where each cell stands, and the cells from the end on. */
function pageOf(
  type: number,
  cells: readonly Uint8Array[],
  offset: number,
  headerSize: number,
): Uint8Array<ArrayBuffer> {
  const page = new Uint8Array(PAGE)
  let end = PAGE
  let pointer = offset + headerSize
  for (const cell of cells) {
    end -= cell.length
    if (end < pointer + 2) throw new RangeError('A row or a list of rows is too long for a page.')
    page.set(cell, end)
    page.set(bigEndian(end, 2), pointer)
    pointer += 2
  }
  page.set([type, 0, 0, ...bigEndian(cells.length, 2), ...bigEndian(end, 2), 0], offset)
  return page
}

/** A row with its number, and the fields before those of its values. */
function cellOf({ id, values }: Row, before: readonly Field[]): Uint8Array {
  const fields = [...before, ...values.map(fieldOf)]
  const types = fields.flatMap(({ type }) => varint(type))
  // The header counts its own length, which is one byte up to 127.
  const header = [...varint(types.length + (types.length < 127 ? 1 : 2)), ...types]
  const body = fields.flatMap(({ bytes }) => [...bytes])
  return Uint8Array.from([
    ...varint(header.length + body.length),
    ...varint(id),
    ...header,
    ...body,
  ])
}

type Field = { readonly type: number; readonly bytes: Iterable<number> }

/** The column of the number itself, which is stored as null. */
const NUMBER_COLUMN: Field = { type: 0, bytes: [] }

/** The types of whole numbers by their size in bytes. */
const INTEGERS = [
  [1, 1],
  [2, 2],
  [4, 4],
  [8, 6],
] as const

function fieldOf(value: string | number): Field {
  if (typeof value === 'string') {
    const bytes = encoder.encode(value)
    return { type: 13 + 2 * bytes.length, bytes }
  }
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`)
  const [size, type] =
    INTEGERS.find(([bytes]) => value >= -(2 ** (8 * bytes - 1)) && value < 2 ** (8 * bytes - 1)) ??
    INTEGERS[3]
  return { type, bytes: bigEndian(value, size) }
}

/** A whole number in so many bytes, the highest first; a negative one as its two's complement. */
function bigEndian(value: number, bytes: number): readonly number[] {
  const whole = BigInt.asUintN(8 * bytes, BigInt(value))
  return Array.from({ length: bytes }, (_, index) =>
    Number((whole >> BigInt(8 * (bytes - 1 - index))) & 0xffn),
  )
}

/** A whole number in groups of seven bits, the highest first, each but the last with its high bit set. */
function varint(value: number): readonly number[] {
  const groups = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    groups.unshift((rest % 128) + 128)
  }
  return groups
}

function fileHeader(pages: number): Uint8Array {
  const header = new Uint8Array(FILE_HEADER)
  header.set(encoder.encode('SQLite format 3\0'))
  header.set(bigEndian(PAGE, 2), 16)
  // Written and read in the old way, no reserved room, and three fractions that are always these.
  header.set([1, 1, 0, 64, 32, 32], 18)
  header.set(bigEndian(1, 4), 24)
  header.set(bigEndian(pages, 4), 28)
  header.set(bigEndian(1, 4), 40)
  header.set(bigEndian(4, 4), 44)
  header.set(bigEndian(1, 4), 56)
  header.set(bigEndian(1, 4), 92)
  header.set(bigEndian(SQLITE_VERSION, 4), 96)
  return header
}
