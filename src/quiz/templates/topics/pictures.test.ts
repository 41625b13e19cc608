import { expect, test } from 'vitest'

import { conjugatePairs } from '#chemistry/acids/acid-constants.ts'
import { phAfter } from '#chemistry/acids/titration-curve.ts'
import { metalCouples } from '#chemistry/cells/couples.ts'
import { organicCompounds } from '#chemistry/organic/compounds.ts'
import { proposedMechanisms } from '#chemistry/rates/proposed-mechanisms.ts'
import { equation as equationOf, isBalanced } from '#chemistry/reactions/equations.ts'
import type { Figure } from '#quiz/figures/figure.ts'

import { acids } from './acids.ts'
import { electrochemistry } from './electrochemistry.ts'
import { equilibrium } from './equilibrium.ts'
import { forces } from './forces.ts'
import { kinetics } from './kinetics.ts'
import { organic } from './organic.ts'
import { firstNumbers, questionsOfTopic } from './school/judging/topic-questions.ts'
import { laboratory } from './school/laboratory.ts'
import { particles } from './school/particles.ts'
import { separation } from './school/separation.ts'

/** Judges that derive each answer from the figure or the text of its question, by another way than its template. */

const { of } = questionsOfTopic([
  ...kinetics,
  ...equilibrium,
  ...organic,
  ...forces,
  ...acids,
  ...electrochemistry,
  ...particles,
  ...separation,
  ...laboratory,
])

type Curves = Extract<Figure, { readonly kind: 'curves' }>

/** @throws RangeError when the figure has no curves. */
function curvesOf(figure: Figure | undefined): Curves['curves'] {
  if (figure?.kind !== 'curves') throw new RangeError('No curves.')
  return figure.curves
}

test('ge-e51: height and steepness of the curve fit what was changed', () => {
  for (const { question, correctAnswer, figure } of of('ge-e51', 'mcq')) {
    const curves = curvesOf(figure)
    const read = (name: string) => {
      const points = curves.find((curve) => curve.name === name)?.points ?? []
      return { early: points[1]?.[1] ?? 0, late: points.at(-1)?.[1] ?? 0 }
    }
    const run = read('R')
    const fits = (name: string) => {
      const { early, late } = read(name)
      if (/powder|warmer/.test(question)) return early > 1.5 * run.early && late < 1.3 * run.late
      if (/lumps|colder/.test(question)) return early < run.early && late > 0.8 * run.late
      if (/concentrated/.test(question)) return late > 1.4 * run.late
      return /dilute/.test(question) && late < 0.6 * run.late
    }
    expect(['A', 'B', 'C', 'D'].filter(fits)).toEqual([correctAnswer])
  }
})

test('ge-m63: the hotter curve is the broader one, and only a catalyst moves the line', () => {
  for (const { question, left, partners, figure } of of('ge-m63', 'match')) {
    const [cold, hot] = curvesOf(figure).map(({ points }) => Math.max(...points.map(([, y]) => y)))
    expect(cold).toBeGreaterThan(hot ?? 0)
    const [low = 0, high = 0] = firstNumbers(question)
    expect(low).toBeLessThan(high)
    for (const [place, text] of left.entries()) {
      const [from = 0, to = 0] = firstNumbers(text)
      const effect =
        text === 'a catalyst'
          ? /line moves/
          : to > from
            ? /broader/
            : to < from
              ? /narrower/
              : /stay/
      expect(partners[place]).toMatch(effect)
    }
  }
})

test('ge-h70: the largest climb is the slow step, valleys between are intermediates', () => {
  for (const { correctAnswer, figure } of of('ge-h70', 'mcq')) {
    if (figure?.kind !== 'step-profile') throw new RangeError('No profile.')
    const { levels } = figure
    const climbs = levels.flatMap((level, index) =>
      index % 2 === 1 ? [level - (levels[index - 1] ?? 0)] : [],
    )
    const slow = climbs.indexOf(Math.max(...climbs)) + 1
    const summits = levels.filter((_, index) => index % 2 === 1)
    expect(summits.indexOf(Math.max(...summits)) + 1).toBe(slow)
    const inner = (levels.length - 1) / 2 - 1
    expect(correctAnswer).toBe(
      `step ${slow} is slow, ${inner === 1 ? 'one intermediate' : 'two intermediates'}`,
    )
  }
})

