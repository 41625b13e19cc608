import { expect, test } from 'vitest'

import { composition, formula, molarMass } from '#chemistry/compounds/formulas.ts'
import { parseEquation } from '#chemistry/reactions/equations.ts'
import { acidityOf, type Solution } from '#chemistry/tools/acidity.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, numbersIn, testNumbers, type WorkedCase } from '#quiz/testing/judged-numbers.ts'

import { acids } from './acids.ts'

const questionsOf = drawnFrom(acids)

/** Judges that derive each answer from the text of its question, by another way than its template. */

/** The number that a text asks for. */
const numbers: Readonly<Record<string, (text: string) => number>> = {
  'ch-m49': (text) => {
    const [value = 0] = numbersIn(/(?:Ka =|Kb =|has pKa) (.+?)\. What/.exec(text)?.[1] ?? '')
    if (text.includes('has pKa')) return Math.exp(-value * Math.LN10)
    if (text.includes('What is its pKa')) return Math.log(1 / value) / Math.LN10
    // Both constants of a pair multiply to Kw.
    return text.includes('What is Kb') ? 1e-14 / value : Math.log(value / 1e-14) / Math.LN10
  },
  'ch-e45': (text) => {
    const [, amount = '', solute = ''] = /the pH of (.+) mol\/L (\S+) at/.exec(text) ?? []
    return exactPh(solute.includes('OH') ? 'strong-base' : 'strong-acid', numbersIn(amount)[0] ?? 0)
  },
  'ch-m47': (text) => {
    const [, pH = ''] = /has pH (\S+)\. What/.exec(text) ?? []
    const power = Number(pH) * Math.LN10
    return text.endsWith('[H⁺]?') ? Math.exp(-power) : 1e-14 / Math.exp(-power)
  },
  'ch-m48': (text) => {
    const [, twofold = ''] = /the pH of (.+) mol\/L/.exec(text) ?? []
    if (twofold !== '') return exactPh('strong-base', 2 * (numbersIn(twofold)[0] ?? 0))
    const [, grams = '', solute = '', milliliters = ''] =
      /^(\S+) g of .+, (\S+), are in (\d+) mL/.exec(text) ?? []
    return exactPh('strong-base', Number(grams) / molarMass(solute) / (Number(milliliters) / 1000))
  },
  'ch-m54': (text) => {
    const [, before = '', pH = '', after = ''] =
      /^(\d+) mL of \S+ with pH (\S+) are made up to (.+) mL/.exec(text) ?? []
    const moles = 10 ** -Number(pH) * Number(before)
    return exactPh('strong-acid', moles / Number(after.replace('\u202f', '')))
  },
  'ch-h55': (text) => {
    const [, a = '', acidic = '', b = '', basic = '', base = ''] =
      /^(\d+) mL of (\S+) mol\/L \S+ and (\d+) mL of (\S+) mol\/L (\S+) are/.exec(text) ?? []
    const hydroxides = base.includes('₂') ? 2 : 1
    const net =
      (Number(a) * Number(acidic) - hydroxides * Number(b) * Number(basic)) /
      (Number(a) + Number(b))
    return exactPh(net > 0 ? 'strong-acid' : 'strong-base', Math.abs(net))
  },
  'ch-h58': (text) => {
    const [, constant = ''] = /Kw of water is (.+?)\. /.exec(text) ?? []
    const [kw = 1] = numbersIn(constant)
    const [, amount = '0'] = /the pH of (.+) mol\/L/.exec(text) ?? []
    const [base = 0] = numbersIn(amount)
    // The balance of charges: [H⁺] + [Na⁺] = [OH⁻].
    let [low, high] = [0, 16]
    for (let step = 0; step < 100; step += 1) {
      const middle = (low + high) / 2
      if (10 ** -middle + base > kw / 10 ** -middle) low = middle
      else high = middle
    }
    return low
  },
  'ch-h48': (text) => {
    const [, kind = '', constant = '', amount = ''] =
      /has (Ka|Kb) = (.+?)\. What is the pH of (.+) mol\/L/.exec(text) ?? []
    const [k = 0] = numbersIn(constant)
    return exactPh(
      kind === 'Ka' ? 'weak-acid' : 'weak-base',
      numbersIn(amount)[0] ?? 0,
      -Math.log10(k),
    )
  },
  'ch-h49': (text) => {
    const [, amount = '', pH = ''] = /of (\S+) mol\/L has pH (\S+) at/.exec(text) ?? []
    const hydronium = 10 ** -Number(pH)
    // The charge that A⁻ has to balance, beside the OH⁻ of water.
    const base = hydronium - 1e-14 / hydronium
    return (hydronium * base) / (Number(amount) - base)
  },
  'ch-h50': (text) => {
    const [, amount = '0'] = /(\S+) mol\/L/.exec(text) ?? []
    const [, factor = ''] = /to (\d+) times/.exec(text) ?? []
    // Any weak acid shows the factor, if little of it is ionized.
    if (factor !== '') return share(1e-3 / Number(factor), 1e-12) / share(1e-3, 1e-12)
    const [k = 0] = numbersIn(/Ka = (.+?)\. What/.exec(text)?.[1] ?? '')
    return 100 * share(Number(amount), k)
  },
  'ch-m571': (text) => {
    const [, a = '', pKa = '', b = ''] =
      /holds (\S+) mol \S+ pKa (\S+), and (\S+) mol/.exec(text) ?? []
    return exactPh('buffer', Number(a), Number(pKa), Number(b))
  },
  'ch-h52': (text) => {
    const [, x = '', strong = '', a = '', pKa = '', b = ''] =
      /^(\S+) mol (\S+) are added to a liter with (\S+) mol \S+ pKa (\S+), and (\S+) mol/.exec(
        text,
      ) ?? []
    const change = strong === 'HCl' ? Number(x) : -Number(x)
    return exactPh('buffer', Number(a) + change, Number(pKa), Number(b) - change)
  },
  'ch-h59': (text) => {
    const [, kind = '', salt = '', pH = '', amount = '', pKa = ''] =
      /^What (mass|amount) of (\S+) makes a buffer of pH (\S+) with (\S+) mol \S+ pKa (\S+)\?$/.exec(
        text,
      ) ?? []
    // Ka = [H⁺][base]/[acid].
    const base = (10 ** -Number(pKa) * Number(amount)) / 10 ** -Number(pH)
    return kind === 'mass' ? base * molarMass(salt) : base
  },
  'ch-h53': (text) => {
    const [, volume = '', concentration = '', constant = '', added = ''] =
      /^(\d+) mL of (\S+) mol\/L \S+ \(Ka = (.+?)\) are titrated .* after (\S+) mL\?$/.exec(text) ??
      []
    const total = Number(volume) + Number(added)
    const acid = (Number(volume) * Number(concentration)) / total
    const sodium = (Number(added) * Number(concentration)) / total
    const [ka = 1] = numbersIn(constant)
    // The balance of charges: [H⁺] + [Na⁺] = [OH⁻] + [A⁻].
    let [low, high] = [0, 14]
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2
      const h = 10 ** -middle
      if (h + sodium > 1e-14 / h + (acid * ka) / (ka + h)) low = middle
      else high = middle
    }
    return low
  },
  'ch-h54': (text) => {
    const [, kind = '', constant = '', amount = ''] =
      /has (Ka|Kb) = (.+?)\. What is the pH of (\S+) mol\/L/.exec(text) ?? []
    const pK = 14 + Math.log10(numbersIn(constant)[0] ?? 1)
    return exactPh(kind === 'Ka' ? 'weak-base' : 'weak-acid', Number(amount), pK)
  },
  'ch-h57': (text) => {
    const [volume = 0, strength = 0] = numbersIn(text)
    const points = [...text.matchAll(/([\d.]+) at ([\d.]+) mL/g)].map(([, pH, at]) => ({
      pH: Number(pH),
      at: Number(at),
    }))
    const end = Number(/equivalence \(([\d.]+) mL/.exec(text)?.[1])
    if (text.includes('concentration')) return (strength * end) / volume
    return points.find(({ at }) => Math.abs(2 * at - end) < 1e-9)?.pH ?? Number.NaN
  },
}

