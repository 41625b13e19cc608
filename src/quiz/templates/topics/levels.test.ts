import { expect, test } from 'vitest'

import { conjugatePairs } from '#chemistry/acids/acid-constants.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { elements } from '#chemistry/elements/elements.ts'
import { organicCompounds } from '#chemistry/organic/compounds.ts'
import { equation as equationOf, isBalanced } from '#chemistry/reactions/equations.ts'

import { acids } from './acids.ts'
import { electrochemistry } from './electrochemistry.ts'
import { entropy } from './entropy.ts'
import { equilibrium } from './equilibrium.ts'
import { forces } from './forces.ts'
import { gases } from './gases.ts'
import { kinetics } from './kinetics.ts'
import { analysis } from './school/analysis.ts'
import { environment } from './school/environment.ts'
import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { nuclear } from './school/nuclear.ts'
import { separation } from './school/separation.ts'
import { spectra } from './spectra.ts'

/**
 * Judges of the second level of skills that were asked at one level. They derive each answer from the text of its
 * question, by another way than its template.
 */

const { of } = questionsOfTopic([
  ...acids,
  ...electrochemistry,
  ...entropy,
  ...equilibrium,
  ...forces,
  ...gases,
  ...kinetics,
  ...analysis,
  ...environment,
  ...nuclear,
  ...separation,
  ...spectra,
])

test('ge-m520: salts need distilling, solids a filter, microbes chlorine', () => {
  for (const { question, options, correctAnswer } of of('ge-m520', 'mcq')) {
    const salts = Number(/([\d.]+) g\/L/.exec(question)?.[1])
    const solids = question.includes('cloudy')
    const microbes = question.includes('living microbes')
    const isEnough = (treatment: string) =>
      treatment.includes('distilling') ||
      (salts < 1 &&
        (!solids || treatment.includes('filter')) &&
        (!microbes || treatment.includes('chlorine')))
    const [best, ...others] = options
      .filter(isEnough)
      .toSorted((one, other) => effort(one) - effort(other))
    expect([question, best]).toEqual([question, correctAnswer])
    expect(others.every((other) => effort(other) > effort(best ?? ''))).toBe(true)
  }
})

function effort(treatment: string): number {
  return treatment.includes('distilling') ? 3 : treatment.includes(' and ') ? 2 : 1
}

test('ph-m520: the pressure is below the ideal one by attraction and above it by size', () => {
  for (const { question, correctAnswer } of of('ph-m520', 'mcq')) {
    const cause = question.includes('presses less')
      ? 'attract'
      : question.includes('presses more')
        ? 'room'
        : question.includes('expands')
          ? 'apart'
          : 'faster'
    expect(correctAnswer).toContain(cause)
    expect(/^Strongly compressed (hydrogen|helium|neon) /.test(question)).toBe(cause === 'room')
  }
})

test('ch-m520: exactly one pair of salts has flames as the question asks for', () => {
  // One letter for each flame that is told apart from the others.
  const flames: Readonly<Record<string, string>> = {
    sodium: 'y',
    potassium: 'l',
    lithium: 'r',
    calcium: 'r',
    strontium: 'r',
    barium: 'g',
    magnesium: '-',
    aluminum: '-',
  }
  for (const { question, options, correctAnswer } of of('ch-m520', 'mcq')) {
    const isAlike = (text: string) =>
      new Set(text.split(', ').map((salt) => flames[salt.split(' ')[0] ?? ''])).size === 1
    const wanted = options.filter((text) => isAlike(text) === question.includes('look alike'))
    expect(wanted).toEqual([correctAnswer])
    // Two of the three reds have different words, so that no option rests on telling them apart.
    const names = correctAnswer.split(', ').map((salt) => salt.split(' ')[0] ?? '')
    const reds = names.filter((name) => flames[name] === 'r')
    expect(new Set(reds).size).toBeLessThan(2)
  }
})

test('ph-e520: the purity times the sample gives the part', () => {
  for (const { question, key } of of('ph-e520', 'number')) {
    const [sample = 0, part = 0] = [...question.matchAll(/([\d.]+) g/g)].map(([, mass]) =>
      Number(mass),
    )
    expect((key.value * sample) / 100).toBeCloseTo(part, 6)
    expect(key.value).toBeLessThan(100)
  }
})

