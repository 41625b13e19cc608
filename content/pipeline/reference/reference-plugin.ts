import type { Plugin } from 'vite'

import { cachedBySource, throwIfBroken } from '#content/pipeline/page-files.ts'
import { references } from '#content/reference/list.ts'

import {
  compileReference,
  type CompiledReference,
  REFERENCE_FOLDER,
  referenceFiles,
} from './compile-reference.ts'
import { searchTerms } from './search-terms.ts'

const LIST = 'virtual:references'
const PAGES = 'virtual:reference-pages'
const TERMS = 'virtual:search-terms'
const VIRTUAL = new Set([LIST, PAGES, TERMS])

/**
 * Reference pages for Vite: `virtual:references` lists them for the library, and `virtual:reference-pages` holds
 * their texts for the build alone: a reference page is a document without script. `virtual:search-terms` holds the
 * terms that articles and reference pages explain, for the search of the table.
 */
export function referencePages(): Plugin {
  const compiled = cachedBySource(async (file, source) =>
    throwIfBroken(file, await compileReference(file, source)),
  )

  return {
    name: 'reference-pages',
    enforce: 'pre',
    resolveId: (id) => (VIRTUAL.has(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${PAGES}`) {
        return this.environment.name === 'client'
          ? 'export const referencePageOf = () => null\n'
          : pages()
      }
      if (id === `\0${TERMS}`)
        return `export const searchTerms = ${JSON.stringify(searchTerms())}\n`
      if (id !== `\0${LIST}`) return undefined
      const all = await Promise.all(referenceFiles().map(compiled))
      const slugs = references.map(({ slug }) => slug)
      const inOrder = all.toSorted(
        (one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug),
      )
      return `export const references = ${JSON.stringify(inOrder.map(entryOf))}\n`
    },
    async transform(_code, id) {
      if (!id.startsWith(REFERENCE_FOLDER) || !id.endsWith('.mdx')) return undefined
      const page = await compiled(id)
      const { sources = [], description, lastReviewed } = page.frontMatter ?? {}
      const mathClasses = [...page.facts.mathClasses].toSorted()
      const skills = references.find(({ slug }) => slug === page.slug)?.skills ?? []
      const entry = entryOf(page)
      const more = { entry, skills, description, sources, lastReviewed, mathClasses }
      return { code: `${page.code}\nexport const page = ${JSON.stringify(more)}\n`, map: null }
    },
  }
}

function pages(): string {
  const files = referenceFiles()
  const imports = files.map(
    (file, index) => `import * as body${index} from ${JSON.stringify(file)}\n`,
  )
  return `import { referencePages } from '/src/web/articles/reference/reference-pages.tsx'
${imports.join('')}export const referencePageOf = referencePages([${files.map((_, index) => `body${index}`).join(', ')}])\n`
}

/** An entry of the library for a page. */
function entryOf({ slug, frontMatter }: CompiledReference) {
  const { title = slug } = references.find((entry) => entry.slug === slug) ?? {}
  const { subtitle, level, keyTerms, synonyms } = frontMatter ?? {}
  return {
    slug,
    title,
    subtitle,
    level,
    keyTerms,
    synonyms,
    elements: [],
  }
}
