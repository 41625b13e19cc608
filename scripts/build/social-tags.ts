import { SOCIAL_CARD } from '#web/articles/social-card.ts'
import { PRODUCT } from '#web/ui/page-meta.ts'

/**
 * Adds to a page what messengers and social networks show beside a link to it: the picture, and title,
 * description and address where the page does not say them itself.
 * @param origin where the site will be reached, without a slash at the end
 * @param path of the page, such as /about
 */
export function withSocialTags(html: string, origin: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const tags: readonly (readonly [name: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', PRODUCT],
    ['og:title', title],
    ['og:description', description],
    ['og:url', `${origin}${path}`],
    ['og:image', `${origin}/${SOCIAL_CARD.file}`],
    ['og:image:width', String(SOCIAL_CARD.width)],
    ['og:image:height', String(SOCIAL_CARD.height)],
    ['og:image:alt', SOCIAL_CARD.alt],
  ]
  const missing = tags.filter(([name]) => !html.includes(`property="${name}"`))
  const written = missing.map(
    ([name, content]) => `<meta property="${name}" content="${content}"/>`,
  )
  const card = '<meta name="twitter:card" content="summary_large_image"/>'
  return html.replace('</head>', `${written.join('')}${card}</head>`)
}
