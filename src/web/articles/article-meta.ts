import { origin } from 'virtual:articles'

import { publishedOn } from '#content/published.ts'
import { shelfOf } from '#content/shelves.ts'
import { cardMeta, cardPath } from '#web/element-pages/parts/page-card.ts'
import { pageMeta, PRODUCT } from '#web/ui/page-meta.ts'

import type { Article } from './blocks/article.ts'
import { articleTags } from './social-card.ts'

/** Tells readers of feeds where the one of the library is. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: PRODUCT,
  href: '/feed.xml',
}

/**
 * Title, description, canonical address, and the data of an article for search engines and
 * messengers.
 */
export function articleMeta(article: Article) {
  const { slug, title, subtitle, category, keyTerms, lastReviewed, minutes } = article
  const { description = subtitle } = article
  const path = `/blog/${slug}`
  const url = `${origin}${path}`
  const published = publishedOn(article)
  const product = { '@type': 'Organization', name: PRODUCT, url: origin }
  return [
    ...pageMeta(title, description),
    { tagName: 'link', rel: 'canonical', href: url },
    feedLink,
    ...articleTags({ title, description, url }),
    ...cardMeta(origin, path, `The title “${title}” above squares of the periodic table.`),
    { property: 'article:section', content: shelfOf(category).label },
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: lastReviewed },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': ['LearningResource', 'Article'],
        name: title,
        headline: title,
        description,
        url,
        inLanguage: 'en-US',
        learningResourceType: 'Article',
        educationalLevel: 'High school',
        teaches: article.objective,
        keywords: keyTerms.join(', '),
        timeRequired: `PT${minutes}M`,
        datePublished: published,
        dateModified: lastReviewed,
        isAccessibleForFree: true,
        image: `${origin}${cardPath(path)}`,
        author: product,
        publisher: product,
      },
    },
  ]
}
