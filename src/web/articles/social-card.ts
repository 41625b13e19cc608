import { PRODUCT } from '#web/ui/page-meta.ts'

/** The picture of the product in `public`, with its size in pixels. */
export const SOCIAL_CARD = {
  file: 'social-card.png',
  width: 1200,
  height: 630,
  alt: `The periodic table under the name ${PRODUCT} and a hat with a star.`,
} as const

/** Returns what messengers show of a page that is an article. */
export function articleTags({
  title,
  description,
  url,
}: {
  readonly title: string
  readonly description: string
  readonly url: string
}) {
  return [
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
  ]
}
