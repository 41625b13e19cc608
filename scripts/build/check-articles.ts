import { compileLibrary } from '#content/pipeline/compile.ts'
import { articleReadability, styleProblems } from '#content/pipeline/style/style-rules.ts'

// Prints the problems and the measures of all articles, or of those that are named.
const wanted = process.argv.slice(2)
const library = await compileLibrary()
const chosen = library.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))

for (const { slug, facts } of chosen) {
  const { grade, sentenceLength } = articleReadability(facts)
  process.stdout.write(
    `${slug}: ${facts.words} words, grade ${grade.toFixed(1)}, ${sentenceLength.toFixed(1)} words a sentence\n`,
  )
  for (const line of facts.problems) process.stdout.write(`  FAILS THE BUILD ${line}\n`)
  for (const line of styleProblems(facts)) process.stdout.write(`  ${line}\n`)
}
const unknown = wanted.filter((slug) => !chosen.some((article) => article.slug === slug))
for (const slug of unknown) process.stdout.write(`There is no article ${slug}.\n`)
const isGood = chosen.every(
  ({ facts }) => facts.problems.length + styleProblems(facts).length === 0,
)
process.exitCode = isGood && unknown.length === 0 ? 0 : 1
