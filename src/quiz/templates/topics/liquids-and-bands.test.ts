import { expect, test } from 'vitest'

import { molarMass } from '#chemistry/compounds/formulas.ts'
import { isBalanced, parseEquation } from '#chemistry/reactions/equations.ts'
import { drawnFrom, numbersIn, testNumbers } from '#quiz/testing/judged-numbers.ts'

import { equilibrium } from './equilibrium.ts'
import { forces } from './forces.ts'
import { kinetics } from './kinetics.ts'
import { environment } from './school/environment.ts'
import { questionsOfTopic } from './school/judging/topic-questions.ts'
import { laboratory } from './school/laboratory.ts'
import { nuclear } from './school/nuclear.ts'
import { particles } from './school/particles.ts'
import { solutions } from './solutions.ts'
import { spectra } from './spectra.ts'

/** Judges that work out each answer from the text and the figure of its question, by another way than its template. */

const all = [
  ...forces,
  ...solutions,
  ...kinetics,
  ...equilibrium,
  ...spectra,
  ...environment,
  ...nuclear,
  ...particles,
  ...laboratory,
]
const { of } = questionsOfTopic(all)

/** Numbers of a text without those of formulas and names. */
const numbersOf = (text: string) =>
  numbersIn(
    text
      .replaceAll(/\[[^\]]*\]\S*/g, '')
      .replaceAll(/\b[A-Z][A-Za-z₀-₉()]*[₀-₉⁺⁻²³][A-Za-z₀-₉()⁺⁻]*/g, '')
      .replaceAll(/[a-z]-\d+m?/gi, ''),
  )

const formulaIn = (text: string) => /, (\(?[A-Z][^\s,?]*)[,?]/.exec(text)?.[1] ?? ''

/** Atomic masses as a periodic table of a school prints them. */
const masses: Readonly<Record<string, number>> = {
  nitrogen: 14.01,
  phosphorus: 30.97,
  potassium: 39.1,
}
const signs: Readonly<Record<string, string>> = { nitrogen: 'N', phosphorus: 'P', potassium: 'K' }

/** The mass of a nutrient in one mole of a formula, counted by hand. */
function massOf(nutrient: string, formula: string): number {
  const counts: Readonly<Record<string, number>> = {
    'NNH₄NO₃': 2,
    'N(NH₄)₂SO₄': 2,
    'NCO(NH₂)₂': 2,
    'N(NH₄)₂HPO₄': 2,
    'NCa(NO₃)₂': 2,
    'PCa(H₂PO₄)₂': 2,
    'KK₂SO₄': 2,
  }
  return (counts[`${signs[nutrient] ?? ''}${formula}`] ?? 1) * (masses[nutrient] ?? 0)
}

const nutrientIn = (text: string) =>
  /(nitrogen|phosphorus|potassium)( per| is in|\?)/.exec(text)?.[1] ?? ''

testNumbers(
  drawnFrom(all),
  {
    'ph-m802': (text) => {
      const [radius = 1, , tension = 0, density = 1, gravity = 1] = numbersIn(
        text.replace('h = 2T', 'h'),
      ).toSpliced(1, 0, 0)
      return (2 * tension * 1e6) / (radius * density * gravity)
    },
    'ge-m821': (text) => {
      const [milligrams = 0] = numbersOf(text)
      return milligrams * (100.09 / (text.includes('calcium ions') ? 40.08 : 24.31))
    },
    'ge-h821': (text) => {
      const [hardness = 0, liters = 0] = numbersOf(text)
      return ((hardness * liters) / 100.09 / 1000) * 105.99
    },
    'ge-m831': (text) => {
      const formula = formulaIn(text)
      const [size = 100] = text.startsWith('What percent') ? [] : numbersOf(text)
      return (size * massOf(nutrientIn(text), formula)) / molarMass(formula)
    },
    'ge-h831': (text) => {
      const [area = 0, dose = 0] = numbersOf(text)
      const formula = formulaIn(text)
      return area * dose * (molarMass(formula) / massOf(nutrientIn(text), formula))
    },
    'as-m802': (text) => {
      const [halfLife = 1, time = 0, left = 0] = numbersOf(text)
      return left * Math.exp((Math.LN2 * time) / halfLife)
    },
    'ph-m811': (text) => {
      const [side = 1] = numbersOf(text)
      return (6 * side ** 2) / side ** 3
    },
    'ph-h811': (text) => {
      const [micrometers = 0, surface = 0, nanometers = 1] = numbersOf(text)
      return (surface * micrometers * 1000) / nanometers
    },
    'ch-h801': (text) => {
      const [bound = 0, free = 1, constant = 1] = numbersOf(text)
      const ligands = '₀₁₂₃₄₅₆'.indexOf(/\)([₂₄₆])\]/.exec(text)?.[1] ?? '₁')
      return bound / constant / free ** ligands
    },
    'ch-m801': (text) => {
      const [ksp = 0, kf = 0] = numbersOf(text)
      return ksp * kf
    },
  },
  [
    [
      'ph-m802',
      'How high does water rise in a glass tube of radius 0.25 mm? Use h = 2T/(rρg): T = 0.0728 N/m, ρ = 998 kg/m³, g = 9.81 m/s².',
      59.5,
    ],
    [
      'ge-m831',
      'What percent of the mass of the fertilizer ammonium nitrate, NH₄NO₃, is nitrogen?',
      35,
    ],
    ['ge-m831', 'What percent of the mass of the fertilizer urea, CO(NH₂)₂, is nitrogen?', 46.65],
    ['ge-m821', 'Water has 40.08 mg/L of calcium ions', 100.09],
    ['ch-m801', 'Suppose Ksp of AgBr is 5.0 × 10⁻¹³ and Kf of [Ag(NH₃)₂]⁺ is 2.0 × 10⁷.', 1e-5],
  ],
)