test('ge-m302: half of the start is left at the half-life, and a quarter at twice that', () => {
  for (const { key, figure } of of('ge-m302', 'number')) {
    const points = curvesOf(figure)[0]?.points ?? []
    const start = points[0]?.[1] ?? 0
    const at = (time: number) =>
      points.reduce((near, point) =>
        Math.abs(point[0] - time) < Math.abs(near[0] - time) ? point : near,
      )[1]
    expect(at(key.value) / start).toBeCloseTo(0.5, 6)
    expect(at(2 * key.value) / start).toBeCloseTo(0.25, 6)
  }
})

test('ge-h58: mechanisms add up to the equation, and no two of one question share a law', () => {
  for (const { equation, proposals } of proposedMechanisms) {
    for (const { slow, fast, times } of proposals) {
      const net = new Map<string, number>()
      const add = (text: string, factor: number) => {
        const { reactants, products } = equationOf(text)
        for (const [terms, sign] of [
          [reactants, -1],
          [products, 1],
        ] as const) {
          for (const { formula, coefficient } of terms) {
            const name = JSON.stringify(formula)
            net.set(name, (net.get(name) ?? 0) + factor * sign * coefficient)
          }
        }
      }
      expect(isBalanced(equationOf(slow))).toBe(true)
      add(slow, 1)
      if (fast !== null) add(fast, times)
      add(equation, -1)
      expect([equation, slow, [...net.values()].filter((count) => count !== 0)]).toEqual([
        equation,
        slow,
        [],
      ])
    }
  }
  for (const { left, partners } of of('ge-h58', 'match')) {
    for (const [place, steps] of left.entries()) {
      const [, slow = ''] = /(?:slow|one step): (.+?) →/.exec(steps) ?? []
      const law = slow
        .split(' + ')
        .map((term) => {
          const [, count = '', name = ''] = /^(?:(2) )?(\S+)$/.exec(term) ?? []
          return `[${name}]${count === '2' ? '²' : ''}`
        })
        .join('')
      expect(partners[place]).toBe(`k${law}`)
    }
  }
})

test('ge-e55: with a catalyst rates grow, times and barriers fall, and the rest stays', () => {
  for (const { question, left, partners } of of('ge-e55', 'match')) {
    const isMore = question.includes('with a catalyst instead of without')
    const effects = left.map((text) =>
      text.startsWith('the rate')
        ? `it gets ${isMore ? 'larger' : 'smaller'}`
        : /time|barrier|activation/.test(text)
          ? `it gets ${isMore ? 'smaller' : 'larger'}`
          : 'it stays the same',
    )
    expect(partners).toEqual(effects)
  }
})

test('ge-m300: the color is that of the side to which the change drives', () => {
  for (const { left, partners } of of('ge-m300', 'match')) {
    for (const [place, text] of left.entries()) {
      const drives =
        /are added|acid is added|cooled/.test(text) && !/base/.test(text) ? 'right' : 'left'
      const seen = text.includes('SCN')
        ? { right: 'its red gets deeper', left: 'its red gets paler' }
        : text.includes('Cr')
          ? { right: 'it gets more orange', left: 'it gets more yellow' }
          : { right: 'its brown gets paler', left: 'its brown gets deeper' }
      expect(partners[place]).toBe(seen[drives])
    }
  }
})

/** The step of a curve from its second point to the third, which stands above it. */
function jumpOf(curve: readonly number[]): number {
  return (curve[2] ?? 0) / (curve[1] ?? 1)
}

