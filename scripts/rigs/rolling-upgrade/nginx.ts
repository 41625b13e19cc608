import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { poll } from '#server/testing/poll.ts'

/** Where Debian keeps it, out of the path of most users. */
const DEBIAN = '/usr/sbin'
const EXAMPLE = fileURLToPath(new URL('../../../ops/nginx.conf', import.meta.url))
/** The lines of the example that keep a page at its node, and those that pass WebSockets on. */
const STICKY = /^ +(?:hash|least_conn|proxy_set_header Upgrade).*\n/gm
const NOTHING = /(?!)/g
const LOOK_MS = 50
const LONGEST_START_MS = 10_000

type Ports = {
  readonly port: number
  readonly nodes: readonly number[]
  /** The TLS settings that replace those of the example; plain HTTP without them. */
  readonly tls?: string
  /** Whether requests of live connections go to the nodes in turn, and no WebSocket gets through. */
  readonly spreads?: boolean
}

/** The program, or null where there is none. */
export function findNginx(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), DEBIAN]
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null
}

/**
 * Writes the settings of the example, for nodes on this machine.
 * @returns the file to start nginx with
 */
export function writeNginx(folder: string, { port, nodes, tls, spreads = false }: Ports): string {
  const servers = nodes.map((node) => `    server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;\n`)
  const site = readFileSync(EXAMPLE, 'utf8')
    .replaceAll(/(?: +server 10\.\S+ .*\n)+/g, servers.join(''))
    .replace(/^server \{\n {4}listen 80;[^}]*\}\n/m, '')
    .replaceAll(/^ +ssl_.*\n/gm, '')
    .replace('listen 443 ssl http2;', listening(port, tls))
    .replaceAll(spreads ? STICKY : NOTHING, '')
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    file,
    [
      'daemon off;',
      'worker_processes 2;',
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      'events { worker_connections 4096; }',
      'http {',
      'access_log off;',
      ...temporary.map((kind) => `${kind}_temp_path ${join(folder, kind)};`),
      site,
      '}',
    ].join('\n'),
  )
  return file
}

function listening(port: number, tls: string | undefined): string {
  const address = `127.0.0.1:${port}`
  return tls === undefined ? `listen ${address};` : `listen ${address} ssl http2; ${tls}`
}

/**
 * Starts nginx and waits until it listens.
 * @returns the function that stops it
 */
export async function startNginx(
  program: string,
  folder: string,
  ports: Ports,
): Promise<() => Promise<void>> {
  const file = writeNginx(folder, ports)
  const nginx = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(nginx, 'close')
  const isListening = await poll(
    () => listens(ports.port),
    (isOpen) => isOpen || nginx.exitCode !== null,
    { everyMs: LOOK_MS, withinMs: LONGEST_START_MS },
  )
  if (!isListening) {
    nginx.kill('SIGTERM')
    throw new Error(`nginx does not listen: ${String(nginx.stderr.read())}`)
  }
  return async () => {
    nginx.kill('SIGTERM')
    await ended
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