test('ch-m801: a salt and its ligands become the complex and the halide', () => {
  for (const { question } of of('ch-m801', 'number')) {
    const [, written = ''] = /What is K of (.+)\?$/.exec(question) ?? []
    const read = parseEquation(written)
    expect([written, !('error' in read) && isBalanced(read)]).toEqual([written, true])
  }
})

test('ge-m801, ge-h801: crystals and solutions follow from two points of the curve', () => {
  for (const id of ['ge-m801', 'ge-h801']) {
    for (const { question, figure, key } of of(id, 'number')) {
      if (figure?.kind !== 'curves') throw new TypeError('No curve.')
      const points = new Map(figure.curves[0]?.points)
      const temperatures = [...question.matchAll(/(\d+) °C/g)].map(([, degrees]) => Number(degrees))
      const water = Number(/(\d+) g of water/.exec(question)?.[1])
      const [one = 0, other = 0] = temperatures.map((degrees) => points.get(degrees))
      expect(key.value).toBeCloseTo(((one - other) * water) / 100, 9)
    }
  }
})

test('ge-e801: less than the curve is unsaturated, more is supersaturated', () => {
  for (const { question, figure, left, partners } of of('ge-e801', 'match')) {
    if (figure?.kind !== 'curves') throw new TypeError('No curve.')
    const degrees = Number(/at (\d+) °C/.exec(question)?.[1])
    const limit = new Map(figure.curves[0]?.points).get(degrees) ?? 0
    left.forEach((text, place) => {
      const [grams = 0] = numbersIn(text)
      const ratio = grams / limit
      const wanted = ratio < 0.9 ? 'unsaturated' : ratio > 1.1 ? 'supersaturated' : 'saturated'
      expect([question, text, partners[place]]).toEqual([question, text, wanted])
    })
  }
})

test('ge-m812: the ratio of the highest point and the one that is named', () => {
  for (const { question, figure, key } of of('ge-m812', 'number')) {
    if (figure?.kind !== 'curves') throw new TypeError('No curve.')
    const points = figure.curves[0]?.points ?? []
    const asked = Number(/(?:pH (\d+)|(\d+) °C)\?/.exec(question)?.slice(1).join(''))
    const rate = points.find(([x]) => x === asked)?.[1] ?? 0
    expect(key.value).toBeCloseTo(Math.max(...points.map(([, y]) => y)) / rate, 9)
  }
})

test('ph-m801: more groups for hydrogen bonds, then longer chains, flow less easily', () => {
  // Viscosities at 25 °C in mPa·s. Source: CRC Handbook.
  const table = {
    pentane: 0.224,
    heptane: 0.387,
    nonane: 0.665,
    ethanol: 1.074,
    'butan-1-ol': 2.544,
    'ethane-1,2-diol': 16.1,
    glycerol: 934,
  }
  const values = new Map(Object.entries(table))
  for (const { cards } of of('ph-m801', 'order')) {
    const found = cards.map((card) => values.get(card) ?? 0)
    expect([cards, found.toSorted((one, other) => one - other)]).toEqual([cards, found])
  }
})

