import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Makes a page of the built web. However large a part of it is, it stands in its place: no script has
 * to put it there.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Infinity,
  })
  if (context.isSpaMode) await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}
