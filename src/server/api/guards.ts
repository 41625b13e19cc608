import type { FastifyRequest } from 'fastify'

import { Problem } from '#server/platform/http/problem.ts'

/** After a malformed request, the start of the next one is unknown. */
const HANG_UP = { connection: 'close' }

export type OriginRule = {
  /** Where browsers find this server, e.g. `https://chem.example`. */
  readonly publicOrigin: string
  /** In development a page of the very host that was asked is at home too, whatever its port. */
  readonly allowOwnHost: boolean
}

/**
 * Accepts requests from pages of this product alone, so that no other site can act for a visitor.
 * @throws Problem `foreign_origin`
 */
export function requireOwnOrigin(request: FastifyRequest, rule: OriginRule): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  const isOwnHost = rule.allowOwnHost && host !== undefined && origin === `http://${host}`
  const isOwn = origin === rule.publicOrigin || isOwnHost
  if (!isOwn || (site !== undefined && site !== 'same-origin')) {
    throw new Problem('foreign_origin', 'Only pages of this site may ask this.')
  }
}

/**
 * Lets pass only plain JSON. A form of another site cannot send that without being asked first, and
 * a compressed body could unfold to any size.
 * @throws Problem `unsupported_media_type`
 */
export function requirePlainJson(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? ''
  const isJson = /^application\/json\s*(;|$)/i.test(type)
  if (!isJson || request.headers['content-encoding'] !== undefined) {
    throw new Problem('unsupported_media_type', 'The body has to be plain application/json.')
  }
}

/**
 * Lets pass only calls whose input is the body: an address may be logged, and may name a thing twice.
 * @throws Problem `invalid_input`
 */
export function requireNoQuery({ url }: FastifyRequest): void {
  if (url.includes('?')) throw new Problem('invalid_input', 'input: query')
}

/**
 * Refuses what Node lets through but no browser sends, and proxies may read differently: no Host or
 * two, an address that is no path, more headers than Node hands on.
 * @throws Problem `malformed` or `headers_too_large`
 */
export function requireCleanRequest(request: FastifyRequest, maxHeaders: number): void {
  const { httpVersion, rawHeaders, url = '' } = request.raw
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  if (names.length > maxHeaders) {
    throw new Problem('headers_too_large', 'Too many headers.', HANG_UP)
  }
  const hosts = names.filter((name) => name.toLowerCase() === 'host')
  const isNamed = hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
  if (!isNamed || !url.startsWith('/')) {
    throw new Problem('malformed', 'The request cannot be read.', HANG_UP)
  }
}
