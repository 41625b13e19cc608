import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Identity } from '#chemistry/elements/identities.ts'
import { identityCalled } from '#chemistry/search/element-names.ts'
import { parseQuestionId } from '#quiz/question-id.ts'

import { openHeaders } from './security-headers.ts'

const PATH = '/oembed'
const SET_PATH = /^\/set\/([a-z]{6})$/i
const QUESTION_PATH = '/dashboard/questions'
const TABLE_PATH = '/dashboard/periodic-table'
const ELEMENT_PATH = /^\/(?:element|dashboard\/periodic-table)\/([a-z]{1,20})$/i

const QUESTIONS = 'Chemistry questions'

/** The size of a frame in pixels, unless the page around it has less room. */
const WIDTH = 720
const HEIGHT = 640
const DAY_SECONDS = 86_400

/**
 * Adds `/oembed`, which tells other sites how to show a question, a set, an element or the table by its address (oEmbed 1.0, as JSON).
 * It looks nothing up, so it does not tell which sets there are.
 */
export function addOembed(app: FastifyInstance, publicOrigin: string): void {
  app.get(PATH, (request, reply) => {
    const query = new URL(request.url, publicOrigin).searchParams
    const frame = frameOf(query.get('url') ?? '', publicOrigin)
    if (frame === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    if ((query.get('format') ?? 'json') !== 'json') {
      return reply.code(501).type('text/plain; charset=utf-8').send('Only JSON\n')
    }
    const width = sizeOf(query.get('maxwidth'), WIDTH)
    const height = sizeOf(query.get('maxheight'), HEIGHT)
    return reply
      .headers({ ...openHeaders, 'cache-control': `public, max-age=${DAY_SECONDS}` })
      .type('application/json; charset=utf-8')
      .send({
        version: '1.0',
        type: 'rich',
        provider_name: 'Periodic Wizard',
        provider_url: publicOrigin,
        title: frame.title,
        cache_age: DAY_SECONDS,
        width,
        height,
        html: `<iframe src="${publicOrigin}${frame.path}" title="${frame.title}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
      })
  })
}

/** Announces `/oembed` on a page that has a frame. */
export function announceOembed(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  publicOrigin: string,
): void {
  const address = `${publicOrigin}${url}`
  if (frameOf(address, publicOrigin) === null) return
  const link = `${publicOrigin}${PATH}?url=${encodeURIComponent(address)}`
  reply.header('link', `<${link}>; rel="alternate"; type="application/json+oembed"`)
}

/** The page that may be framed in place of an address, and its title without markup. */
type Frame = { readonly path: string; readonly title: string }

/** The frame of a question, a set, an element or the table; null for every other address. */
function frameOf(address: string, publicOrigin: string): Frame | null {
  const parsed = URL.parse(address)
  if (parsed?.origin !== publicOrigin) return null
  const { pathname, searchParams } = parsed
  if (pathname === TABLE_PATH) return { path: '/embed/table', title: 'Periodic table' }
  const element = identityCalled(ELEMENT_PATH.exec(pathname)?.[1] ?? '')
  if (element !== undefined) return frameOfElement(element)
  const code = SET_PATH.exec(pathname)?.[1]
  if (code !== undefined) return { path: `/embed/set/${code.toUpperCase()}`, title: QUESTIONS }
  const id = pathname === QUESTION_PATH ? (searchParams.get('question') ?? '') : ''
  return parseQuestionId(id) === null ? null : { path: `/embed/question/${id}`, title: QUESTIONS }
}

function frameOfElement({ symbol, name }: Identity): Frame {
  return { path: `/embed/element/${symbol}`, title: name }
}

/** The room that is given, from one pixel to the usual size. */
function sizeOf(most: string | null, usual: number): number {
  return most !== null && /^[1-9]\d{0,5}$/.test(most) ? Math.min(usual, Number(most)) : usual
}
