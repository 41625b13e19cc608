import { expect, test } from 'vitest'

import { composition, formula as readFormula } from '#chemistry/compounds/formulas.ts'
import { ionicRadius, properties } from '#chemistry/elements/element-properties.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { makeQuestion, type McqQuestion } from '#quiz/question.ts'

import { bonding } from './bonding.ts'

const SEEDS = 200

const charges: Readonly<Record<string, readonly [formula: string, charge: number]>> = {
  ammonium: ['NH4', 1],
  fluoride: ['F', -1],
  chloride: ['Cl', -1],
  bromide: ['Br', -1],
  iodide: ['I', -1],
  oxide: ['O', -2],
  sulfide: ['S', -2],
  nitride: ['N', -3],
  phosphide: ['P', -3],
  hydroxide: ['OH', -1],
  nitrate: ['NO3', -1],
  nitrite: ['NO2', -1],
  chlorate: ['ClO3', -1],
  sulfate: ['SO4', -2],
  sulfite: ['SO3', -2],
  carbonate: ['CO3', -2],
  phosphate: ['PO4', -3],
}

test.each(['bo-e2', 'bo-m8'])('%s: the answer has the ions of the name without charge', (id) => {
  for (const { question, correctAnswer } of questionsOf(id)) {
    const [, cation = '', anion = ''] = read(question, /does (\w+) (\w+) have/)
    const [positive, plus] = charges[cation] ?? [symbolNamed(cation), groupCharge(cation)]
    const [negative, minus] = charges[anion] ?? ['', 0]
    const text = smallestNeutral([positive, plus], [negative, minus])
    expect([...composition(correctAnswer)]).toEqual([...composition(text)])
  }
})

test('bo-e3: the shared electrons are what the octets lack', () => {
  for (const { question, correctAnswer } of questionsOf('bo-e3')) {
    const formula = read(question, /one (\S+) molecule/)[1] ?? ''
    const lacking = atomsOf(formula).map((symbol) => full(symbol) - outer(symbol))
    expect(Number(correctAnswer)).toBe(sum(lacking))
  }
})

test('bo-m360: the answer has the multiple bond that its octets need', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-m360')) {
    const order = ['single bonds', 'double', 'triple'].findIndex((word) => question.includes(word))
    const fitting = options.filter((option) => {
      const atoms = atomsOf(option)
      const lacking = sum(atoms.map((symbol) => full(symbol) - outer(symbol)))
      return lacking / 2 - (atoms.length - 1) === order
    })
    expect(fitting).toEqual([correctAnswer])
  }
})

test('bo-m361: only the answer has like neighbors and no lone pair, or is the one that has not', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-m361')) {
    const fitting = options.filter((option) => {
      const isEven = composition(option).size === 2 && lonePairs(option, centralOf(option)) === 0
      return isEven === question.includes('nonpolar')
    })
    expect(fitting).toEqual([correctAnswer])
  }
})

test('bo-e4: the central atom fills its octet with the bonds of the answer', () => {
  for (const { question, correctAnswer } of questionsOf('bo-e4')) {
    const [, central = '', partner = ''] = read(question, /one (\w+) atom form with (\w+) atoms/)
    const counts = composition(correctAnswer)
    expect(counts.get(symbolNamed(central))).toBe(1)
    expect(outer(symbolNamed(central)) + (counts.get(symbolNamed(partner)) ?? 0)).toBe(8)
  }
})

test('bo-e5: only the ionic compound contains an element of group 1 or 2 other than hydrogen', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-e5')) {
    const asked = question.includes('ionic')
    expect(options.filter((option) => hasMetal(option) === asked)).toEqual([correctAnswer])
  }
})

test('bo-m1: the electronegativities differ most in the answer, by at least 0.3 more', () => {
  for (const { options, correctAnswer } of questionsOf('bo-m1')) {
    const others = options.filter((option) => option !== correctAnswer).map(gap)
    expect(gap(correctAnswer)).toBeGreaterThan(Math.max(...others) + 0.299)
  }
})

test('bo-m2: the named atom has the partial charge in the answer alone', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-m2')) {
    const sign = question.includes('δ−') ? 1 : -1
    const fitting = options.filter((option) => {
      const [a = '', b = ''] = option.split('–')
      return Math.sign(negativity(a) - negativity(b)) === sign
    })
    expect(fitting).toEqual([correctAnswer])
  }
})

