import { expect, test } from 'vitest'

import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { element, elements } from '#chemistry/elements/elements.ts'
import { type Equation, equation, isBalanced, type Term } from '#chemistry/reactions/equations.ts'
import { reactions } from '#chemistry/reactions/reactions.ts'
import { makeQuestion, type McqQuestion } from '#quiz/question.ts'

import { general } from './general.ts'

const SEEDS = 200
const AVOGADRO = 6.022e23

test('ge-e1 and ge-e2: symbol and name belong together', () => {
  for (const { question, correctAnswer } of questionsOf('ge-e1')) {
    const [, name = ''] = read(question, /symbol of (.+)\?/)
    expect(element(correctAnswer).name.toLowerCase()).toBe(name)
  }
  for (const { question, correctAnswer } of questionsOf('ge-e2')) {
    const [, symbol = ''] = read(question, /symbol (.+)\?/)
    expect(element(symbol).name).toBe(correctAnswer)
  }
})

test('ge-m360: both symbols belong to the names, in their order', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-m360')) {
    const names = read(question, /symbols of (\w+) and (\w+),/).slice(1)
    const right = options.filter((option) =>
      option.split(', ').every((symbol, place) => symbolNamed(names[place] ?? '') === symbol),
    )
    expect(right).toEqual([correctAnswer])
  }
})

test('ge-m361: only in the answer a change without a new substance comes before one with one', () => {
  const makesSubstance =
    /electrolysis|fizzing|rusting|green|blackening|burning|ferment|charring|tarnish|reacting|bleach|explod|roasting|combining|turning black/
  for (const { options, correctAnswer } of questionsOf('ge-m361')) {
    const right = options.filter((option) => {
      const [first = '', second = ''] = option.toLowerCase().split('; ')
      return !makesSubstance.test(first) && makesSubstance.test(second)
    })
    expect(right).toEqual([correctAnswer])
  }
})

test('ge-m362: the atoms of one formula are taken as often as there are formulas', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m362')) {
    const [, name = '', times = '', formula = ''] = read(
      question,
      /many (\w+) atoms are in (\d) \D+ of (\S+)\?/,
    )
    const count = composition(formula).get(symbolNamed(name)) ?? 0
    expect(Number(correctAnswer)).toBe(Number(times) * count)
  }
})

test('ge-m363: the reactants tell which type of reaction it is', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m363')) {
    const formulas = Array.from(
      question.matchAll(/\S+(?= reacts | and \S+ react | react with)/g),
      ([formula]) => formula,
    )
    const kinds = formulas.map((formula) => composition(formula))
    const elementary = kinds.filter(({ size }) => size === 1).length
    const burns = formulas.includes('O₂') && kinds.some((kind) => kind.has('C') && kind.has('H'))
    const wanted =
      kinds.length === 1
        ? 'decomposition'
        : burns
          ? 'combustion'
          : ['double replacement', 'single replacement', 'synthesis'][elementary]
    expect([question, correctAnswer]).toEqual([question, wanted])
  }
})

test('ge-m364: reactants and products have the same mass, and fit the formulas', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m364')) {
    const [, a = '', one = '', b = '', other = '', c = '', first = '', second = ''] = read(
      question,
      /^(\S+) g of (\S+) and (\S+) g of (\S+) react completely to (\S+) g of (\S+) and to (\S+)\. /,
    )
    const mass = firstNumber(correctAnswer)
    expect(Number(a) + Number(b) - Number(c)).toBeCloseTo(mass, 6)
    const reaction = reactions.find(
      ({ equation: { reactants, products } }) =>
        [...reactants, ...products].map(({ formula }) => formatFormula(formula)).join() ===
        [one, other, first, second].join(),
    )
    const amounts = [
      ...(reaction?.equation.reactants ?? []),
      ...(reaction?.equation.products ?? []),
    ].map(
      ({ coefficient, formula }, place) =>
        ([Number(a), Number(b), Number(c), mass][place] ?? 0) /
        massOf(formatFormula(formula)) /
        coefficient,
    )
    expect(Math.max(...amounts) / Math.min(...amounts)).toBeLessThan(1.12)
  }
})

