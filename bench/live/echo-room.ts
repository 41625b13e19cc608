import { type WebSocket, WebSocketServer } from 'ws'

// The least that a room of two can do, as the limit for bench/live.ts: no accounts, no rules, nothing
// stored. Every frame is answered with one as long as a verdict, and tells the other with one as long
// as a hint. Run: node bench/live/echo-room.ts PORT

const verdict = JSON.stringify({ type: 'match', picture: 'x'.repeat(1100) })
const hint = JSON.stringify({ type: 'match_hint', everybody: 'x'.repeat(230) })
let alone: WebSocket | null = null

const server = new WebSocketServer({
  port: Number(process.argv[2]),
  host: '127.0.0.1',
  perMessageDeflate: false,
})
server.on('listening', () => process.stdout.write('is ready\n'))
server.on('connection', (socket) => {
  if (alone === null) {
    alone = socket
    return
  }
  join(socket, alone)
  join(alone, socket)
  alone = null
})

function join(one: WebSocket, other: WebSocket): void {
  one.on('message', () => {
    one.send(verdict)
    other.send(hint)
  })
  one.send(verdict)
}