test('bo-m4: lone pairs are what remains when the outer atoms are full', () => {
  for (const { question, element: central, correctAnswer } of questionsOf('bo-m4')) {
    const formula = read(question, / of (\S+)\?/)[1] ?? ''
    expect(Number(correctAnswer)).toBe(lonePairs(formula, central))
  }
})

test('bo-m5: the answer is the sum of the outer electrons less the charge', () => {
  for (const { question, correctAnswer } of questionsOf('bo-m5')) {
    const formula = read(question, /ion, (\S+),/)[1] ?? ''
    expect(Number(correctAnswer)).toBe(valence(formula))
  }
})

test('bo-m6: the shape follows from neighbors and lone pairs', () => {
  const shapes: Readonly<Record<string, string>> = {
    20: 'linear',
    21: 'bent (V-shaped)',
    22: 'bent (V-shaped)',
    23: 'linear',
    30: 'trigonal planar',
    31: 'trigonal pyramidal',
    32: 'T-shaped',
    40: 'tetrahedral',
    41: 'seesaw-shaped',
    42: 'square planar',
    50: 'trigonal bipyramidal',
    51: 'square pyramidal',
    60: 'octahedral',
  }
  for (const { question, element: central, correctAnswer } of questionsOf('bo-m6')) {
    const formula = read(question, /shape of (\S+) /)[1] ?? ''
    const neighbors = atomsOf(formula).length - 1
    expect(correctAnswer).toBe(shapes[`${neighbors}${lonePairs(formula, central)}`])
  }
})

test('bo-m7: charges over distance are largest in the answer', () => {
  for (const { options, correctAnswer } of questionsOf('bo-m7')) {
    const others = options.filter((option) => option !== correctAnswer).map(attraction)
    expect(attraction(correctAnswer)).toBeGreaterThan(1.09 * Math.max(...others))
  }
})

test('bo-h1: the molecules that have no dipole moment', () => {
  const nonPolar = 'CF₄ CCl₄ SiF₄ SiCl₄ BF₃ BCl₃ BBr₃ PF₅ PCl₅ SF₆ XeF₂ XeF₄ KrF₂ CO₂ SO₃'.split(
    ' ',
  )
  for (const { question, options, correctAnswer } of questionsOf('bo-h1')) {
    const asked = question.includes('nonpolar')
    expect(options.filter((option) => nonPolar.includes(option) === asked)).toEqual([correctAnswer])
  }
})

test('bo-h1: a molecule of two atoms is said to have one bond, and no right one is called unsymmetric', () => {
  for (const { correctAnswer, feedback, explanation } of questionsOf('bo-h1')) {
    const texts = feedback.flatMap((entry) => (entry === null ? [] : [entry.text]))
    expect(texts.filter((text) => !text.endsWith(explanation))).toEqual([])
    expect(explanation.includes('a single polar bond')).toBe(/^H(F|Cl|Br)$/.test(correctAnswer))
  }
})

test('bo-e2: no wrong option is a peroxide, polysulfide, azide or triiodide', () => {
  const ofGroup1 = /^(Li|Na|K|Rb|Cs)(₂O₂|O₂|O₃|₂S₂|₂S₃|N₃|Br₃|I₃)$/
  const ofGroup2 = /^(Mg|Ca|Sr|Ba)(O₂|S₂|S₃)$/
  const wrong = questionsOf('bo-e2').flatMap((question) =>
    question.options.filter((option) => option !== question.correctAnswer),
  )
  expect(wrong.filter((option) => ofGroup1.test(option) || ofGroup2.test(option))).toEqual([])
})

test('bo-e2: only lattices of ions are said to have ions', () => {
  for (const { correctAnswer, explanation } of questionsOf('bo-e2')) {
    const isShared = /^(Al|Zn)/.test(correctAnswer) && !/[OF]/.test(correctAnswer)
    expect([correctAnswer, explanation.startsWith('Counted as')]).toEqual([correctAnswer, isShared])
  }
})

test('bo-h2: the formal charge follows from the bonds and lone pairs in the question', () => {
  const words = ['no', 'one', 'two', 'three', 'four']
  for (const { question, element: symbol, correctAnswer } of questionsOf('bo-h2')) {
    const pairs = Array.from(
      question.matchAll(/(\w+) (single|double|triple) bond/g),
      ([, count = '', order = '']) =>
        words.indexOf(count) * (['single', 'double', 'triple'].indexOf(order) + 1),
    )
    const lone = words.indexOf(read(question, /(\w+) lone pair/)[1] ?? '')
    expect(numberIn(correctAnswer)).toBe(outer(symbol) - 2 * lone - sum(pairs))
  }
})

