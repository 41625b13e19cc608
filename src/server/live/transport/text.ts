import type { RawData } from 'ws'

/** Returns the text of a frame, in any of the forms that the library has for its data. */
export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}