/** Questions with known answers, worked out by hand. */
const worked: readonly WorkedCase[] = [
  ['ch-m49', 'CH₃COOH has Ka = 1.7 × 10⁻⁵. What is Kb of its conjugate base', 5.88e-10],
  ['ch-e45', 'What is the pH of 0.020 mol/L HCl at 25 °C?', 1.7],
  ['ch-m47', 'A solution at 25 °C has pH 3.40. What is [H⁺]?', 3.98e-4],
  ['ch-m48', 'What is the pH of 0.0050 mol/L Ba(OH)₂ at 25 °C?', 12],
  ['ch-m54', '10 mL of HCl with pH 2.30 are made up to 1000 mL with water.', 4.3],
  ['ch-h55', '25 mL of 0.10 mol/L HCl and 30 mL of 0.10 mol/L NaOH are mixed at 25 °C.', 11.96],
  ['ch-h58', 'At 50 °C Kw of water is 5.3 × 10⁻¹⁴. Which pH is neutral there?', 6.64],
  ['ch-h48', 'CH₃COOH has Ka = 1.7 × 10⁻⁵. What is the pH of 0.10 mol/L CH₃COOH', 2.88],
  ['ch-h49', 'A weak acid HA of 0.10 mol/L has pH 2.88 at 25 °C.', 1.76e-5],
  [
    'ch-h50',
    'CH₃COOH has Ka = 1.7 × 10⁻⁵. What percentage of it is ionized in a 0.10 mol/L solution?',
    1.296,
  ],
  ['ch-m571', 'A liter of solution holds 0.20 mol CH₃COOH, pKa 4.76, and 0.30 mol CH₃COO⁻.', 4.936],
  [
    'ch-h52',
    '0.05 mol HCl are added to a liter with 0.20 mol CH₃COOH, pKa 4.76, and 0.30 mol CH₃COO⁻.',
    4.76,
  ],
  [
    'ch-h59',
    'What amount of CH₃COONa makes a buffer of pH 5.00 with 1.0 mol CH₃COOH, pKa 4.76?',
    1.738,
  ],
  [
    'ch-h53',
    '25 mL of 0.10 mol/L CH₃COOH (Ka = 1.7 × 10⁻⁵) are titrated with 0.10 mol/L NaOH. What is the pH after 25 mL?',
    8.73,
  ],
  ['ch-h54', 'NH₃ has Kb = 1.8 × 10⁻⁵. What is the pH of 0.20 mol/L NH₄Cl at 25 °C?', 4.98],
]