test('bo-h2 version 2: the octet is four pairs, of which the bonds are some', () => {
  const counts = ['no', 'one', 'two', 'three', 'four']
  for (const { question, element: symbol, correctAnswer } of questionsOf('bo-h2', 2)) {
    const bonds = Array.from(
      question.matchAll(/(\w+) (single|double|triple) bond/g),
      ([, count = '', order = '']) =>
        counts.indexOf(count) * (['single', 'double', 'triple'].indexOf(order) + 1),
    )
    expect(question).not.toContain('lone pair')
    // Of eight electrons, all count as its own but one of each shared pair.
    expect(numberIn(correctAnswer)).toBe(outer(symbol) - (8 - sum(bonds)))
  }
})

test('bo-m572: each neighbor and each lone pair is one domain', () => {
  for (const { question, element: central, correctAnswer } of questionsOf('bo-m572')) {
    const formula = read(question, /atom of (\S+) have/)[1] ?? ''
    const lone = lonePairs(formula, central)
    const domains = atomsOf(formula).length - 1 + lone
    const hybrid = `sp${['', '', '', '²', '³'][domains]}`
    expect(correctAnswer).toBe(
      `${domains} domains (${hybrid}), ${lone} lone ${lone === 1 ? 'pair' : 'pairs'}`,
    )
  }
})

test('bo-h5: reaction energies worked out by hand', () => {
  const byHand: Readonly<Record<string, number>> = {
    'H₂ + Cl₂ → 2 HCl': 436 + 243 - 2 * 432,
    '2 HCl → H₂ + Cl₂': 2 * 432 - 436 - 243,
    'N₂ + 3 H₂ → 2 NH₃': 946 + 3 * 436 - 6 * 390,
    '2 H₂ + O₂ → 2 H₂O': 2 * 436 + 498 - 4 * 464,
    'C₂H₄ + H₂ → C₂H₆': 611 + 436 - 345 - 2 * 415,
    'CH₄ + Cl₂ → CH₃Cl + HCl': 415 + 243 - 330 - 432,
    'C₂H₄ + H₂O → C₂H₅OH': 611 + 464 - 345 - 415 - 350,
    'N₂H₄ + H₂ → 2 NH₃': 160 + 436 - 2 * 390,
  }
  const checked = questionsOf('bo-h5').flatMap(({ question, correctAnswer }) => {
    const expected = byHand[read(question, /ΔH of (.+) with/)[1] ?? '']
    return expected === undefined ? [] : [numberIn(correctAnswer) - expected]
  })
  expect(checked.length).toBeGreaterThan(10)
  expect(new Set(checked)).toEqual(new Set([0]))
})

test('bo-h821: domains and shapes of both molecules agree as the question says', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-h821')) {
    const isAlike = (what: string) => question.includes(`the same ${what}`)
    const asked = [isAlike('number of electron domains'), isAlike('shape')]
    const fitting = options.filter((option) => {
      const [one, other] = option.split(' and ').map((formula) => {
        const neighbors = atomsOf(formula).length - 1
        return { neighbors, pairs: lonePairs(formula, centralOf(formula)) }
      })
      if (one === undefined || other === undefined) return false
      const isSameCount = one.neighbors + one.pairs === other.neighbors + other.pairs
      return isSameCount === asked[0] && (outlineOf(one) === outlineOf(other)) === asked[1]
    })
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

test('bo-h822: with the bond energy of the answer ΔH is what the question says', () => {
  const byHand: Readonly<Record<string, (energy: number) => number>> = {
    '2 HCl → H₂ + Cl₂': (energy) => 2 * energy - 436 - 243,
    'H₂ + Cl₂ → 2 HCl': (energy) => 436 + 243 - 2 * energy,
    'N₂ + 3 H₂ → 2 NH₃ H–H': (energy) => 946 + 3 * energy - 6 * 390,
    'N₂ + 3 H₂ → 2 NH₃ N–H': (energy) => 946 + 3 * 436 - 6 * energy,
    '2 H₂ + O₂ → 2 H₂O O–H': (energy) => 2 * 436 + 498 - 4 * energy,
    'C₂H₄ + H₂ → C₂H₆ C–H': (energy) => 611 + 436 - 345 - 2 * energy,
    'N₂H₄ + H₂ → 2 NH₃ N–H': (energy) => 160 + 436 - 2 * energy,
  }
  const checked = questionsOf('bo-h822').flatMap(({ question, correctAnswer }) => {
    const [, reaction = '', change = ''] = read(question, /ΔH of (.+) comes to (.+) kJ/)
    const [, bond = ''] = read(question, /Which (\S+) energy/)
    const worked = byHand[reaction] ?? byHand[`${reaction} ${bond}`]
    return worked === undefined ? [] : [worked(numberIn(correctAnswer)) - numberIn(change)]
  })
  expect(checked.length).toBeGreaterThan(10)
  expect(new Set(checked)).toEqual(new Set([0]))
})

test('bo-m571: eight electrons are bonds times two and the lone pairs that remain', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-m571')) {
    const asked = question.includes('exactly eight')
    const fitting = options.filter((option) => {
      const central = centralOf(option)
      const neighbors = atomsOf(option).length - 1
      return (2 * neighbors + 2 * lonePairs(option, central) === 8) === asked
    })
    expect(fitting).toEqual([correctAnswer])
  }
})