test('ge-e4: the pH of the answer is the lowest or the highest', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-e4')) {
    const values = options.map(lastNumber)
    const wanted = question.includes('acidic') ? Math.min(...values) : Math.max(...values)
    expect(lastNumber(correctAnswer)).toBe(wanted)
    expect(values.filter((value) => value === wanted)).toHaveLength(1)
  }
})

test('ge-e5: the atoms of the formula are counted', () => {
  for (const { question, correctAnswer } of questionsOf('ge-e5')) {
    const [, formula = ''] = read(question, / of (\S+)\?/)
    expect(Number(correctAnswer)).toBe(sum([...composition(formula).values()]))
  }
})

test('ge-m1: the atomic masses add up to the molar mass', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m1')) {
    const [, formula = ''] = read(question, /, (\S+)\?/)
    expect(isNear(firstNumber(correctAnswer), massOf(formula))).toBe(true)
  }
})

test('ge-m2: the coefficients balance the equation and have no common divisor', () => {
  for (const { question, correctAnswer, options } of questionsOf('ge-m2')) {
    const reaction = equation(read(question, /balance (.+), from/)[1] ?? '')
    const right = options.filter((option) => {
      const counts = option.split(', ').map(Number)
      return isBalanced(filled(reaction, counts)) && counts.some((count) => count % 2 === 1)
    })
    expect(right).toEqual([correctAnswer])
  }
})

test('ge-m3: the answer balances without a substance that is made up', () => {
  for (const { correctAnswer } of questionsOf('ge-m3')) {
    expect(isBalanced(equation(correctAnswer))).toBe(true)
    expect(correctAnswer).not.toMatch(/\b(O|H|N|Cl|Br) |MgO₂|CaO₂|CO₃|NaCl₂/)
  }
})

test('ge-m4: the mass is the amount times the molar mass', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m4')) {
    const [, mass = '', formula = ''] = read(question, /are (\S+) g of .+, (\S+), with/)
    const [, shownMolarMass = ''] = read(question, /molar mass (\S+) g\/mol/)
    expect(isNear(firstNumber(correctAnswer) * massOf(formula), firstNumber(mass))).toBe(true)
    expect(firstNumber(correctAnswer)).toBe(atThreeFigures(Number(mass) / Number(shownMolarMass)))
  }
})

test('ge-m5: atoms are counted by amount, formula and the Avogadro constant', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m5')) {
    const [, name = '', amount = '', formula = ''] = read(
      question,
      /many (\w+) atoms are in (\S+) mol of .+, (\S+)\?/,
    )
    const count = composition(formula).get(symbolNamed(name)) ?? 0
    expect(isNear(scientific(correctAnswer), Number(amount) * count * AVOGADRO)).toBe(true)
  }
})

test('ge-m6: the share of the mass', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m6')) {
    const [, name = '', formula = ''] = read(question, /percent of (\w+) in .+, (\S+)\?/)
    const symbol = symbolNamed(name)
    const part = (composition(formula).get(symbol) ?? 0) * element(symbol).atomicMass
    expect(isNear(firstNumber(correctAnswer), (100 * part) / massOf(formula))).toBe(true)
  }
})

test('ge-m7: pH from the concentration or after dilution', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m7')) {
    expect(Number(correctAnswer)).toBeCloseTo(expectedPh(question), 6)
  }
})

function expectedPh(question: string): number {
  const diluted = /solution of (\S+) has pH (\d+)\..*to (\d+) times/.exec(question)
  const [, formula = '', first = '', second = '1'] =
    diluted ??
    read(question.replace(/of (\S+) mol\/L (\S+) at/, 'of $2 c $1 at'), /of (\S+) c (\S+) at/)
  const isBase = formula.endsWith('OH')
  const start =
    diluted === null ? -Math.log10(Number(first)) : isBase ? 14 - Number(first) : Number(first)
  const end = start + Math.log10(Number(second))
  return isBase ? 14 - end : end
}