test('ph-e801, cl-e801: each thing has what books say of it', () => {
  const words: Readonly<Record<string, RegExp>> = {
    Insects: /^surface tension/,
    Honey: /^high viscosity/,
    Warm: /warmth/,
    Water: /adhesion to glass/,
    Mercury: /^cohesion/,
    Fog: /^liquid in gas/,
    Smoke: /^solid in gas/,
    Whipped: /^gas in liquid/,
    Shaving: /^gas in liquid/,
    Milk: /^liquid in liquid/,
    Mayonnaise: /^liquid in liquid/,
    Paint: /^solid in liquid/,
    'Gold particles': /^solid in liquid/,
    Pumice: /^gas in solid/,
    Polystyrene: /^gas in solid/,
    Red: /^solid in solid/,
  }
  for (const { left, partners } of [...of('ph-e801', 'match'), ...of('cl-e801', 'match')]) {
    left.forEach((thing, place) => {
      const [, word = /^$/] = Object.entries(words).find(([mark]) => thing.startsWith(mark)) ?? []
      expect([thing, partners[place]]).toEqual([thing, expect.stringMatching(word)])
    })
  }
})

const kindOf = (name: string) =>
  /^(sand|chalk|mud|flour|iron dust)/.test(name)
    ? 'suspension'
    : /^(diluted milk|gelatin|boiled|morning|mayo)/.test(name)
      ? 'colloid'
      : 'solution'

test('cl-m801: molecules and ions neither scatter nor settle, grains settle', () => {
  for (const { question, options, correctAnswer } of of('cl-m801', 'mcq')) {
    const wanted = /clear|too small/.test(question)
      ? 'solution'
      : /Tyndall|although/.test(question)
        ? 'colloid'
        : 'suspension'
    expect(options.filter((name) => kindOf(name) === wanted)).toEqual([correctAnswer])
  }
})

test('ge-e811, ge-m811: words and changes of enzymes belong to what books say', () => {
  const words: Readonly<Record<string, RegExp>> = {
    Enzyme: /catalyst/,
    Substrate: /changed/,
    Active: /place/,
    Optimum: /highest/,
    Denatured: /unfolded/,
    Inhibitor: /slows/,
    'From 20': /^faster/,
    'to 80': /^stops for good/,
    'to 5 ': /while it is cold/,
    More: /^no change/,
    Twice: /^twice as fast/,
  }
  for (const { left, partners } of [...of('ge-e811', 'match'), ...of('ge-m811', 'match')]) {
    left.forEach((thing, place) => {
      const [, word = /^$/] = Object.entries(words).find(([mark]) => thing.includes(mark)) ?? []
      expect([thing, partners[place]]).toEqual([thing, expect.stringMatching(word)])
    })
  }
})

const familyOf = (name: string) => /(oic acid|nitrile|amine|one|ol|ene|ane)$/.exec(name)?.[1] ?? ''

test('bo-m831: the bands of the figure fit one compound alone', () => {
  for (const { options, correctAnswer, figure } of of('bo-m831', 'mcq')) {
    if (figure?.kind !== 'infrared-spectrum') throw new TypeError('No spectrum.')
    const isIn = (from: number, to: number) => figure.bands.some(({ at }) => at >= from && at <= to)
    const isWide = figure.bands.some(({ width }) => width > 200)
    const family = isIn(2200, 2270)
      ? 'nitrile'
      : isIn(1680, 1750)
        ? isWide
          ? 'oic acid'
          : 'one'
        : isIn(1620, 1679)
          ? 'ene'
          : isIn(3230, 3550)
            ? figure.bands.some(({ at, width }) => at > 3200 && width > 100)
              ? 'ol'
              : 'amine'
            : 'ane'
    expect(options.filter((name) => familyOf(name) === family)).toEqual([correctAnswer])
  }
})

const bandOf = (name: string) =>
  /nitrile/.test(name)
    ? '2220–2260'
    : /acid/.test(name)
      ? '2500–3000'
      : name.endsWith('one')
        ? '1680–1750'
        : name.endsWith('ene')
          ? '1620–1680'
          : '3230–3550'

