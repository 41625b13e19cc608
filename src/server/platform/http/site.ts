import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

import { filesForRobots } from './files-for-robots.ts'
import { assetHeaders, type Headers, openHeaders, pageHeaders } from './security-headers.ts'

/** The one file that other sites may read. */
const OPEN_DATA = '/elements.json'

const TYPES: Headers = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export type Encoding = 'br' | 'gzip' | 'identity'
export type Body = { readonly bytes: Buffer; readonly etag: string }
type Bodies = { readonly [E in Encoding]: E extends 'identity' ? Body : Body | null }
export type SiteFile = { readonly headers: Headers; readonly bodies: Bodies }
/** Every file of the built web, by the path that asks for it. */
export type Site = ReadonlyMap<string, SiteFile>

/**
 * Reads the built web into memory, once, with the `.br` and `.gz` that the build put beside each file.
 * Measured against @fastify/static with `preCompressed`, answering from memory takes a sixth to a
 * ninth of the CPU time a request, and the whole site is a few megabytes. What is hashed is hashed when
 * it is first asked for: all at once would be a tenth of a start.
 * Files of unknown type, source maps and names that start with a dot are left out.
 * @param origin where browsers find the server, which the files for robots name
 */
export function readSite(folder: string, origin: string): Site {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = names.map((name) => `/${name.split(sep).join('/')}`).filter(isServed)
  const https = origin.startsWith('https:')
  const forRobots = filesForRobots(folder, origin)
  return new Map(
    paths.map((path) => {
      const moved = forRobots.get(path)
      const bodies = moved === undefined ? readBodies(join(folder, path)) : bodiesOf(moved)
      return [prettyPath(path), siteFile(path, bodies, https)]
    }),
  )
}

function isServed(path: string): boolean {
  return extname(path) in TYPES && !path.includes('/.')
}

/** `/dashboard/index.html` is asked for as `/dashboard`. */
function prettyPath(path: string): string {
  if (path === '/index.html') return '/'
  return path.replace(/\/index\.html$/, '')
}

function readBodies(file: string): Bodies {
  return {
    br: readSibling(`${file}.br`),
    gzip: readSibling(`${file}.gz`),
    identity: bodyOf(readFileSync(file)),
  }
}

function bodiesOf(bytes: Buffer): Bodies {
  return { br: null, gzip: null, identity: bodyOf(bytes) }
}

function siteFile(path: string, bodies: Bodies, https: boolean): SiteFile {
  let headers: Headers | undefined
  return {
    get headers() {
      return (headers ??= headersOf(path, bodies.identity.bytes, https))
    },
    bodies,
  }
}

function headersOf(path: string, bytes: Buffer, https: boolean): Headers {
  const isPage = path.endsWith('.html')
  return {
    'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheControl(path),
    vary: 'accept-encoding',
    ...(isAsset(path) && assetHeaders),
    ...(path === OPEN_DATA && openHeaders),
    ...(isPage && pageHeaders(prettyPath(path), bytes.toString(), https)),
  }
}

/** Names under /assets carry a hash of their content; everything else may change at its address. */
function cacheControl(path: string): string {
  return isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function isAsset(path: string): boolean {
  return path.startsWith('/assets/')
}

function readSibling(file: string): Body | null {
  return existsSync(file) ? bodyOf(readFileSync(file)) : null
}

function bodyOf(bytes: Buffer): Body {
  let etag: string | undefined
  return {
    bytes,
    get etag() {
      return (etag ??= `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`)
    },
  }
}