test('ge-m409: each atom of the asked substance comes from the given one', () => {
  for (const { question, correctAnswer } of questionsOf('ge-m409')) {
    const [, text = '', amount = '', given = '', asked = ''] = read(
      question,
      /^In (.+), (\S+) mol of (\S+) react\. How many moles of (\S+) /,
    )
    const { reactants, products } = equation(text)
    const counts = new Map(
      [...reactants, ...products].map((one) => [formatFormula(one.formula), one.coefficient]),
    )
    const perUnit = Number(amount) / (counts.get(given) ?? Number.NaN)
    expect(firstNumber(correctAnswer)).toBe(atThreeFigures(perUnit * (counts.get(asked) ?? 0)))
  }
})

test('ge-h1: the product of the substance that runs out first', () => {
  for (const { question, correctAnswer } of questionsOf('ge-h1')) {
    const [, a = '', b = '', text = ''] = read(
      question,
      /^(\S+) g of \S+ and (\S+) g of \S+ react: (.+)\. How/,
    )
    const { reactants, products } = equation(text)
    const extents = [a, b].map((mass, place) => Number(mass) / gramsOf(reactants[place]))
    expect(firstNumber(correctAnswer)).toBe(
      atThreeFigures(Math.min(...extents) * gramsOf(products[0])),
    )
  }
})

test('ge-h2: the mass percents of the answer are those given', () => {
  for (const { question, correctAnswer } of questionsOf('ge-h2')) {
    const atoms = composition(correctAnswer)
    const given = [...question.matchAll(/([\d.]+) ?% ([A-Z][a-z]?)/g)]
    expect(given).toHaveLength(atoms.size)
    for (const [, percent, symbol = ''] of given) {
      const share =
        (100 * (atoms.get(symbol) ?? 0) * element(symbol).atomicMass) / massOf(correctAnswer)
      expect(Math.abs(share - Number(percent))).toBeLessThan(0.06)
    }
    expect([...atoms.values()].some((count) => count % 2 === 1)).toBe(true)
  }
})

test('ge-h3: masses through the ratio of the coefficients', () => {
  for (const { question, correctAnswer } of questionsOf('ge-h3')) {
    const [, text = '', product = '', mass = '', reactant = ''] = read(
      question,
      /^(.+): what mass of (\S+) forms when (\S+) g of (\S+) react/,
    )
    const expected = (Number(mass) / gramsOf(term(text, reactant))) * gramsOf(term(text, product))
    expect(firstNumber(correctAnswer)).toBe(atThreeFigures(expected))
  }
})

test('ge-h4: the answer has the lowest or highest pH, worked out with the ionization constant', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-h4')) {
    const sign = question.includes('lowest') ? 1 : -1
    const others = options
      .filter((option) => option !== correctAnswer)
      .map((one) => sign * phOf(one))
    expect(sign * phOf(correctAnswer)).toBeLessThan(Math.min(...others) - 0.4)
  }
})

/** Solves c·x² by halving: the hydrogen ions that fit the constant. */
function phOf(label: string): number {
  const [, c = '', constant] = read(label, /^(\S+) mol\/L \S+ \((?:strong acid|pKa (\S+))\)$/)
  if (constant === undefined) return -Math.log10(Number(c))
  let [low, high] = [0, Number(c)]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if ((middle * middle) / (Number(c) - middle) < 10 ** -Number(constant)) low = middle
    else high = middle
  }
  return -Math.log10(low)
}

test('ge-h6: an oxide holds metal and oxygen, and the rest of the oxygen is left', () => {
  for (const { question, correctAnswer } of questionsOf('ge-h6')) {
    const closed = /holds (\S+) g of (\w+) and (\S+) g of oxygen.* become (\S+)\?/.exec(question)
    const expected = closed === null ? oxideMass(question) : oxygenLeft(closed)
    expect(Math.abs(firstNumber(correctAnswer) - expected)).toBeLessThan(0.012 * expected + 0.011)
  }
})