test('bo-m12: more shared pairs or smaller halogens make a shorter, stronger bond', () => {
  for (const { question, correctAnswer } of questionsOf('bo-m12')) {
    const [, from = ''] = read(question, /from the (\w+) to/)
    const ranks = correctAnswer.split(', ').map(tightness)
    const sorted = ranks.toSorted((a, b) => a - b)
    expect(ranks).toEqual(/longest|weakest/.test(from) ? sorted : sorted.toReversed())
  }
})

test('bo-e1: the classes of the two elements tell the kind of bond', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-e1')) {
    const named = elements.filter(({ name }) =>
      new RegExp(`\\b${name.toLowerCase()}\\b`).test(question),
    )
    const metals = named.filter(({ classification }) => classification === 'metal').length
    const kind = /molecule of/.test(question)
      ? 'nonpolar covalent bond'
      : ['polar covalent bond', 'ionic bond', 'metallic bond'][metals]
    expect(named).toHaveLength(/molecule of/.test(question) ? 1 : 2)
    expect([question, ...options.filter((option) => option === kind)]).toEqual([
      question,
      correctAnswer,
    ])
  }
})

test('bo-e7: formula and name tell what holds a solid together', () => {
  const networks = /diamond|quartz|silicon|germanium/
  for (const { question, options, correctAnswer } of questionsOf('bo-e7')) {
    const [, name = '', formula = ''] = read(question, /particles of (.+), (\S+), together/)
    const atoms = new Set(atomsOf(formula))
    const metals = [...atoms].filter((symbol) => element(symbol).classification === 'metal').length
    const holding = networks.test(name)
      ? 'covalent bonds throughout'
      : metals === 0
        ? 'forces between molecules'
        : metals === atoms.size
          ? 'metallic bonds throughout'
          : 'ionic bonds throughout'
    expect([question, ...options.filter((option) => option === holding)]).toEqual([
      question,
      correctAnswer,
    ])
  }
})

test('bo-m11: hydrogen stands at N, O or F in the formula of the answer alone', () => {
  const bonded = /^(H₂O₂?|HF|NH₃|N₂H₄|HCOOH|.*OH|.*NH₂|.*NH)$/
  for (const { question, options, correctAnswer } of questionsOf('bo-m11')) {
    expect([question, ...options.filter((option) => bonded.test(option))]).toEqual([
      question,
      correctAnswer,
    ])
  }
})

test('bo-m3: formula and name tell what the particles of a solid are', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-m3', 2)) {
    const [, first = '', second = ''] = read(
      question,
      /(?:(?:of|particles of) (.+), |formula )(\S+?)(?:,| of (?:.+) tell)/,
    )
    const metals = atomsOf(second).filter(
      (symbol) => element(symbol).classification === 'metal',
    ).length
    const isNetwork = /diamond|quartz|silicon/.test(question)
    const kind = isNetwork ? 3 : metals === 0 ? 1 : metals === atomsOf(second).length ? 2 : 0
    const right = [
      /positive and negative|both charges|its ions/,
      /molecule/,
      /among free|electrons are free/,
      /share pairs throughout|Bonds between|bonded atoms/,
    ][kind]
    expect([first, question, ...options.filter((option) => right?.test(option))]).toEqual([
      first,
      question,
      correctAnswer,
    ])
  }
})