testNumbers(questionsOf, numbers, worked)

function hydrogens(text: string): number {
  return composition(formula(text)).get('H') ?? 0
}

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'ch-e44': ({ question, options: all }) => {
    const strong = /^(?:hydrochloric|hydrobromic|hydroiodic|nitric|perchloric|sulfuric) acid$/
    return all.filter((text) => strong.test(text) === question.includes('strong'))
  },
  'ch-m557': ({ question, options: all }) => {
    // Above stand the ion that water becomes, and the species with one H less (Ka) or more (Kb).
    const [, kind = '', species = ''] = /the (K[ab]) of (\S+) in water/.exec(question) ?? []
    const [ion, change] = kind === 'Ka' ? ['[H₃O⁺]', -1] : ['[OH⁻]', 1]
    return all.filter((text) => {
      const [, first = '', partner = '', below = ''] =
        /^(\[[^\]]+\])\[([^\]]+)\]\/\[([^\]]+)\]$/.exec(text) ?? []
      return (
        first === ion && below === species && hydrogens(partner) === hydrogens(species) + change
      )
    })
  },
  'ch-m402': ({ question, options: all }) => {
    // Ka times Kb is the same for all, so the largest Ka has the smallest Kb.
    const size = (name: string) =>
      10 ** -Number(new RegExp(`[:,] ${name} (\\d+\\.\\d+)`).exec(question)?.[1] ?? Number.NaN)
    const wanted = [/strongest\?$/, /weakest conjugate/].some((ask) => ask.test(question))
      ? Math.max(...all.map(size))
      : Math.min(...all.map(size))
    return all.filter((name) => size(name) === wanted)
  },
  'ch-e47': ({ question, options: all }) => {
    const [a = 0, shareA = 0, b = 0, shareB = 0] = numbersIn(question)
    const stronger = shareA > shareB ? 'A' : 'B'
    const crowded = a > b ? 'A' : 'B'
    return all.filter((text) => {
      const [, first, second = first] = /^([AB]) has .+?(?:, ([AB]) is|and)/.exec(text) ?? []
      return first === stronger && second === crowded
    })
  },
  'ch-m52': ({ question, options: all }) => {
    const [, left = '', right = ''] = /pKa (\S+) of \S+ and (\S+) of/.exec(question) ?? []
    const [, first = '', second = ''] =
      /pKa \S+ of (\S+) and \S+ of (\S+)\. Where/.exec(question) ?? []
    // K of the reaction is Ka of the acid on the left over that of the acid on the right.
    const log = Number(right) - Number(left)
    return all.filter(
      (text) =>
        text ===
        `${log > 0 ? 'right' : 'left'}, as ${log > 0 ? first : second} is the stronger acid`,
    )
  },
  'ch-e46': ({ question, options: all }) => {
    const [, from = '', to = '', low = '', high = '', pH = ''] =
      /turns from (\S+) to (\S+) between pH (\S+) and (\S+)\. .* at pH (\S+)\?$/.exec(question) ??
      []
    const place = Number(pH)
    const color = place < Number(low) ? from : place > Number(high) ? to : 'a mix of both'
    return all.filter((text) => text === color)
  },
  'ch-m51': ({ question, options: all }) => {
    return all.filter((text) => question.includes(` ${effect(text)} solution`))
  },
  'ch-m53': ({ options: all }) => all.filter(isBuffer),
  'ch-m55': ({ question, options: all }) => {
    const [, concentration = '', base = ''] = /^(\S+) mol\/L .* a weak (base)?/.exec(question) ?? []
    const [, name = ''] = /mol\/L (\S+), a weak/.exec(question) ?? []
    const pKa =
      { 'CH₃COOH': 4.76, 'C₂H₅COOH': 4.87, 'C₃H₇COOH': 4.82, 'NH₃': 9.25 }[name] ?? Number.NaN
    const half = Number(concentration) / 2
    const pH = base === '' ? exactPh('weak-base', half, 14 - pKa) : exactPh('weak-acid', half, pKa)
    return all.filter((text) => {
      const [low = 0, high = 0] = numbersIn(text)
      return low < pH && pH < high
    })
  },
  'ch-h100': ({ question, options: all }) => {
    const [, one = '', other = ''] =
      /^Why is (\S+) a stronger acid than (\S+)\?$/.exec(question) ?? []
    const [strong, weak] = [composition(one), composition(other)]
    const oxygen = (strong.get('O') ?? 0) - (weak.get('O') ?? 0)
    const isOf = (text: string) => {
      if (strong.has('C')) return text.includes('chain')
      if (!strong.has('O')) return text.includes('larger atom')
      return oxygen > 0 ? text.includes('more O atoms') : text.includes('central atom')
    }
    return all.filter(isOf)
  },
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