function oxygenLeft([, metal = '', name = '', oxygen = '', oxide = '']: readonly string[]): number {
  const symbol = symbolNamed(name)
  const perMetal =
    ((composition(oxide).get('O') ?? 0) * element('O').atomicMass) /
    ((composition(oxide).get(symbol) ?? 0) * element(symbol).atomicMass)
  return Number(oxygen) - Number(metal) * perMetal
}

function oxideMass(question: string): number {
  const [, mass = '', name = '', oxide = ''] = read(question, /^(\S+) g of (\w+) .+oxide, (\S+)\?/)
  const symbol = symbolNamed(name)
  const metal = (composition(oxide).get(symbol) ?? 0) * element(symbol).atomicMass
  return (Number(mass) * massOf(oxide)) / metal
}

test('ge-h7: forward less reverse activation energy is the reaction energy', () => {
  for (const { question, correctAnswer } of questionsOf('ge-h7')) {
    const [, forward = ''] = read(question, /energy (\d+) /)
    const [, sign = '', size = ''] = read(question, /ΔH = ([+−])(\d+)/)
    const lowered = Number(/lowers it by (\d+) kJ/.exec(question)?.[1] ?? '0')
    const change = sign === '+' ? Number(size) : -Number(size)
    expect(Number(forward) - lowered - firstNumber(correctAnswer)).toBe(change)
  }
})

test('ge-h8: the yield is the share of the possible mass', () => {
  for (const { question, correctAnswer } of questionsOf('ge-h8')) {
    const [, text = '', given = '', reactant = '', obtained = '', product = ''] = read(
      question,
      /^(.+): (\S+) g of (\S+) gave (\S+) g of (\S+)\. What/,
    )
    const possible = (Number(given) / gramsOf(term(text, reactant))) * gramsOf(term(text, product))
    expect(firstNumber(correctAnswer)).toBe(atThreeFigures((100 * Number(obtained)) / possible))
  }
})

function atomsOn(side: readonly Term[], symbol: string): number {
  const counts = side.map(({ coefficient, formula }) => {
    const ofSymbol = composition(formatFormula(formula)).get(symbol) ?? 0
    return coefficient * ofSymbol
  })
  return sum(counts)
}

function molesOn(side: readonly Term[]): number {
  return sum(side.map(({ coefficient }) => coefficient))
}

/** The small numbers of a side as they are printed, added up. */
function subscriptsOn(side: readonly Term[]): number {
  const printed = side.map(({ formula }) => formatFormula(formula)).join(' ')
  const plain = printed.replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
  return sum((plain.match(/\d+/g) ?? []).map(Number))
}

function isElement({ formula }: Term): boolean {
  return composition(formatFormula(formula)).size === 1
}

/** Returns the result of a learner who calculates with the numbers of the question. */
function atThreeFigures(value: number): number {
  return Number(value.toPrecision(3))
}

test('ge-e3: the options but one only change state, shape or place of the substance', () => {
  const physical =
    /^(freez|boil|evaporat|condens|melt|sublim|crystalliz|dissolv|mix|bend|draw|cut|hammer|grind|press|roll|fil|polish|stamp|harden|flow|expand|crush|saw|ris|turning magnetic|splitting in)/i
  for (const { question, options, correctAnswer } of questionsOf('ge-e3')) {
    const asked = question.includes('physical')
    const right = options.filter((option) => physical.test(option) === asked)
    expect([question, ...right]).toEqual([question, correctAnswer])
  }
})

test('ge-e6: the type follows from the numbers of substances on both sides', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-e6')) {
    const { reactants, products } = equation(read(question, /reaction is (.+)\?/)[1] ?? '')
    const elementsOnBothSides = reactants.some(isElement) && products.some(isElement)
    const counts = `${reactants.length} to ${products.length}`
    const type = /^\d to 1$/.test(counts)
      ? 'synthesis'
      : /^1 to \d$/.test(counts)
        ? 'decomposition'
        : elementsOnBothSides
          ? 'single replacement'
          : reactants.some(isElement)
            ? 'combustion'
            : 'double replacement'
    expect(options.filter((option) => option === type)).toEqual([correctAnswer])
  }
})

