import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'

import { articleHtml } from '#content/pipeline/article/article-html.ts'
import {
  type ArticleFacts,
  articleTree,
  emptyFacts,
  type Form,
  slugOf,
} from '#content/pipeline/article/article-tree.ts'
import { declaredFrontMatter } from '#content/pipeline/article/front-matter.ts'
import { articleSlugs } from '#content/pipeline/compile.ts'
import { referenceFigures } from '#content/reference/figures.ts'
import { references } from '#content/reference/list.ts'
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
      const parsed = referenceFrontMatterSchema.safeParse(declaredFrontMatter(tree))
      if (parsed.success) {
        frontMatter = parsed.data
        return
      }
      facts.problems.push(
        ...parsed.error.issues.map(
          ({ path, message }) => `front matter ${path.join('.')}: ${message}`,
        ),
      )
    },
    checkFigure: (_file, name) =>
      Object.hasOwn(referenceFigures, name) ? [] : [`there is no figure '${name}'`],
    otherLinks: references.map(({ slug }) => `/reference/${slug}`),
  }
  const factsOf = () => facts
  const { transform } = mdx({
    development: false,
    remarkPlugins: [
      remarkFrontmatter,
      remarkMdxFrontmatter,
      remarkGfm,
      remarkMath,
      articleTree(factsOf, new Set(articleSlugs()), form),
    ],
    rehypePlugins: [rehypeSlug, articleHtml(factsOf)],
  })
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