test('ec-m520: Planck’s constant gives the same within the rounding of the text', () => {
  for (const { question, key } of of('ec-m520', 'number')) {
    // h times c, in J·nm.
    const product = 1.98645e-16
    const [, wavelength] = /What energy has a photon of (\d+) nm\?$/.exec(question) ?? []
    const [, mantissa, power] = /photons of ([\d.]+) × 10⁻(¹[⁸⁹]) J\?$/.exec(question) ?? []
    const energy = Number(mantissa) * (power === '¹⁹' ? 1e-19 : 1e-18)
    const wanted = product / (wavelength === undefined ? energy : Number(wavelength))
    expect(Math.abs(key.value / wanted - 1)).toBeLessThan(0.01)
  }
})

test('ch-m521: the equation is balanced, and as many electrons are given as taken', () => {
  // Electrons that one particle takes up or gives off in these titrations.
  const electrons: Readonly<Record<string, number>> = {
    'MnO₄⁻': 5,
    'Cr₂O₇²⁻': 6,
    'Fe²⁺': 1,
    'Sn²⁺': 2,
    'C₂O₄²⁻': 2,
    'H₂O₂': 2,
    'S₂O₃²⁻': 1,
    'I₂': 2,
  }
  for (const { question, key } of of('ch-m521', 'number')) {
    const [, written = '', analyte = '', volume = '', strength = '', titrant = ''] =
      /^(.+)\. What amount of (\S+) reacts with ([\d.]+) mL of ([\d.]+) mol\/L (\S+)\?$/.exec(
        question,
      ) ?? []
    expect(written).not.toBe('')
    const moved = (Number(volume) * Number(strength) * (electrons[titrant] ?? 0)) / 1000
    expect(key.value / ((1000 * moved) / (electrons[analyte] ?? 0))).toBeCloseTo(1, 9)
    const [left, right] = sidesOf(written)
    expect(left).toBe(right)
  }
})

