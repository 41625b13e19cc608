import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { parseQuestionId } from '#quiz/question-id.ts'

import { openHeaders } from './security-headers.ts'

const PATH = '/oembed'
const SET_PATH = /^\/set\/([a-z]{6})$/i
const QUESTION_PATH = '/dashboard/questions'

/** The size of a frame in pixels, unless the page around it has less room. */
const WIDTH = 720
const HEIGHT = 640
const DAY_SECONDS = 86_400

/**
 * Adds `/oembed`, which tells other sites how to show a question or a set by its address (oEmbed 1.0, as JSON).
 * It looks nothing up, so it does not tell which sets there are.
 */
export function addOembed(app: FastifyInstance, publicOrigin: string): void {
  app.get(PATH, (request, reply) => {
    const query = new URL(request.url, publicOrigin).searchParams
    const path = embedPathOf(query.get('url') ?? '', publicOrigin)
    if (path === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
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
        title: 'Chemistry questions',
        cache_age: DAY_SECONDS,
        width,
        height,
        html: `<iframe src="${publicOrigin}${path}" title="Chemistry questions" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
      })
  })
}

/** Announces `/oembed` on the page of a question or a set. */
export function announceOembed(
  { url }: Pick<FastifyRequest, 'url'>,
  reply: FastifyReply,
  publicOrigin: string,
): void {
  const address = `${publicOrigin}${url}`
  if (embedPathOf(address, publicOrigin) === null) return
  const link = `${publicOrigin}${PATH}?url=${encodeURIComponent(address)}`
  reply.header('link', `<${link}>; rel="alternate"; type="application/json+oembed"`)
}

/** The path at which the question or the set of an address may be framed; null for every other address. */
function embedPathOf(address: string, publicOrigin: string): string | null {
  const parsed = URL.parse(address)
  if (parsed?.origin !== publicOrigin) return null
  const { pathname, searchParams } = parsed
  const code = SET_PATH.exec(pathname)?.[1]
  if (code !== undefined) return `/embed/set/${code.toUpperCase()}`
  const id = pathname === QUESTION_PATH ? (searchParams.get('question') ?? '') : ''
  return parseQuestionId(id) === null ? null : `/embed/question/${id}`
}

/** The room that is given, from one pixel to the usual size. */
function sizeOf(most: string | null, usual: number): number {
  return most !== null && /^[1-9]\d{0,5}$/.test(most) ? Math.min(usual, Number(most)) : usual
}
