import { readFileSync } from 'node:fs'

import { slugOf } from '#content/pipeline/article/article-tree.ts'
import { plannedSlugs } from '#content/pipeline/article/library.ts'
import { articleFiles } from '#content/pipeline/compile.ts'
import { references } from '#content/reference/list.ts'
import type { PageTerm, TermPage } from '#content/search-term.ts'

import { referenceFiles } from './compile-reference.ts'

/** Formulas, components and links are no plain text. */
const MARKUP = /[$<[\]`{}|]/
/** A sentence that leans on the one before does not stand by itself. */
const LEANING = /\b(?:this|these|those|they|also)\b/i
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=[A-Z“*])/

/**
 * Returns the key terms and other names of all articles and reference pages, in the order of the library. A term that
 * several pages explain is that of the first one with a sentence about it.
 */
export function searchTerms(): readonly TermPage[] {
  const slugs = references.map(({ slug }) => slug)
  const pages = [
    ...inOrder(articleFiles(), plannedSlugs).map((file) => pageOf(file, 'blog')),
    ...inOrder(referenceFiles(), slugs).map((file) => pageOf(file, 'reference')),
  ]
  const best = new Map<string, PageTerm>()
  for (const term of pages.flatMap(({ terms }) => terms)) {
    const before = best.get(term.term.toLowerCase())
    if (before === undefined || (before.meaning === '' && term.meaning !== '')) {
      best.set(term.term.toLowerCase(), term)
    }
  }
  const kept = new Set(best.values())
  return pages.map((page) => ({ ...page, terms: page.terms.filter((term) => kept.has(term)) }))
}

function inOrder(files: readonly string[], slugs: readonly string[]): readonly string[] {
  return files.toSorted((one, other) => slugs.indexOf(slugOf(one)) - slugs.indexOf(slugOf(other)))
}

function pageOf(file: string, folder: 'blog' | 'reference'): TermPage {
  const slug = slugOf(file)
  const [, head = '', text = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const title = /^title: *["']?(.+?)["']?$/m.exec(head)?.[1] ?? slug
  const listed = references.find((entry) => entry.slug === slug)
  const keyTerms = listIn(/^keyTerms:\s*\[([^\]]*)\]/m.exec(head)?.[1])
  const synonyms = listIn(/^synonyms:\s*\[([^\]]*)\]/m.exec(head)?.[1])
  return {
    title: listed?.title ?? title,
    path: `/${folder}/${slug}`,
    terms: [
      ...keyTerms.map((term) => ({
        term,
        // Only articles have a glossary.
        anchor: folder === 'blog' && boldAt('', term).test(text) ? anchorOf(term) : '',
        meaning: meaningIn(text, term),
      })),
      ...synonyms.map((term) => ({ term, anchor: '', meaning: '' })),
    ],
  }
}

/** The entries of a list of front matter, with or without quotation marks. */
function listIn(text = ''): readonly string[] {
  return Array.from(
    text.matchAll(/"([^"]*)"|'([^']*)'|([^\s,'"][^,\n]*)/g),
    ([, doubled, single, plain]) => (doubled ?? single ?? plain ?? '').trim(),
  )
}

/** The place of a key term in its article, as the glossary names it. */
function anchorOf(term: string): string {
  return `term-${term.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`
}

function boldAt(start: string, term: string): RegExp {
  return new RegExp(
    `${start}\\*\\*${term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:e?s)?\\*\\*`,
    'i',
  )
}

/** 'An **ion** is …', '**Resonance** means …', 'In **fission** a heavy nucleus …', without its marks. */
function meaningIn(text: string, term: string): string {
  const begins = boldAt('^(?:- )?(?:an? |the |in )*', term)
  const sentence = text
    .split('\n')
    .flatMap((line) => line.split(BETWEEN_SENTENCES))
    .find((entry) => begins.test(entry))
  if (sentence === undefined || MARKUP.test(sentence) || LEANING.test(sentence)) return ''
  const [, rest = ''] = sentence.split(/(?<=\w)\*\*/)
  const isDefinition =
    /^(?:- )?in\b/i.test(sentence) ||
    rest.startsWith(' (') ||
    /^(?: (?:of|in) [a-z ]+?)? (?:is|are|means|says)(?! (?:found|set|named|made)\b)/.test(rest)
  return isDefinition && sentence.endsWith('.')
    ? sentence.replace(/^- /, '').replaceAll(/\*\*|(?<!\w)[_*]|[_*](?!\w)/g, '')
    : ''
}