test('ge-e7: of the options only the atoms agree on both sides', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-e7')) {
    const written = equation(read(question, /sides of (.+)\?/)[1] ?? '')
    const { reactants, products } = written
    const isAsked = (isEqual: boolean): boolean => isEqual !== question.includes('not equal')
    const right = options.filter((option) => isAsked(agrees(option)))
    expect([question, ...right]).toEqual([question, correctAnswer])

    function agrees(option: string): boolean {
      if (/mass|total number/.test(option)) return isBalanced(written)
      const [, symbol] = /number of ([A-Z][a-z]?) atoms/.exec(option) ?? []
      if (symbol !== undefined) return atomsOn(reactants, symbol) === atomsOn(products, symbol)
      if (option.includes('number of all substances')) return reactants.length === products.length
      if (option.includes('small numbers'))
        return subscriptsOn(reactants) === subscriptsOn(products)
      return molesOn(reactants) === molesOn(products)
    }
  }
})

test('ge-h5: the weak partner or what is left over decides on which side of 7 the pH lies', () => {
  const strongAcids = new Set(['HCl', 'HBr', 'HI', 'HNO₃', 'HClO₄'])
  const strongBases = new Set(['NaOH', 'KOH', 'LiOH', 'RbOH', 'CsOH'])
  for (const { question, options, correctAnswer } of questionsOf('ge-h5')) {
    const [, first = '', much = '', second = ''] = read(
      question,
      /solution of (\S+) is mixed with (exactly|twice) the amount of (\S+) that/,
    )
    const isStrong = [strongAcids.has(first), strongBases.has(second)]
    const exact = isStrong[0] ? (isStrong[1] ? 'exactly 7' : 'below 7') : 'above 7'
    const isAcid = /^(?:H[A-Z]|CH₃COOH)/.test(second)
    const excess = `${isAcid ? 'below' : 'above'} 7, since some ${second} is left over`
    const right = options.filter((option) =>
      much === 'twice'
        ? option === excess
        : option.startsWith(exact) && !option.includes('is left over'),
    )
    expect([question, ...right]).toEqual([question, correctAnswer])
    expect([first, second].some((one) => strongAcids.has(one) || strongBases.has(one))).toBe(true)
    // These two are weaker than water is neutral: half of them with their ion is basic.
    expect(['HClO', 'HCN'].includes(second) && much === 'twice').toBe(false)
  }
})

