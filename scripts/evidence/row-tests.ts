import type { AbuseRow } from './tables/abuse-list.ts'
import type { NamedTest } from './tables/named-tests.ts'

/** The source of a test file. */
export type TestSource = { readonly file: string; readonly source: string }

const ROWS = /^(?:[A-Z]\d+ )+/
/** A title after `test(` or after the table of `test.each(…)`. */
const TITLE = /(?:\btest(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g

/** The tests of the repository, by the keys of the lookups. */
export type Tests = {
  /** Those whose titles begin with ids, as in `A3 A4 what a client says …`, by each id. */
  readonly byRow: ReadonlyMap<string, readonly NamedTest[]>
  /** Every title of a file. */
  readonly titles: ReadonlyMap<string, readonly string[]>
}

/** Reads the titles of all tests. */
export function readTests(sources: readonly TestSource[]): Tests {
  const byRow = new Map<string, NamedTest[]>()
  const titles = new Map<string, readonly string[]>()
  for (const { file, source } of sources) {
    titles.set(file, titlesIn(source))
    for (const title of titlesIn(source)) {
      const ids = ROWS.exec(title)?.[0].trim().split(' ') ?? []
      for (const id of ids) byRow.set(id, [...(byRow.get(id) ?? []), { file, title }])
    }
  }
  return { byRow, titles }
}

/**
 * Returns the tests that prove a row: those whose titles begin with its id, and those that it names.
 * @throws when a test that the row names does not exist
 */
export function testsOf(row: Pick<AbuseRow, 'id' | 'tests'>, tests: Tests): readonly NamedTest[] {
  const titled = tests.byRow.get(row.id) ?? []
  const named = row.tests.map((one) => findTest(one, tests))
  const isNew = ({ file, title }: NamedTest): boolean =>
    !titled.some((test) => test.file === file && test.title === title)
  return [...titled, ...named.filter(isNew)]
}

/**
 * Returns the test with this title. The ids in front of a title are not part of it, so naming one more
 * row in a title breaks nothing.
 * @throws when there is none
 */
export function findTest({ file, title }: NamedTest, { titles }: Tests): NamedTest {
  const whole = titles.get(file)?.find((candidate) => withoutRows(candidate) === title)
  if (whole === undefined) throw new Error(`There is no test “${title}” in ${file}.`)
  return { file, title: whole }
}

function withoutRows(title: string): string {
  return title.replace(/^(?:[A-Z]?\d{1,2} )+/, '')
}

function titlesIn(source: string): readonly string[] {
  return Array.from(source.matchAll(TITLE), ([, , title = '']) => title.replaceAll("\\'", "'"))
}
