import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  type ArticleFacts,
  emptyFacts,
  type Form,
  slugOf,
} from '#content/pipeline/article/article-tree.ts'
import { frontMatterOf } from '#content/pipeline/article/front-matter.ts'
import { numberProblems } from '#content/pipeline/article/number-style.ts'
import { articleSlugs, pageTransform } from '#content/pipeline/compile.ts'
import { referenceFigures } from '#content/reference/figures.ts'
import { referenceValues } from '#content/reference/values.ts'

import { type ReferenceFrontMatter, referenceFrontMatterSchema } from './front-matter.ts'
import { withValues } from './with-values.ts'

/** A reference page as a JavaScript module, with the facts found in it. */
export type CompiledReference = {
  readonly slug: string
  readonly code: string
  readonly facts: ArticleFacts
  readonly frontMatter: ReferenceFrontMatter | null
}

export const REFERENCE_FOLDER = join(import.meta.dirname, '../../reference/pages')

/** Returns the paths of all reference pages, by name. */
export function referenceFiles(): readonly string[] {
  return globSync(join(REFERENCE_FOLDER, '*.mdx')).toSorted()
}

/** Compiles a reference page. Nothing is thrown: problems are in the facts. */
export async function compileReference(file: string, source: string): Promise<CompiledReference> {
  const facts = emptyFacts()
  let frontMatter: ReferenceFrontMatter | null = null
  const form: Form = {
    name: 'a reference page',
    fewestWords: 120,
    mostWords: 420,
    readFrontMatter(tree) {
      const read = frontMatterOf(tree, referenceFrontMatterSchema)
      if ('problems' in read) {
        facts.problems.push(...read.problems)
        return
      }
      frontMatter = read.frontMatter
      const { subtitle, description } = frontMatter
      facts.problems.push(...[subtitle, description].flatMap(numberProblems))
    },
    checkFigure: (_file, name) =>
      Object.hasOwn(referenceFigures, name) ? [] : [`there is no figure '${name}'`],
  }
  const { transform } = pageTransform(() => facts, new Set(articleSlugs()), form)
  const filled = withValues(source, referenceValues)
  facts.problems.push(...filled.problems)
  const result = await transform(filled.source, file)
  return { slug: slugOf(file), code: result?.code ?? '', facts, frontMatter }
}

/** Compiles every reference page. */
export async function compileReferences(): Promise<readonly CompiledReference[]> {
  return Promise.all(
    referenceFiles().map((file) => compileReference(file, readFileSync(file, 'utf8'))),
  )
}