test('ge-m8: a catalyst changes the way, not the ends', () => {
  const way = /^the (activation energy|path|time)/
  const cases = [
    [/catalyst change\?$/, way],
    [/same as without/, /ΔH|equilibrium$/],
    [/Without losses/, /formed again/],
    [/^Why is/, /have enough energy|path is lower/],
  ] as const
  for (const { question, options, correctAnswer } of questionsOf('ge-m8')) {
    const [, right] = cases.find(([stem]) => stem.test(question)) ?? []
    const fitting = options.filter(
      (option) => right?.test(option) && (right === way || !way.test(option)),
    )
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

/** Acids by their names, written out by hand. */
const acidFormulas: Readonly<Record<string, string>> = {
  sulfuric: 'H₂SO₄',
  sulfurous: 'H₂SO₃',
  nitric: 'HNO₃',
  nitrous: 'HNO₂',
  phosphoric: 'H₃PO₄',
  carbonic: 'H₂CO₃',
  hydrochloric: 'HCl',
  hydrobromic: 'HBr',
  hydroiodic: 'HI',
}

test('ge-e500: the formula is that of the acid', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-e500')) {
    const [, name = ''] = read(question, /does (\w+) acid have/)
    expect(options.filter((text) => text === acidFormulas[name])).toEqual([correctAnswer])
  }
})

/** Oxidation numbers of the elements in ions with oxygen, and charges of the others, by hand. */
const inIons: Readonly<Record<string, readonly [symbol: string, number: number, oxygens: number]>> =
  {
    sulfate: ['S', 6, 4],
    sulfite: ['S', 4, 3],
    sulfide: ['S', -2, 0],
    nitrate: ['N', 5, 3],
    nitrite: ['N', 3, 2],
    phosphate: ['P', 5, 4],
    carbonate: ['C', 4, 3],
    oxalate: ['C', 3, 4],
    chloride: ['Cl', -1, 0],
    hypochlorite: ['Cl', 1, 1],
    chlorite: ['Cl', 3, 2],
    chlorate: ['Cl', 5, 3],
    perchlorate: ['Cl', 7, 4],
    bromide: ['Br', -1, 0],
    iodide: ['I', -1, 0],
    chromate: ['Cr', 6, 4],
    permanganate: ['Mn', 7, 4],
  }

test('ge-m501: the oxidation numbers of the acid add up to zero', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-m501')) {
    const [, ion = ''] = read(question, /and \w+ (\w+) forms/)
    const [symbol = '', number = 0, oxygens = 0] = inIons[ion] ?? []
    const fitting = options.filter((text) => {
      const counts = composition(text)
      const charge = (counts.get('H') ?? 0) + number * (counts.get(symbol) ?? 0) - 2 * oxygens
      return counts.has(symbol) && (counts.get('O') ?? 0) === oxygens && charge === 0
    })
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

test('ge-e501: the mass holds as many moles as the question says', () => {
  for (const { question, options, correctAnswer } of questionsOf('ge-e501')) {
    const [, formula = '', molar = '', amount = ''] = read(
      question,
      /\((\S+)\) is (\S+) g\/mol\. .* mass of (\S+) mol\?/,
    )
    expect(isNear(Number(molar), massOf(formula))).toBe(true)
    const fitting = options.filter((text) =>
      isNear(firstNumber(text) / massOf(formula), Number(amount)),
    )
    expect([question, ...fitting]).toEqual([question, correctAnswer])
  }
})

function questionsOf(id: string): McqQuestion[] {
  const template = general.findLast((other) => other.id === id)
  if (template === undefined) throw new Error(`There is no template ${id}.`)
  return Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed + 9000))
}

function read(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text)
  if (match === null) throw new Error(`'${text}' does not fit ${pattern}.`)
  return match
}

function massOf(formula: string): number {
  return sum([...composition(formula)].map(([symbol, count]) => count * element(symbol).atomicMass))
}

/** Grams of a substance in one turnover of its equation. */
function gramsOf(part: Term | undefined): number {
  return part === undefined ? Number.NaN : part.coefficient * massOf(formatFormula(part.formula))
}

function term(text: string, formula: string): Term | undefined {
  const { reactants, products } = equation(text)
  return [...reactants, ...products].find((part) => formatFormula(part.formula) === formula)
}

function filled({ reactants, products, arrow }: Equation, counts: readonly number[]): Equation {
  const all = [...reactants, ...products].map((part, place) => ({
    ...part,
    coefficient: counts[place] ?? 0,
  }))
  return { reactants: all.slice(0, reactants.length), products: all.slice(reactants.length), arrow }
}

function symbolNamed(name: string): string {
  return elements.find((other) => other.name.toLowerCase() === name)?.symbol ?? ''
}

function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= 0.012 * expected
}

function firstNumber(text: string): number {
  return Number.parseFloat(text.replaceAll('\u202f', ''))
}

function lastNumber(text: string): number {
  return Number(/[\d.]+$/.exec(text)?.[0])
}

/** The value of '6.02 × 10²³'. */
function scientific(text: string): number {
  const [mantissa = '', power = ''] = text.split(' × 10')
  const digits = Array.from(power, (character) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(character)).join('')
  return Number(mantissa) * 10 ** Number(digits)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