function effect(salt: string): string {
  if (/^(?:ammonium|aluminum|iron)/.test(salt)) return 'acidic'
  return /acetate|formate|fluoride|carbonate|phosphate|sulfite|hypochlorite/.test(salt)
    ? 'basic'
    : 'neutral'
}

/** The moles of a strong acid or base that a substance brings, and of a weak pair. */
const roles: Readonly<Record<string, readonly [strong: number, acid: number, base: number]>> = {
  HCl: [-1, 0, 0],
  'HNO₃': [-1, 0, 0],
  NaOH: [1, 0, 0],
  KOH: [1, 0, 0],
  'CH₃COOH': [0, 1, 0],
  HCOOH: [0, 1, 0],
  HF: [0, 1, 0],
  'NH₄Cl': [0, 1, 0],
  'NaH₂PO₄': [0, 1, 0],
  'NaHCO₃': [0, 1, 0],
  'CH₃COONa': [0, 0, 1],
  HCOOK: [0, 0, 1],
  NaF: [0, 0, 1],
  'NH₃': [0, 0, 1],
  'Na₂HPO₄': [0, 0, 1],
  'Na₂CO₃': [0, 0, 1],
  NaCl: [0, 0, 0],
  'KNO₃': [0, 0, 0],
  KBr: [0, 0, 0],
}

/** Whether acid and base of a pair are both left when the strong ones have reacted. */
function isBuffer(text: string): boolean {
  let [strong, acid, base] = [0, 0, 0]
  for (const [, amount = '', name = ''] of text.matchAll(/([\d.]+) mol ([^\s,]+)/g)) {
    const role = roles[name]
    if (role === undefined) throw new RangeError(`No role of ${name}.`)
    strong += Number(amount) * role[0]
    acid += Number(amount) * role[1]
    base += Number(amount) * role[2]
  }
  return acid - strong > 0.01 && base + strong > 0.01
}

test('ch-m56: start and equivalence are those of the exact balance', () => {
  const constants = new Map([
    ['CH₃COOH', 4.76],
    ['HCOOH', 3.75],
    ['C₂H₅COOH', 4.87],
    ['C₃H₇COOH', 4.82],
    ['NH₃', 9.25],
    ['CH₃NH₂', 10.64],
    ['(CH₃)₂NH', 10.77],
    ['(CH₃)₃N', 9.8],
  ])
  for (const question of questionsOf('ch-m56')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    const [, shown = ''] = /of (\S+) mol\/L/.exec(question.question) ?? []
    const c = Number(shown)
    for (const [place, titration] of question.left.entries()) {
      const [titrated = ''] = titration.split(' ')
      const pKa = constants.get(titrated)
      const isBase = titrated.includes('OH') && !titrated.includes('COOH')
      const expected =
        pKa === undefined
          ? [exactPh(isBase ? 'strong-base' : 'strong-acid', c), 7]
          : titrated.includes('N')
            ? [exactPh('weak-base', c, 14 - pKa), exactPh('weak-acid', c / 2, pKa)]
            : [exactPh('weak-acid', c, pKa), exactPh('weak-base', c / 2, 14 - pKa)]
      const written = numbersIn(question.partners[place] ?? '')
      const off = expected.map((value, at) => Math.abs(value - (written[at] ?? 99)))
      expect([titration, Math.max(...off) < 0.06]).toEqual([titration, true])
    }
  }
})