test('ge-h67: the jump of the curves tells the change, and the new mixture is at equilibrium', () => {
  for (const { question, correctAnswer, figure } of of('ge-h67', 'mcq')) {
    const [a = [], b = []] = curvesOf(figure).map(({ points }) => points.map(([, y]) => y))
    const [first, second] = curvesOf(figure).map(({ name }) => name)
    const [jumpA, jumpB] = [jumpOf(a), jumpOf(b)]
    const told =
      jumpA > 1.01 && jumpB > 1.01
        ? 'the volume was halved'
        : jumpA > 1.01
          ? `more ${first} was added`
          : jumpB > 1.01
            ? `more ${second} was added`
            : 'it was warmed up'
    expect(correctAnswer).toBe(told)
    // The parts begin alike, and the one that is not drawn changes as the other does.
    const isSame = question.includes('⇌ 2 ')
    const [changeA, changeB] = [(a.at(-1) ?? 0) - (a[2] ?? 0), (b.at(-1) ?? 0) - (b[2] ?? 0)]
    expect(changeB / changeA).toBeCloseTo(isSame ? -2 : -1, 6)
    const unseen = (told === 'the volume was halved' ? 2 : 1) * (b[0] ?? 0) + changeB
    const last = isSame ? (b.at(-1) ?? 0) : unseen
    const before = (b[0] ?? 0) ** 2 / (a[0] ?? 1)
    const ratio = ((b.at(-1) ?? 0) * last) / (a.at(-1) ?? 1) / before
    const isWarm = told === 'it was warmed up'
    expect(isWarm ? ratio > 2 : Math.abs(ratio - 1) < 0.1).toBe(true)
    // Constants from 0.04 to 0.4 mol/L belong to temperatures between 40 °C and 750 °C.
    expect([question, before > 0.04 && before < 0.4]).toEqual([question, true])
  }
})

test('ge-h300: heat is a compromise, a catalyst saves time, and what is taken away is replaced', () => {
  for (const { question, left, partners } of of('ge-h300', 'match')) {
    const reasons = left.map((text) =>
      text.includes('°C')
        ? /compromise/
        : text.includes('atm')
          ? question.startsWith('The Haber')
            ? /fewer molecules/
            : /high already/
          : text.includes('away')
            ? /in its place/
            : /sooner/,
    )
    expect(partners.every((partner, place) => reasons[place]?.test(partner))).toBe(true)
  }
})

test('ch-m300: the reagent brings the atoms that the product has and the reactant has not', () => {
  const marks: readonly (readonly [RegExp, RegExp])[] = [
    [/to chloromethane/, /chlorine/],
    [/ethene to ethane/, /hydrogen over nickel/],
    [/dibromo/, /^bromine/],
    [/ethene to bromoethane/, /hydrogen bromide/],
    [/ethene to ethanol/, /steam/],
    [/glucose/, /yeast/],
    [/ethanol to ethene/, /concentrated sulfuric/],
    [/to ethanal/, /distilled off/],
    [/ethanol to ethanoic/, /excess of acidified/],
    [/propanone/, /dichromate, reflux/],
    [/ethanal to ethanol/, /tetrahydridoborate/],
    [/ethyl ethanoate/, /ethanol and a little/],
    [/bromoethane to ethanol/, /sodium hydroxide in water/],
    [/nitrile/, /cyanide/],
  ]
  for (const { left, partners } of of('ch-m300', 'match')) {
    for (const [place, text] of left.entries()) {
      expect(marks.find(([mark]) => mark.test(text))?.[1].test(partners[place] ?? '')).toBe(true)
    }
  }
})

test('ch-h300: from card to card the carbon at the end is oxidized further', () => {
  const stages = [/^(?:1-)?bromo|ene$/, /ol$/, /al$/, /acid$/, /oate$/]
  for (const { cards } of of('ch-h300', 'order')) {
    const found = cards.map((card) => stages.findIndex((stage) => stage.test(card)))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(new Set(found).size).toBe(cards.length)
    expect(found).not.toContain(-1)
  }
})

