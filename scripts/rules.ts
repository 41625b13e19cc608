const WRITTEN = /^- \*\*([A-Z]+\d+)\*\*/gm
/** A test's name starts with the rules it proves: `test('Q4 Q5 …`, also after `test.each(…)`. */
const TESTED = /(?:\btest(?:\.\w+)*|\))\(\s*['"`]((?:[A-Z]+\d+ )+)/g

/** What does not fit between the rules of a SPEC.md and the tests of its room, one line each. */
export function ruleProblems(spec: string, tests: string): readonly string[] {
  const written = Array.from(spec.matchAll(WRITTEN), ([, rule = '']) => rule)
  const tested = Array.from(tests.matchAll(TESTED), ([, rules = '']) => rules.trim().split(' '))
  const provedRules = new Set(tested.flat())
  if (written.length === 0) return ['no rule is written']
  return [
    ...repeated(written).map((rule) => `${rule} is written twice`),
    ...written.filter((rule) => !provedRules.has(rule)).map((rule) => `${rule} has no test`),
    ...[...provedRules]
      .filter((rule) => !written.includes(rule))
      .map((rule) => `${rule} is tested but not written`),
  ]
}

function repeated(rules: readonly string[]): readonly string[] {
  return rules.filter((rule, index) => rules.indexOf(rule) !== index)
}
