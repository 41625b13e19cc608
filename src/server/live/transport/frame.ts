/** Returns JSON in ASCII alone, whose characters need no encoding to be sent. */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replaceAll(/[^\0-\x7f]/g, escaped)
}

/**
 * Returns a text as a whole, unmasked WebSocket frame (RFC 6455, section 5.2).
 * @param ascii at most 65,535 characters below 128
 */
export function textFrame(ascii: string): Buffer {
  const { length } = ascii
  const head = length < 126 ? 2 : 4
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x81
  frame[1] = length < 126 ? length : 126
  if (head === 4) frame.writeUInt16BE(length, 2)
  frame.write(ascii, head, 'latin1')
  return frame
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