test('ch-m578: unit and water together are the atoms of the two monomers', () => {
  for (const { question, options, correctAnswer } of of('ch-m578', 'mcq')) {
    const [, unit = ''] = /unit (\S+)\./.exec(question) ?? []
    const wanted = lengths(unit).join()
    const fitting = options.filter((text) => lengths(text).join() === wanted)
    expect(fitting).toEqual([correctAnswer])
    // H and OH close the ends: two molecules of water for two links.
    expect(carbons(correctAnswer)).toBe(carbons(unit))
  }
})

/** The lengths of the chains of CH₂ in a formula, from the left. */
function lengths(text: string): readonly number[] {
  return [...text.matchAll(/\(CH₂\)([₂-₉])|CH₂(?!\))/g)].map(([, count]) =>
    count === undefined ? 1 : '₀₁₂₃₄₅₆₇₈₉'.indexOf(count),
  )
}

function carbons(text: string): number {
  const groups = text.match(/CO(?!OH)|COOH|HOOC/g)?.length ?? 0
  return groups + lengths(text).reduce((sum, length) => sum + length, 0)
}

test('bo-m300: the donor has its hydrogen at N, O or F, and the other molecule a lone pair there', () => {
  const donors: Readonly<Record<string, string>> = {
    water: 'O',
    ethanol: 'O',
    ammonia: 'N',
    'hydrogen fluoride': 'F',
  }
  const acceptors: Readonly<Record<string, string>> = {
    ...donors,
    propanone: 'O',
    methoxymethane: 'O',
    trimethylamine: 'N',
  }
  for (const { left, partners } of of('bo-m300', 'match')) {
    for (const [place, text] of left.entries()) {
      const [one = '', other = ''] = text.startsWith('two molecules of ')
        ? [text.slice(17), text.slice(17)]
        : text.split(' and ')
      const [donor, acceptor] = [donors[one], acceptors[other]]
      expect(partners[place]).toBe(
        donor === undefined || acceptor === undefined
          ? 'no hydrogen bond'
          : `${donor}–H ··· ${acceptor}`,
      )
    }
  }
})

test('ph-h300: the isomer with OH is the one that the table has at the higher temperature', () => {
  for (const { question, left, partners } of of('ph-h300', 'match')) {
    const named = organicCompounds
      .filter(({ name }) => new RegExp(`(?:^|and )${name}(?: and| are)`, 'i').test(question))
      .toSorted((one, other) => one.boilingPoint - other.boilingPoint)
    expect(named.length).toBe(2)
    const [low, high] = named
    const answers: Readonly<Record<string, string>> = {
      'boils at the higher temperature': `${high?.name}, for its OH`,
      'evaporates faster at 20 °C': low?.name ?? '',
      'attracts its own kind by dispersion alone': 'neither of the two',
    }
    expect(partners).toEqual(left.map((text) => answers[text]))
    expect(/ol$|acid$/.test(high?.name ?? '') && !/ol$|acid$/.test(low?.name ?? '')).toBe(true)
  }
})

test('bo-h300: gases part, networks are bonded throughout, salts are ions', () => {
  for (const { left, partners } of of('bo-h300', 'match')) {
    const reasons = left.map((text) =>
      text.includes('is a gas')
        ? /weak attraction/
        : text.includes('split')
          ? /inside/
          : /^(?:MgO|NaCl|CaF₂|KBr|LiF)/.test(text)
            ? /ions/
            : /join all atoms/,
    )
    expect(partners.every((partner, place) => reasons[place]?.test(partner))).toBe(true)
  }
})

test('ch-m301: with the concentration found, the balance gives the start of the curve', () => {
  for (const { question, key, figure } of of('ch-m301', 'number')) {
    const [volume = 0, titrant = 0] = firstNumbers(question)
    const [, name = ''] = /mL of (.+) with sodium/.exec(question) ?? []
    const pKa = conjugatePairs.find((pair) => pair.name === name)?.pKa ?? 0
    const points = curvesOf(figure)[0]?.points ?? []
    const titration = { sample: 'acid', pKa, concentration: key.value, volume, titrant } as const
    for (const index of [0, 40, 120]) {
      const [added = 0, ph = 0] = points[index] ?? []
      expect(phAfter(titration, added)).toBeCloseTo(ph, 6)
    }
  }
})