/** The meaning of the right option by the stem; the first pattern that fits the stem counts. */
const reasons: Readonly<Record<string, readonly (readonly [stem: RegExp, option: RegExp])[]>> = {
  'bo-e6': [
    [/^Which particles/, /^\S+⁺ and \S+⁻ ions$/],
    [/happens to one/, /^It takes up (one electron|two electrons)\.$/],
    [/outer electrons when/, /^They give/],
  ],
  'bo-m3': [
    [/consist of/, /lattice/],
    [/formula tell/, /ratio|go with each/],
    [/conduct/, /ions cannot move|ions move only/],
    [/melts/, /leave their places|lattice breaks/],
  ],
  'bo-m9': [
    [/main reason/, /^Hydrogen bonds between/],
    [/far below/, /^Hardly any|attract each other less/],
    [/are overcome/, /^Hydrogen bonds, but no/],
    [/Between which/, /of one molecule and . of another|two neighboring/],
  ],
  'bo-m10': [
    [/To how many/, /^To (all|each of the) (six|eight)(?!.*(more strongly|shared))/],
    [/attract\?/, /^Every one|(nearest ones|near ones) most$/],
    [/exchanged/, /^Nothing(?!.*molecule)/],
  ],
}

test.each(Object.entries(reasons))('%s: one option gives what is asked for', (id, cases) => {
  for (const { question, options, correctAnswer } of questionsOf(id)) {
    const [, right] = cases.find(([stem]) => stem.test(question)) ?? []
    const fitting = options.filter((option) => right?.test(option) && isNoPairOfLikes(option))
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

/** A hydrogen bond leads from hydrogen to another element. */
/** The outline of a molecule: with two neighbors no or three lone pairs leave it straight. */
function outlineOf({ neighbors, pairs }: { neighbors: number; pairs: number }): string {
  return neighbors === 2 ? String(pairs % 3 === 0) : `${neighbors} ${pairs}`
}

function isNoPairOfLikes(option: string): boolean {
  const [, one, other] = /^(\w) of one molecule and (\w) of another$/.exec(option) ?? []
  return one === undefined || one !== other
}

const countingWords: Readonly<Record<string, number>> = {
  mon: 1,
  di: 2,
  tri: 3,
  tetr: 4,
  pent: 5,
  hex: 6,
  hept: 7,
}

/** The numbers that the prefixes of a name in two words stand for; null for a second word without one. */
function countsIn(name: string): readonly (number | null)[] {
  return name.split(' ').map((word, place) => {
    const [, prefix] = /^(mon|di|tri|tetr|pent|hex|hept)[oa]?(?=[a-z]{4})/.exec(word) ?? []
    return prefix === undefined ? (place === 0 ? 1 : null) : (countingWords[prefix] ?? null)
  })
}

test('bo-e501: the prefixes of the name are the numbers of the formula', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-e501')) {
    const [, formula = ''] = read(question, /molecule of (\S+) has/)
    const counts = [...composition(formula).values()]
    const fitting = options.filter((name) => countsIn(name).join() === counts.join())
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

test('bo-m500: the atoms of the name are taken as often as there are molecules', () => {
  for (const { question, correctAnswer } of questionsOf('bo-m500')) {
    const [, times = '', name = ''] = read(question, /in (\d) molecules of (.+)\?/)
    const inOne = sum(countsIn(name).map((count) => count ?? Number.NaN))
    expect([question, Number(correctAnswer)]).toEqual([question, Number(times) * inOne])
  }
})

function isMetallic(symbol: string): boolean {
  return element(symbol).classification === 'metal'
}

test('bo-m502: a compound has prefixes in its name when it contains no metal', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-m502')) {
    const hasPrefix = question.includes('- in its name')
    const fitting = options.filter((text) => atomsOf(text).some(isMetallic) !== hasPrefix)
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

/** How many bonds of two elements a molecule of the questions has, by the valences of its atoms. */
function bondsOf(one: string, other: string, molecule: string): number {
  const counts = composition(molecule)
  const isAlcohol = counts.has('C') && counts.has('O')
  const countOf = (symbol: string) => counts.get(symbol) ?? 0
  if (one === other || [one, other].toSorted().join() === 'C,O') return 1
  // The hydrogen of an alcohol is on oxygen once and otherwise on carbon.
  if (isAlcohol) return one === 'O' || other === 'O' ? 1 : countOf('H') - 1
  return countOf(['C', 'N', 'O'].includes(one) ? other : one)
}

test('bo-m501: every bond of the molecule is counted, with the sign of the direction', () => {
  for (const { question, correctAnswer } of questionsOf('bo-m501')) {
    const [, molecule = ''] = read(question, /1 mol of (\S+) gas/)
    const total = sum(
      [...question.matchAll(/([A-Z][a-z]?)[–=≡]([A-Z][a-z]?) (\d+)/g)].map(
        ([, one = '', other = '', energy]) => bondsOf(one, other, molecule) * Number(energy),
      ),
    )
    const sign = question.includes('taken apart') ? 1 : -1
    expect([question, numberIn(correctAnswer)]).toEqual([question, sign * total])
  }
})

test('bo-e500: metals make ions, equal atoms share equally, the more electronegative one is δ−', () => {
  for (const { question, options, correctAnswer } of questionsOf('bo-e500')) {
    const [, left = '', right = ''] = read(question, /when (\w+) \(left\) and (\w+) \(right\)/)
    const isIonic = [left, right].some((symbol) => element(symbol).group <= 2 && symbol !== 'H')
    const difference = negativity(left) - negativity(right)
    const start = isIonic
      ? 'whole'
      : difference === 0
        ? 'no partial'
        : difference > 0
          ? 'δ− on the left'
          : 'δ+ on the left'
    expect(options.filter((text) => text.startsWith(start))).toEqual([correctAnswer])
  }
})

function questionsOf(id: string, version = 1): McqQuestion[] {
  const template = bonding.find((other) => other.id === id && other.version === version)
  if (template === undefined) throw new Error(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed + 9000))
}

function read(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text)
  if (match === null) throw new Error(`'${text}' does not fit ${pattern}.`)
  return match
}

function symbolNamed(name: string): string {
  return elements.find((other) => other.name.toLowerCase() === name)?.symbol ?? ''
}

function groupCharge(name: string): number {
  const { group } = element(symbolNamed(name))
  return group === 13 ? 3 : group === 12 ? 2 : group
}

/** The first neutral combination, counting the cation up. */
function smallestNeutral(
  [cation, plus]: readonly [string, number],
  [anion, minus]: readonly [string, number],
): string {
  for (let count = 1; count <= 3; count += 1) {
    if ((count * plus) % minus === 0)
      return `(${cation})${count}(${anion})${(count * plus) / -minus}`
  }
  return ''
}

function atomsOf(formula: string): string[] {
  return [...composition(formula)].flatMap(([symbol, count]) =>
    Array.from({ length: count }, () => symbol),
  )
}

function outer(symbol: string): number {
  return element(symbol).electronsPerShell.at(-1) ?? 0
}

function full(symbol: string): number {
  return symbol === 'H' ? 2 : 8
}

function valence(formula: string): number {
  return sum(atomsOf(formula).map(outer)) - readFormula(formula).charge
}

/** Lone pairs of the central atom: every other atom has a full shell. */
function lonePairs(formula: string, central: string): number {
  const others = atomsOf(formula)
  others.splice(others.indexOf(central), 1)
  return (valence(formula) - sum(others.map(full))) / 2
}

/** The atom that occurs once and is neither hydrogen nor the most electronegative. */
function centralOf(formula: string): string {
  const single = [...composition(formula)].filter(
    ([symbol, count]) => count === 1 && symbol !== 'H',
  )
  return single.map(([symbol]) => symbol).toSorted((a, b) => negativity(a) - negativity(b))[0] ?? ''
}

function hasMetal(formula: string): boolean {
  return atomsOf(formula).some((symbol) => symbol !== 'H' && element(symbol).group <= 2)
}

function negativity(symbol: string): number {
  return properties(symbol).electronegativity ?? 0
}

function gap(bond: string): number {
  const [a = '', b = ''] = bond.split('–')
  return Math.abs(negativity(a) - negativity(b))
}

function attraction(name: string): number {
  const [cation = '', anion = ''] = name.split(' ')
  const [symbol, minus] = charges[anion] ?? ['', 0]
  const plus = groupCharge(cation)
  const distance = (ionicRadius(symbolNamed(cation), plus) ?? 0) + (ionicRadius(symbol, minus) ?? 0)
  return (plus * -minus) / distance
}

/** Rank of a bond: shared pairs first, then smaller atoms. */
function tightness(bond: string): number {
  const order = ['–', '=', '≡'].findIndex((line) => bond.includes(line))
  const size = sum(bond.split(/[–=≡]/).map((symbol) => element(symbol).period))
  return 10 * order - size
}

function numberIn(text: string): number {
  return Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
