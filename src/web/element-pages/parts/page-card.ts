/** The size in pixels of the pictures that messengers show beside links to articles and to pages about elements and trends. */
export const PAGE_CARD = { width: 1200, height: 630 }

/** Returns the address of the picture of a page: '/cards/element/iron.png'. */
export function cardPath(page: string): string {
  return `/cards${page}.png`
}

/** The tags that name the picture of a page, with the words on it for those who do not see it. */
export function cardMeta(origin: string, page: string, words: string) {
  return [
    { property: 'og:image', content: `${origin}${cardPath(page)}` },
    { property: 'og:image:width', content: String(PAGE_CARD.width) },
    { property: 'og:image:height', content: String(PAGE_CARD.height) },
    { property: 'og:image:alt', content: words },
  ]
}
