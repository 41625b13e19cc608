import type { FastifyReply, FastifyRequest } from 'fastify'

import { elementSlug, type Identity } from '#chemistry/elements/identities.ts'
import { identityCalled } from '#chemistry/search/element-names.ts'

import { framedHeaders, type Headers, ownFrameHeaders } from './security-headers.ts'
import type { Body, Encoding, Site, SiteFile } from './site.ts'

const MOVED: ReadonlyMap<string, string> = new Map([
  ['/blog', '/blogs'],
  ['/teachers', '/about/teachers'],
])
const TABLE = '/dashboard/periodic-table/'
const ELEMENT_PAGES = '/element/'
const NOT_FOUND_PAGE = '/404'
/** The page that browsers draw every screen in. */
const APP_SHELL = '/app-shell'
/** Screens that are not built: sets by their code, and classes. */
const APP_PATH = /^\/(?:set\/[a-z]{6}|class\/[\da-f-]{36})$/i

/** A question, a set, an element or the table for the frames of other sites. */
const EMBED_PATH =
  /^\/embed\/(?:question\/[a-z]{2}-[emh]\d{1,3}\.\d{1,2}\.[\da-z]{1,7}|set\/[a-z]{6}|element\/[a-z]{1,2}|table)$/i

/** Practice and figures for the frames of articles. */
const OWN_FRAME_PATH =
  /^\/embed\/(?:practice\/[a-z\d-]{2,60}(?:\.[a-z\d-]{2,60}){0,39}|figure\/[a-z-]{2,40})$/

/** Where each element has an address of its own, and its last part. */
const elementAddresses: readonly (readonly [
  start: string,
  lastPart: (element: Identity) => string,
])[] = [
  [TABLE, ({ symbol }) => symbol],
  [ELEMENT_PAGES, elementSlug],
]

/**
 * Answers a request that is no call: a file of the site, a redirect to its one address, or the
 * not-found page with status 404. Only GET and HEAD are allowed.
 */
export function serveSite(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').send()
  }
  const { path, query } = splitUrl(request.url)
  if (EMBED_PATH.test(path)) return sendFramed(site, framedHeaders, request, reply)
  if (OWN_FRAME_PATH.test(path)) return sendFramed(site, ownFrameHeaders, request, reply)
  const file = site.get(APP_PATH.test(path) ? APP_SHELL : path)
  if (file && path !== NOT_FOUND_PAGE) return sendFile(file, 200, request, reply)
  const address = addressOf(withoutTrailingSlash(path))
  if (site.has(address) && address !== path) {
    return reply.redirect(`${address}${query}`, address.startsWith(ELEMENT_PAGES) ? 301 : 308)
  }
  request.log.info({ path: path.slice(0, 200) }, 'not found')
  return sendNotFound(site, request, reply)
}

function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) }
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** Where a path leads: an element is also found by its symbol, another name or spelling, and its number. */
function addressOf(path: string): string {
  for (const [start, lastPart] of elementAddresses) {
    const called = path.startsWith(start) ? identityCalled(path.slice(start.length)) : undefined
    if (called !== undefined) return `${start}${lastPart(called)}`
  }
  return MOVED.get(path) ?? path
}

function sendNotFound(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const page = site.get(NOT_FOUND_PAGE)
  if (page) return sendFile(page, 404, request, reply)
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}

/** The page of all screens, which frames may show at this address. */
function sendFramed(
  site: Site,
  headersOf: (headers: Headers) => Headers,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const page = site.get(APP_SHELL)
  if (page === undefined) return sendNotFound(site, request, reply)
  reply.removeHeader('x-frame-options')
  return sendFile({ ...page, headers: headersOf(page.headers) }, 200, request, reply)
}

function sendFile(
  file: SiteFile,
  status: number,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { encoding, body } = negotiate(file, request.headers['accept-encoding'] ?? '')
  reply.headers(file.headers).header('etag', body.etag)
  if (status === 200 && isFresh(request.headers['if-none-match'], body.etag)) {
    return reply.code(304).removeHeader('content-type').send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).send(body.bytes)
}

/** The smallest form that the client accepts. */
function negotiate(
  file: SiteFile,
  acceptEncoding: string,
): { readonly encoding: Encoding; readonly body: Body } {
  const { br, gzip, identity } = file.bodies
  if (br && accepts(acceptEncoding, 'br')) return { encoding: 'br', body: br }
  if (gzip && accepts(acceptEncoding, 'gzip')) return { encoding: 'gzip', body: gzip }
  return { encoding: 'identity', body: identity }
}

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')))
  return known.has(etag) || known.has('*')
}