test('ch-e52: the constants fall by a factor of five or more from card to card', () => {
  for (const question of questionsOf('ch-e52')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const constants = question.cards.map((card) => {
      const [, mantissa = '', power = ''] = /Ka ([\d.]+)(?: × 10⁻([⁰¹²³⁴-⁹]+))?\)$/.exec(card) ?? []
      const digits = Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')
      return Number(mantissa) / 10 ** Number(digits)
    })
    expect(constants.every((one) => one > 0 && one < 0.1)).toBe(true)
    expect(constants.slice(1).every((one, place) => (constants[place] ?? 0) > 5 * one)).toBe(true)
  }
})

test('ch-e43: a conjugate partner has one H and one charge more or less', () => {
  for (const { question, correctAnswer } of questionsOf('ch-e43')) {
    const [, kind = '', given = ''] = /the conjugate (acid|base) of (\S+)\.$/.exec(question) ?? []
    const sign = kind === 'acid' ? 1 : -1
    const [before, after] = [composition(given), composition(correctAnswer)]
    const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((symbol) => {
      const change = (after.get(symbol) ?? 0) - (before.get(symbol) ?? 0)
      return change === 0 ? [] : [[symbol, change]]
    })
    expect([question, changes]).toEqual([question, [['H', sign]]])
    expect(formula(correctAnswer).charge - formula(given).charge).toBe(sign)
  }
})

test('ch-m50: the pKa falls from card to card, and rises for conjugate bases', () => {
  for (const question of questionsOf('ch-m50')) {
    if (question.type !== 'order') throw new RangeError('No order.')
    const values = question.cards.map((card) => numbersIn(/pKa (.+)\)/.exec(card)?.[1] ?? '')[0])
    const sign = question.question.includes('bases') ? 1 : -1
    expect(values).toEqual(values.toSorted((one = 0, other = 0) => sign * (one - other)))
  }
})

test('ch-m556: the main species has the largest share of the balance', () => {
  for (const { question, correctAnswer } of questionsOf('ch-m556')) {
    const [, acid = '', list = '', pH = ''] =
      /^(\S+) has (?:the )?pKa (?:values )?(.+)\. Type .* at pH (\S+)\.$/.exec(question) ?? []
    const steps = list.split(/, | and /).map(Number)
    // The share of each species against the first one, on the scale of powers of ten.
    const logs = steps.reduce<readonly number[]>(
      (all, pKa) => [...all, (all.at(-1) ?? 0) + Number(pH) - pKa],
      [0],
    )
    const place = logs.indexOf(Math.max(...logs))
    const [first, main] = [
      composition(acid).get('H') ?? 0,
      composition(correctAnswer).get('H') ?? 0,
    ]
    expect([question, first - main]).toEqual([question, place])
    expect(formula(acid).charge - formula(correctAnswer).charge).toBe(place)
  }
})

/** The last two have their judges in pictures.test.ts and levels.test.ts, the first two in wider.test.ts. */
const others = [
  'ch-e611',
  'ch-m611',
  'ch-e43',
  'ch-e52',
  'ch-m50',
  'ch-m56',
  'ch-m556',
  'ch-m301',
  'ch-m523',
]

test('every template has a judge', () => {
  const judged = [...Object.keys(numbers), ...Object.keys(options), ...others]
  expect(judged.toSorted()).toEqual([...new Set(acids.map(({ id }) => id))].toSorted())
})

test('every equation of an equilibrium can be read', () => {
  const broken = questionsOf('ch-m52')
    .map(({ question }) => /^(.+), with/.exec(question)?.[1] ?? '')
    .filter((text) => 'error' in parseEquation(text))
  expect(broken).toEqual([])
})

/** The part of a weak acid that is ionized, found by halving. */
function share(concentration: number, constant: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if ((concentration * middle ** 2) / (1 - middle) < constant) low = middle
    else high = middle
  }
  return low
}

/** The exact pH at 25 °C, from the balance of charges. */
function exactPh(solution: Solution, concentration: number, constant = 0, base = 0): number {
  const found = acidityOf({
    solution,
    concentration: String(concentration),
    base: String(base),
    constant: String(constant),
  })
  return 'pH' in found ? found.pH : Number.NaN
}

/** The numbers of a text, also those with a power of ten. */