function potentialOf(symbol: string): number {
  return metalCouples.find(({ element }) => element === symbol)?.potential ?? 0
}

test('ch-e300: the metal with the lower potential dissolves and sends its electrons to the other', () => {
  for (const { left, partners, figure } of of('ch-e300', 'match')) {
    if (figure?.kind !== 'galvanic-cell') throw new RangeError('No cell.')
    const [one, other] = [figure.left.electrode, figure.right.electrode]
    const isLeft = potentialOf(one) < potentialOf(other)
    const answers: Readonly<Record<string, string>> = {
      'the electrode that loses mass': isLeft ? `${one}, on the left` : `${other}, on the right`,
      'the electrode that gains mass': isLeft ? `${other}, on the right` : `${one}, on the left`,
      'the way of the electrons': `through the wire to the ${isLeft ? 'right' : 'left'}`,
      'the way of the anions': `through the salt bridge to the ${isLeft ? 'left' : 'right'}`,
    }
    expect(partners).toEqual(left.map((text) => answers[text]))
  }
})

test('ph-e300: one kind of particle is a pure substance, one kind of atom an element', () => {
  for (const { left, partners, figure } of of('ph-e300', 'match')) {
    if (figure?.kind !== 'particle-boxes') throw new RangeError('No boxes.')
    for (const [place, text] of left.entries()) {
      const box = figure.boxes.find(({ name }) => text === `box ${name}`)
      const found = (box?.particles ?? []).map(([particle]) => particle)
      const isElement = found.map((particle) => new Set(particle).size === 1)
      const told =
        found.length === 1
          ? isElement[0] === true
            ? `an element of ${found[0]?.length === 1 ? 'single atoms' : 'molecules'}`
            : 'a compound'
          : isElement.every(Boolean)
            ? 'a mixture of two elements'
            : 'a mixture of an element and a compound'
      expect(partners[place]).toBe(told)
    }
  }
})

test('ph-m301: the mixture has the spots of its dyes and no other', () => {
  for (const { correctAnswer, figure } of of('ph-m301', 'mcq')) {
    if (figure?.kind !== 'chromatogram') throw new RangeError('No chromatogram.')
    const spotsOf = (name: string) => figure.lanes.find((lane) => lane.name === name)?.spots ?? []
    const held = ['A', 'B', 'C'].filter((dye) => spotsOf('M').includes(spotsOf(dye)[0] ?? -1))
    expect(correctAnswer.replaceAll(/,| and/g, '').split(' ')).toEqual(held)
    expect(spotsOf('M').length).toBe(held.length)
  }
})

test('ge-e300: each letter is at a part of the apparatus that the text describes', () => {
  const parts: Readonly<Record<string, readonly string[]>> = {
    'holds back a solid': ['filter paper', 'filter funnel', 'conical flask'],
    'boils off a liquid and collects it': [
      'thermometer',
      'condenser',
      'round-bottom flask',
      'beaker for the distillate',
    ],
    'boils a mixture without losing vapor': ['upright condenser', 'round-bottom flask', 'heater'],
    'collects a gas that hardly dissolves in water': [
      'flask with the reaction',
      'delivery tube',
      'measuring cylinder',
      'trough of water',
    ],
    'measures the volume of a gas': ['flask with the reaction', 'delivery tube', 'gas syringe'],
  }
  for (const { question, left, partners } of of('ge-e300', 'match')) {
    const [, use = ''] = /^This apparatus (.+)\. Pair/.exec(question) ?? []
    expect(partners).toEqual(left.map((letter) => parts[use]?.['ABCD'.indexOf(letter)]))
  }
})