/** Atoms and charge of the left and of the right side of an equation as it is shown. */
function sidesOf(written: string): readonly string[] {
  return written.split(' → ').map((side) => {
    const counts = new Map<string, number>()
    const add = (what: string, count: number) => counts.set(what, (counts.get(what) ?? 0) + count)
    for (const term of side.split(' + ')) {
      const [, count = '1', name = ''] = /^(?:(\d+) )?(\S+)$/.exec(term) ?? []
      const [, body = '', size = '', sign = ''] = /^(.*?)([²³⁴]?)([⁺⁻]?)$/.exec(name) ?? []
      for (const [symbol, atoms] of composition(plain(body))) add(symbol, Number(count) * atoms)
      const charge = sign === '' ? 0 : '¹²³⁴'.indexOf(size === '' ? '¹' : size) + 1
      add('charge', Number(count) * (sign === '⁻' ? -charge : charge))
    }
    return JSON.stringify(
      [...counts]
        .filter(([, count]) => count !== 0)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  })
}

function plain(text: string): string {
  return text.replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
}

test('ge-m521: the rate goes by surface, strength and warmth, the gas by the acid', () => {
  const rates: readonly (readonly [RegExp, number])[] = [
    [/powder|warmer|twice as concentrated/, 1],
    [/larger lumps|colder|half as concentrated/, -1],
    [/twice as much/, 0],
  ]
  for (const { question, options, correctAnswer } of of('ge-m521', 'mcq')) {
    const rate = question.includes('faster') ? 1 : question.includes('slower') ? -1 : 0
    const gas = question.includes('more gas') ? 1 : question.includes('less gas') ? -1 : 0
    const fitting = options.filter(
      (text) => rates.find(([mark]) => mark.test(text))?.[1] === rate && gasOf(text) === gas,
    )
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

/** Whether a change of the acid gives more gas (1), less (−1) or as much. */
function gasOf(change: string): number {
  if (change.startsWith('acid half')) return -1
  return change.includes('twice') ? 1 : 0
}

test('ge-m522: a model of both rates moves as the answer says', () => {
  for (const { question, correctAnswer } of of('ge-m522', 'mcq')) {
    const [, written = ''] = /^(.+?) (?:starts|is) /.exec(question) ?? []
    const [left = 0, right = 0] = written.split(' ⇌ ').map((side) => side.split(' + ').length)
    // Each rate is its constant times the concentrations of its side.
    const rates = (factor: number, warmth: number) =>
      [left, right].map((count) => warmth * factor ** count)
    const [forward = 1, reverse = 1] = question.includes('left side alone')
      ? [0.5, 2]
      : question.includes('right side alone')
        ? [2, 0.5]
        : question.includes('halved')
          ? rates(2, 1)
          : question.includes('doubled')
            ? rates(0.5, 1)
            : rates(1, question.includes('cooled') ? 0.5 : 2)
    expect(correctAnswer).toBe(
      forward > 1 === reverse > 1
        ? `forward and reverse ${word(forward)}`
        : `forward ${word(forward)}, reverse ${word(reverse)}`,
    )
    // The rate of this one falls when it is warmed.
    expect(question).not.toMatch(/^2 NO\(g\) \+ O₂.* (warmed|cooled)/)
  }
})

function word(rate: number): string {
  return rate > 1 ? 'faster' : 'slower'
}

test('as-m520: X balances the equation, and the process fits its nuclei', () => {
  const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
  const numbersOf = (term: string): readonly [number, number] => {
    const [, count = '1', name = ''] = /^(?:(\d) )?(\S+)$/.exec(term) ?? []
    const known = { n: [1, 0], p: [1, 1], α: [4, 2], 'e⁻': [0, -1] }[name]
    const [mass = 0, charge = 0] = known ?? [
      Number(
        Array.from(name, (sign) => raised.indexOf(sign))
          .filter((one) => one >= 0)
          .join(''),
      ),
      elements.find(({ symbol }) => symbol === name.replace(/^[⁰¹²³⁴⁵⁶⁷⁸⁹]+/, ''))?.atomicNumber,
    ]
    return [Number(count) * mass, Number(count) * charge]
  }
  const total = (side: string, x: string) =>
    side
      .split(' + ')
      .map((term) => numbersOf(term === 'X' ? x : term))
      .reduce(([mass, charge], [more, higher]) => [mass + more, charge + higher], [0, 0])
  for (const { question, options, correctAnswer } of of('as-m520', 'mcq')) {
    const [, left = '', right = ''] = /in (.+) → (.+), and/.exec(question) ?? []
    const isBalancedBy = (option: string) =>
      String(total(left, '')) === String(total(right, option.split(', ')[0] ?? ''))
    const heaviest = Math.max(...left.split(' + ').map((term) => numbersOf(term)[0]))
    const process = right.includes('e⁻')
      ? 'beta decay'
      : right.includes('α')
        ? 'alpha decay'
        : heaviest > 200
          ? 'nuclear fission'
          : 'nuclear fusion'
    const fitting = options.filter((one) => isBalancedBy(one) && one.endsWith(process))
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

test('ch-m522: the charge is that of as many electrons as the ions take up', () => {
  for (const { question, key } of of('ch-m522', 'number')) {
    const [, size = ''] = /[A-Z][a-z]?([²³]?)⁺/.exec(question) ?? []
    const each = size === '' ? 1 : '⁰¹²³'.indexOf(size)
    const [given = 0] = [...question.matchAll(/([\d.\u202f]+) (?:C flows|mol of)/g)].map(
      ([, number = '']) => Number(number.replaceAll('\u202f', '')),
    )
    // Coulombs of one ion, from the charge of an electron and Avogadro's constant.
    const ofMole = each * 1.602_176_634e-19 * 6.022_140_76e23
    const wanted = question.includes('What charge') ? given * ofMole : given / ofMole
    expect(key.value / wanted).toBeCloseTo(1, 4)
  }
})

test('ge-m523: the role follows from what appears first on which side', () => {
  for (const { question, options, correctAnswer } of of('ge-m523', 'mcq')) {
    const [, written = '', asked = ''] =
      /^Mechanism: (.+)\. Which species (.+)\?$/.exec(question) ?? []
    const uses = written.split('; ').flatMap((step) =>
      step.split(/ [→⇌] /).flatMap((side, place) =>
        side.split(' + ').map((term) => {
          const [, count = '1', name = ''] = /^(?:(\d) )?(\S+)$/.exec(term) ?? []
          return { name, made: (place === 0 ? -1 : 1) * Number(count) }
        }),
      ),
    )
    const roleOf = (species: string) => {
      const own = uses.filter(({ name }) => name === species).map(({ made }) => made)
      const net = own.reduce((sum, made) => sum + made, 0)
      if (net !== 0)
        return net < 0 ? 'does the whole reaction use up' : 'does the whole reaction form'
      return (own[0] ?? 0) < 0 ? 'is a catalyst' : 'is an intermediate'
    }
    expect([question, options.filter((one) => roleOf(one) === asked)]).toEqual([
      question,
      [correctAnswer],
    ])
  }
})

test('ge-m524: K worked out from ΔG°, or ΔG° from K, has the place that is asked for', () => {
  const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹'
  for (const { question, options, correctAnswer } of of('ge-m524', 'mcq')) {
    const logs = options.map((text) => {
      const [, energy] = /ΔG° = (\S+) kJ/.exec(text) ?? []
      if (energy !== undefined) return (-1000 * Number(energy.replace('−', '-'))) / 8.314 / 298.15
      const [, mantissa = '', power = ''] = /K = (\S+) × 10(\S+)/.exec(text) ?? []
      const exponent = Array.from(power, (sign) => digits.indexOf(sign)).filter((one) => one >= 0)
      const size = Number(exponent.join('')) * (power.startsWith('⁻') ? -1 : 1)
      return Math.log(Number(mantissa)) + size * Math.LN10
    })
    const rank = (log: number) =>
      /nearest/.test(question) ? -Math.abs(log) : /largest|negative/.test(question) ? log : -log
    const ranks = logs.map(rank)
    expect(options[ranks.indexOf(Math.max(...ranks))]).toBe(correctAnswer)
  }
})

test('ge-e520: the larger of Q and K tells the direction', () => {
  for (const { question, correctAnswer } of of('ge-e520', 'mcq')) {
    const [, k = '', q = ''] = /K = (\S+)\. .* Q is (\S+)\. What/.exec(question) ?? []
    const excess = Number(q.replaceAll('\u202f', '')) / Number(k.replaceAll('\u202f', ''))
    expect(excess).toBeGreaterThan(0)
    const wanted =
      excess > 1.5
        ? 'More reactants form.'
        : excess < 0.67
          ? 'More products form.'
          : 'No amount changes.'
    expect(correctAnswer).toBe(wanted)
    expect(correctAnswer === 'No amount changes.').toBe(q === k)
  }
})

test('ph-e521: ions and OH need water, all else an oily liquid', () => {
  for (const { question, options, correctAnswer } of of('ph-e521', 'mcq')) {
    const isPolar = /chloride|nitrate|sulfate|glucose|sugar/.test(question)
    expect(options.filter((text) => /water|vinegar|juice/.test(text) === isPolar)).toEqual([
      correctAnswer,
    ])
  }
})

test('ge-m525: both sides of the equation hold the same atoms before and after', () => {
  for (const { question, key } of of('ge-m525', 'number')) {
    const [, written = '', starts = '', known = '', end = '', asked = ''] =
      /^(.+), all gases, starts from, in mol\/L, (.+)\. At equilibrium \[(\S+)\] = ([\d.]+)\. What is \[(\S+)\] there\?$/.exec(
        question,
      ) ?? []
    const [left = '', right = ''] = written.split(' ⇌ ')
    const before = new Map(
      [...starts.matchAll(/\[(\S+)\] = ([\d.]+)/g)].map(([, name = '', value]) => [
        name,
        Number(value),
      ]),
    )
    const counts = new Map(
      [left, right].flatMap((side, place) =>
        side.split(' + ').map((term) => {
          const [, count = '1', name = ''] = /^(?:(\d) )?(\S+)$/.exec(term) ?? []
          return [name, (place === 0 ? -1 : 1) * Number(count)] as const
        }),
      ),
    )
    const extent = (Number(end) - (before.get(known) ?? 0)) / (counts.get(known) ?? Number.NaN)
    expect(key.value).toBeCloseTo((before.get(asked) ?? 0) + (counts.get(asked) ?? 0) * extent, 6)
    const all = [...counts].map(([name, count]) => (before.get(name) ?? 0) + count * extent)
    expect(Math.min(...all)).toBeGreaterThan(0)
    expect(isBalanced(equationOf(plain(written).replace('⇌', '<=>')))).toBe(true)
  }
})

test('ph-e522: the boiling points fall from card to card', () => {
  for (const { cards } of of('ph-e522', 'order')) {
    const points = cards.map(
      (card) =>
        organicCompounds.find(({ name }) => name === card.split(' (')[0])?.boilingPoint ??
        Number.NaN,
    )
    const gaps = points.slice(1).map((point, place) => (points[place] ?? Number.NaN) - point)
    expect(Math.min(...gaps)).toBeGreaterThan(10)
    // All are liquid at room temperature.
    expect(Math.min(...points)).toBeGreaterThan(30)
  }
})

test('ch-m523: the pH is that of the share, and near the one that the constant gives', () => {
  for (const { question, key } of of('ch-m523', 'number')) {
    const [, amount = '', name = '', percent = ''] =
      /^In (\S+) mol\/L (\S+) at 25 °C, ([\d.]+)% of/.exec(question) ?? []
    const hydrogen = (Number(amount) * Number(percent)) / 100
    expect(key.value).toBeCloseTo(-Math.log(hydrogen) / Math.LN10, 6)
    const pKa = conjugatePairs.find(({ acid }) => formatFormula(acid) === name)?.pKa ?? Number.NaN
    // Mass action with what is left of the acid.
    const found = hydrogen ** 2 / (Number(amount) - hydrogen)
    expect(Math.abs(-Math.log10(found) - pKa)).toBeLessThan(0.06)
  }
})
