import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Makes a page of the built web. However large a part of it is, and even if its code comes later in a
 * browser, it stands in its place: no script has to put it there.
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
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}
