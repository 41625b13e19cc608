import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

import { minutesOf } from '#content/pipeline/plugin.ts'
import { references } from '#content/reference/list.ts'

import {
  compileReference,
  type CompiledReference,
  REFERENCE_FOLDER,
  referenceFiles,
} from './compile-reference.ts'

const LIST = 'virtual:references'
const PAGES = 'virtual:reference-pages'

/**
 * Reference pages for Vite: `virtual:references` lists them for the library, and `virtual:reference-pages` holds
 * their texts for the build alone: a reference page is a document without script.
 */
export function referencePages(): Plugin {
  return {
    name: 'reference-pages',
    enforce: 'pre',
    resolveId: (id) => (id === LIST || id === PAGES ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${PAGES}`) {
        return this.environment.name === 'client'
          ? 'export const referencePageOf = () => null\n'
          : pages()
      }
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
      const more = { entry: entryOf(page), sources: page.frontMatter?.sources ?? [] }
      return {
        code: `${page.code}\nexport const page = ${JSON.stringify({ ...more, lastReviewed: page.frontMatter?.lastReviewed, mathClasses: [...page.facts.mathClasses].toSorted() })}\n`,
        map: null,
      }
    },
  }
}

/** @throws with everything that is wrong in the page. */
async function compiled(file: string): Promise<CompiledReference> {
  const page = await compileReference(file, readFileSync(file, 'utf8'))
  const { slug, facts } = page
  if (facts.problems.length === 0) return page
  throw new Error(
    `content/reference/pages/${slug}.mdx:\n${facts.problems.map((line) => `  ${line}`).join('\n')}`,
  )
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
function entryOf({ slug, facts, frontMatter }: CompiledReference) {
  const { title = slug, skills = [] } = references.find((entry) => entry.slug === slug) ?? {}
  const { subtitle, level, keyTerms, synonyms } = frontMatter ?? {}
  return {
    slug,
    title,
    skills,
    subtitle,
    level,
    keyTerms,
    synonyms,
    elements: [],
    minutes: minutesOf(facts),
  }
}