test('bo-e831, bo-h831: bands belong to the bonds of the AQA data sheet', () => {
  const bands: Readonly<Record<string, string>> = {
    'O–H of alcohols': '3230 to 3550',
    'O–H of carboxylic acids': '2500 to 3000',
    'C≡N': '2220 to 2260',
    'C=O': '1680 to 1750',
    'C=C': '1620 to 1680',
  }
  for (const { left, partners } of of('bo-e831', 'match')) {
    expect(partners).toEqual(left.map((bond) => bands[bond]))
  }

  for (const { left, partners } of of('bo-h831', 'match')) {
    left.forEach((text, place) => {
      const [before = '', after = ''] = text.split(
        / (?:is oxidized|is reduced|loses water|takes up water) to | becomes /,
      )
      expect(partners[place]).toBe(`${bandOf(before)} goes, ${bandOf(after)} appears`)
    })
  }
})

test('as-e801, as-m801: uses as the EPA and OpenStax list them; rays fit what they have to pass', () => {
  const uses: Readonly<Record<string, RegExp>> = {
    technetium: /images/,
    iodine: /thyroid/,
    cobalt: /sterilizing/,
    americium: /smoke/,
    carbon: /age/,
    fluorine: /PET/,
    plutonium: /space/,
  }
  for (const { left, partners } of of('as-e801', 'match')) {
    left.forEach((name, place) => {
      expect(partners[place]).toMatch(uses[name.split('-')[0] ?? ''] ?? /^$/)
    })
  }
  for (const { question, correctAnswer } of of('as-m801', 'mcq')) {
    const rays = /smoke/.test(question) ? 'alpha' : /paper/.test(question) ? 'beta' : 'gamma'
    const life = /tracer/.test(question) ? 'hours' : 'years'
    expect(correctAnswer).toBe(`a source of ${rays} rays with a half-life of ${life}`)
  }
})

test('ph-e811: things stand by their size in nanometers', () => {
  const sizes = new Map(
    Object.entries({
      atom: 0.3,
      molecule: 0.7,
      nanoparticle: 50,
      soot: 1000,
      dust: 6000,
      sand: 5e5,
    }),
  )
  for (const { cards } of of('ph-e811', 'order')) {
    const found = cards.map((card) => [...sizes].find(([word]) => card.includes(word))?.[1] ?? 0)
    expect([cards, found.toSorted((one, other) => one - other)]).toEqual([cards, found])
  }
})

test('ge-e821, ge-m832: what is added tells what happens, and letters of a formula what it brings', () => {
  const ways: Readonly<Record<string, RegExp>> = {
    Boiling: /HCO₃⁻ →/,
    Washing: /CO₃²⁻ →/,
    Ion: /resin/,
    Distilling: /stay behind/,
    Soap: /scum/,
  }
  for (const { left, partners } of of('ge-e821', 'match')) {
    left.forEach((way, place) => {
      expect(partners[place]).toMatch(ways[way.split(' ')[0] ?? ''] ?? /^$/)
    })
  }
  for (const { question, options, correctAnswer } of of('ge-m832', 'mcq')) {
    const asked = question.split('of the three')[0] ?? ''
    const wanted = ['nitrogen', 'phosphorus', 'potassium'].filter((name) => asked.includes(name))
    const letters = wanted.map((name) => signs[name] ?? '').join('')
    const fitting = options.filter(
      (option) => ['N', 'P', 'K'].filter((sign) => option.includes(sign)).join('') === letters,
    )
    expect([question, fitting]).toEqual([question, [correctAnswer]])
  }
})

test('ge-e841, ge-m841: words of science, and what an experiment changes is named first', () => {
  const words: Readonly<Record<string, RegExp>> = {
    Hypothesis: /can be tested$/,
    Prediction: /should come out/,
    Law: /many observations/,
    Theory: /passed many tests/,
    Peer: /others check/,
    Control: /without the change/,
  }
  for (const { left, partners } of of('ge-e841', 'match')) {
    left.forEach((word, place) => {
      expect(partners[place]).toMatch(words[word.split(' ')[0] ?? ''] ?? /^$/)
    })
  }
  for (const { question, left, partners } of of('ge-m841', 'match')) {
    const changed = partners[left.indexOf('Independent variable')] ?? ''
    const parts = changed.split(' ').filter((word) => word.length > 3)
    const cause = question.split(' affect ')[0] ?? ''
    expect([
      question,
      parts.some((word) => cause.includes(word.slice(0, 5))) || cause.includes('carbon'),
    ]).toEqual([question, true])
  }
})
