import { crc32, deflateSync } from 'node:zlib'

/** Colors that a palette has room for. */
const MAX_COLORS = 256
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PALETTE_KIND = 3
const BITS = 8
const BYTES_PER_PIXEL = 4

/** The pixels of a picture, four bytes each: red, green, blue and one that is ignored. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/**
 * Writes a drawing of few colors as a PNG with a palette, a third of the size of one without. The rarest colors, at
 * the edges of letters, take the nearest of the others.
 */
export function indexedPng({ width, height, data }: Pixels): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += BYTES_PER_PIXEL) {
    const color = colorAt(data, at)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const palette = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_COLORS)
    .map(([color]) => color)
  const places = new Map(palette.map((color, index) => [color, index]))
  const rows = Buffer.alloc(height * (width + 1))
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const color = colorAt(data, (row * width + column) * BYTES_PER_PIXEL)
      const index = places.get(color) ?? nearest(palette, color)
      places.set(color, index)
      rows[row * (width + 1) + 1 + column] = index
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([BITS, PALETTE_KIND, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function colorAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
}

function channels(color: number): readonly [red: number, green: number, blue: number] {
  return [color >> 16, (color >> 8) & 0xff, color & 0xff]
}

function nearest(palette: readonly number[], color: number): number {
  const wanted = channels(color)
  const distances = palette.map((other) => {
    const given = channels(other)
    return wanted.reduce((sum, value, index) => sum + (value - (given[index] ?? 0)) ** 2, 0)
  })
  return distances.indexOf(Math.min(...distances))
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
