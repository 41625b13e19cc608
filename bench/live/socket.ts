import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/**
 * The client's side of a WebSocket on this machine, as light as it can be: it masks its frames
 * with zeros, takes each frame of the server as a whole, and answers pings. The other work of a full client
 * costs as much as the answer of a server, on the same processor.
 */
export type LightSocket = {
  readonly send: (text: string) => void
  /** Says goodbye, and ends the connection. */
  readonly close: () => void
  readonly isOpen: () => boolean
}

type Heard = {
  readonly onOpen: (socket: LightSocket) => void
  /** @param text with a character for each byte */
  readonly onText: (text: string) => void
  /** @param code of the server's farewell; 0 when there was none */
  readonly onClose: (code: number) => void
}

const HEAD_END = '\r\n\r\n'
const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
const NO_MASK = 4

/** Opens a socket; `onClose` is also called for one that is refused. */
export function openLight(
  {
    port,
    path,
    headers,
  }: { port: number; path: string; headers: Readonly<Record<string, string>> },
  { onOpen, onText, onClose }: Heard,
): void {
  const line = connect(port, '127.0.0.1').setNoDelay(true)
  let isOpen = false
  let code = 0
  /** The start of a frame whose rest has not arrived yet. */
  let begun: Buffer = Buffer.alloc(0)
  const socket: LightSocket = {
    send: (text) => void line.write(frameOf(TEXT, Buffer.from(text))),
    close() {
      if (isOpen) line.end(frameOf(CLOSE, Buffer.from([3, 232])))
      else line.destroy()
      isOpen = false
    },
    isOpen: () => isOpen,
  }
  line.on('error', () => line.destroy())
  line.on('close', () => {
    isOpen = false
    onClose(code)
  })
  line.on('data', (bytes) => hear(begun.length === 0 ? bytes : Buffer.concat([begun, bytes])))
  line.write(upgradeOf(port, path, headers))

  function hear(bytes: Buffer): void {
    let at = 0
    if (!isOpen) {
      const end = bytes.indexOf(HEAD_END)
      if (end !== -1 && !bytes.toString('latin1', 0, 12).endsWith(' 101')) line.destroy()
      if (end === -1 || line.destroyed) return void (begun = bytes)
      at = end + HEAD_END.length
      isOpen = true
      onOpen(socket)
    }
    while (bytes.length - at >= 2) {
      const short = bytes.readUInt8(at + 1)
      const start = at + (short < 126 ? 2 : 4)
      if (bytes.length < start) break
      const end = start + (short < 126 ? short : bytes.readUInt16BE(at + 2))
      if (bytes.length < end) break
      take(bytes.readUInt8(at) & 15, bytes, start, end)
      at = end
    }
    begun = bytes.subarray(at)
  }

  function take(kind: number, bytes: Buffer, start: number, end: number): void {
    if (kind === TEXT) onText(bytes.toString('latin1', start, end))
    else if (kind === PING) line.write(frameOf(PONG, bytes.subarray(start, end)))
    else if (kind === CLOSE) {
      code = end - start >= 2 ? bytes.readUInt16BE(start) : 1005
      socket.close()
    }
  }
}

/** Builds a frame of at most 65,535 bytes, more than any message of a player. */
function frameOf(kind: number, payload: Buffer): Buffer {
  const { length } = payload
  const head = length < 126 ? 2 : 4
  const frame = Buffer.alloc(head + NO_MASK + length)
  frame[0] = 128 | kind
  frame[1] = 128 | (length < 126 ? length : 126)
  if (length >= 126) frame.writeUInt16BE(length, 2)
  payload.copy(frame, head + NO_MASK)
  return frame
}

function upgradeOf(port: number, path: string, headers: Readonly<Record<string, string>>): string {
  const all = {
    host: `localhost:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `${[`GET ${path} HTTP/1.1`, ...lines].join('\r\n')}${HEAD_END}`
}
