const WRITTEN = /^- \*\*([A-Z]+\d+)\*\*/gm
/** A test's name starts with the rules it proves: `test('Q4 Q5 …`, also after `test.each(…)`. */
const TESTED = /(?:\btest(?:\.\w+)*|\))\(\s*['"`]((?:[A-Z]+\d+ )+)/g

/**
 * Compares the rules of a SPEC.md with the tests of its room and returns one line per problem. Tests may
 * also name what another list has: ids with letters that the SPEC.md does not use.
 */
export function ruleProblems(spec: string, tests: string): readonly string[] {
  const written = Array.from(spec.matchAll(WRITTEN), ([, rule = '']) => rule)
  const tested = Array.from(tests.matchAll(TESTED), ([, rules = '']) => rules.trim().split(' '))
  const letters = new Set(written.map(lettersOf))
  const provedRules = new Set(tested.flat().filter((rule) => letters.has(lettersOf(rule))))
  if (written.length === 0) return ['no rule is written']
  return [
    ...repeated(written).map((rule) => `${rule} is written twice`),
    ...written.filter((rule) => !provedRules.has(rule)).map((rule) => `${rule} has no test`),
    ...[...provedRules]
      .filter((rule) => !written.includes(rule))
      .map((rule) => `${rule} is tested but not written`),
  ]
}

function lettersOf(rule: string): string {
  return rule.replace(/\d+$/, '')
}

function repeated(rules: readonly string[]): readonly string[] {
  return rules.filter((rule, index) => rules.indexOf(rule) !== index)
}
