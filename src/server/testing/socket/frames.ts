import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

import { LIVE_PATH } from '#contract/live.ts'

/** One frame of RFC 6455, as its bits say it; by default a whole and masked text. */
type Frame = {
  readonly opcode?: number
  readonly payload?: Buffer
  readonly isFinal?: boolean
  /** The three reserved bits, as a number from 0 to 7. */
  readonly reserved?: number
  readonly isMasked?: boolean
  /** The length that the frame claims, where it is false. */
  readonly claimedLength?: bigint
}

/** Bytes that a client may send after the upgrade, and the codes with which the server may close. */
export type FrameAttack = {
  readonly what: string
  readonly bytes: Buffer
  readonly closes: readonly number[]
}

const TEXT = 1
const BINARY = 2
const CLOSE = 8
const PING = 9
const PONG = 10
const LONGEST_MESSAGE = 4096

/** A client that says hello first and does not wait for the greeting. */
const HANDSHAKE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
]

/** Every way to break the protocol of frames that the server has to end with the right code. */
export const frameAttacks: readonly FrameAttack[] = [
  attack('a frame without a mask', [{ isMasked: false, payload: Buffer.from('{}') }], 1002),
  ...[1, 2, 4, 3, 7].map((reserved) =>
    attack(`the reserved bits ${reserved}`, [{ reserved, payload: Buffer.from('{}') }], 1002),
  ),
  ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode) =>
    attack(`the unknown opcode ${opcode}`, [{ opcode }], 1002),
  ),
  ...[
    ['a byte that never stands in UTF-8', [0xff]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['half a surrogate pair', [0xed, 0xa0, 0x80]],
    ['a character beyond the last', [0xf4, 0x90, 0x80, 0x80]],
    ['a character that is cut off', [0xe2, 0x82]],
  ].map(([what, bytes]) =>
    attack(String(what), [{ payload: Buffer.from(Array.isArray(bytes) ? bytes : []) }], 1007),
  ),
  attack('a length of 2⁶³', [{ claimedLength: 2n ** 63n }], 1002, 1009),
  attack('a length of 2⁵³', [{ claimedLength: 2n ** 53n }], 1009),
  attack('a length of 4 GB', [{ claimedLength: 2n ** 32n }], 1009),
  attack('a message that is too long', [{ payload: Buffer.alloc(LONGEST_MESSAGE + 1, 'x') }], 1009),
  attack(
    'a message that is too long in parts',
    [
      { payload: Buffer.alloc(LONGEST_MESSAGE, 'x'), isFinal: false },
      { opcode: 0, payload: Buffer.from('xx') },
    ],
    1009,
  ),
  attack(
    '100,000 fragments',
    [{ isFinal: false }, ...Array.from({ length: 99_999 }, () => ({ opcode: 0, isFinal: false }))],
    1008,
  ),
  attack('a continuation of nothing', [{ opcode: 0 }], 1002),
  attack('a message within a message', [{ isFinal: false }, { opcode: TEXT }], 1002),
  ...[CLOSE, PING, PONG].map((opcode) =>
    attack(`a control frame in parts (${opcode})`, [{ opcode, isFinal: false }], 1002),
  ),
  attack('a ping of 126 bytes', [{ opcode: PING, payload: Buffer.alloc(126) }], 1002),
  attack('a close frame of one byte', [{ opcode: CLOSE, payload: Buffer.alloc(1) }], 1002),
  ...[0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535].map((code) =>
    attack(`the close code ${code}`, [{ opcode: CLOSE, payload: closing(code) }], 1002),
  ),
  attack(
    'a reason to close that is no UTF-8',
    [{ opcode: CLOSE, payload: Buffer.concat([closing(1000), Buffer.of(0xff)]) }],
    1007,
  ),
  attack('a close frame that is right', [{ opcode: CLOSE, payload: closing(1000) }], 1000),
  attack('a close code of an application', [{ opcode: CLOSE, payload: closing(3000) }], 3000),
  attack('a binary message', [{ opcode: BINARY, payload: Buffer.from('{}') }], 4400),
  attack(
    'a thousand pings',
    Array.from({ length: 1000 }, () => ({ opcode: PING, payload: Buffer.from('are you there?') })),
    1008,
    1006,
  ),
  {
    what: 'an HTTP request in place of frames',
    bytes: Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    closes: [1002],
  },
  { what: 'noise', bytes: Buffer.alloc(512, 0xff), closes: [1002] },
]

export type Ending = {
  /** The status line and headers with which the server answered the upgrade. */
  readonly upgrade: string
  /** The code of its close frame; 1006 when it hung up without one that could be read. */
  readonly code: number
}

/** Opens a socket as a page of `origin` does, sends bytes, and waits until the server hangs up. */
export function endingAfter(port: number, origin: string, bytes: Buffer): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const { host } = new URL(origin)
    const request = [`GET ${LIVE_PATH} HTTP/1.1`, `Host: ${host}`, `Origin: ${origin}`]
    let received = Buffer.alloc(0)
    let isSent = false
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (!received.includes('\r\n\r\n')) return
      if (!isSent) socket.write(bytes)
      isSent = true
      // A polite server waits for the same from its client.
      if (ending().code !== 1006) socket.destroy()
    })
    // A server that has closed need not read the rest.
    socket.on('error', () => {})
    socket.setTimeout(15_000, () => {
      socket.destroy()
      reject(new Error('The server did not hang up.'))
    })
    socket.on('close', () => resolve(ending()))
    socket.write([...request, ...HANDSHAKE, '', ''].join('\r\n'))

    function ending(): Ending {
      const end = received.indexOf('\r\n\r\n')
      const upgrade = received.subarray(0, end).toString()
      return { upgrade, code: closeCodeIn(received.subarray(end + 4)) }
    }
  })
}

function attack(what: string, frames: readonly Frame[], ...closes: readonly number[]): FrameAttack {
  return { what, bytes: Buffer.concat(frames.map(bytesOf)), closes }
}

function closing(code: number): Buffer {
  return Buffer.of(code >> 8, code & 0xff)
}

function bytesOf({
  opcode = TEXT,
  payload = Buffer.alloc(0),
  isFinal = true,
  reserved = 0,
  isMasked = true,
  claimedLength = BigInt(payload.length),
}: Frame): Buffer {
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0)
  const first = (isFinal ? 0x80 : 0) | (reserved << 4) | opcode
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([Buffer.of(first), lengthBytes(claimedLength, isMasked), mask, masked])
}

function lengthBytes(length: bigint, isMasked: boolean): Buffer {
  const bit = isMasked ? 0x80 : 0
  if (length < 126n) return Buffer.of(bit | Number(length))
  const bytes = Buffer.alloc(9)
  bytes.writeBigUInt64BE(length, 1)
  if (length < 65_536n) return Buffer.concat([Buffer.of(bit | 126), bytes.subarray(7)])
  bytes[0] = bit | 127
  return bytes
}

/** The code of the first close frame among a server's bytes; its frames have no mask. */
function closeCodeIn(bytes: Buffer): number {
  let at = 0
  while (at + 2 <= bytes.length) {
    const opcode = (bytes[at] ?? 0) & 0x0f
    const short = (bytes[at + 1] ?? 0) & 0x7f
    const isLong = short === 126
    const length = isLong ? bytes.readUInt16BE(at + 2) : short
    const start = at + (isLong ? 4 : 2)
    if (start + length > bytes.length) break
    if (opcode === CLOSE) return length < 2 ? 1005 : bytes.readUInt16BE(start)
    at = start + length
  }
  return 1006
}
