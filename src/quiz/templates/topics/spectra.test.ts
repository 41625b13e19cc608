import { describe, expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'
import { peaksOf } from '#chemistry/electrons/photoelectron-peaks.ts'
import { elements } from '#chemistry/elements/elements.ts'
import type { Figure } from '#quiz/figures/figure.ts'
import { type McqQuestion } from '#quiz/question.ts'
import { drawnFrom, SEEDS } from '#quiz/testing/judged-numbers.ts'

import { spectra } from './spectra.ts'

const questionsOf = drawnFrom(spectra)

/** Judges that derive each answer from text and figure of its question, by another way than its template. */

/** The number that a question asks for. */
const numbers: Readonly<Record<string, (text: string, figure: Figure | undefined) => number>> = {
  'as-m151': (_, figure) => {
    if (figure?.kind !== 'mass-spectrum') return Number.NaN
    // A thousand atoms, counted and weighed.
    const atoms = figure.bars.map(({ mass, share }) => ({ mass, count: Math.round(10 * share) }))
    const total = atoms.reduce((sum, { count }) => sum + count, 0)
    return atoms.reduce((sum, { mass, count }) => sum + mass * count, 0) / total
  },
  'as-h151': (text) => {
    const [, formula = '', above = ''] =
      /peak M of (\S+) at 100, how high is M \+ (\d)/.exec(text) ?? []
    const [, halogen = '', size = '₁'] = /(Cl|Br)([₂₃₄])?/.exec(formula) ?? []
    const ratio = halogen === 'Cl' ? 1 / 3 : 1
    // Each atom in turn spreads the peaks by one more place.
    const atoms = '₀₁₂₃₄'.indexOf(size)
    const peaks = Array.from({ length: atoms }).reduce<readonly number[]>(
      (before) => [...before, 0].map((height, place) => height + ratio * (before[place - 1] ?? 0)),
      [100],
    )
    return peaks[Number(above) / 2] ?? Number.NaN
  },
  'ec-m550': (text) => {
    const [, wavelength = ''] = /of (\d+) nm\?/.exec(text) ?? []
    const hc = 6.626 * 2.998 * 1e-26
    if (wavelength === '') {
      const [, energy = ''] = /(?:takes |\()(\d+) kJ\/mol/.exec(text) ?? []
      // 119 627 kJ·nm/mol is h × c × N.
      return (hc * 6.022e23 * 1e6) / Number(energy)
    }
    const photon = hc / (Number(wavelength) * 1e-9)
    return text.includes('a mole of photons') ? photon * 6.022e20 : photon
  },
  'ph-e46': (text) => {
    const before = Number(/absorbance ([\d.]+)\. /.exec(text)?.[1])
    const [, small = '', large = ''] =
      /Now (\d+) mL of it are diluted to ([\d.]+) mL/.exec(text) ?? []
    if (small !== '') return before / (Number(large) / Number(small))
    const [, times = ''] = /(?:cuvette of|solution is) ([\d.]+) (?:cm\. W|times)/.exec(text) ?? []
    return before * Number(times)
  },
  'ph-m50': (text) => {
    const absorbance = Number(/absorbance (\d\.\d+)/.exec(text)?.[1])
    if (text.includes('What percentage')) return Math.exp(-absorbance * Math.LN10) * 100
    if (text.includes('lets')) return 2 - Math.log10(Number(/lets ([\d.]+)%/.exec(text)?.[1]))
    const [, molar = ''] = /absorptivity of (\d+) L/.exec(text) ?? []
    const [, path = ''] = /cuvette of ([\d.]+) cm/.exec(text) ?? []
    return absorbance / (Number(molar) * Number(path))
  },
  'ph-h50': (text, figure) => {
    if (figure?.kind !== 'calibration-line') return Number.NaN
    const [, small = '', large = '', absorbance = ''] =
      /\. (\d+) mL .* to (\d+) mL,? .* absorbance ([\d.]+)\. What/.exec(text) ?? []
    // The mean of the four ratios is as good a slope as the best line.
    const ratios = figure.points.map((point) => point.absorbance / point.concentration)
    const slope = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
    return (Number(absorbance) / slope) * (Number(large) / Number(small))
  },
}

/** Questions with known answers, worked out by hand. */
const worked: readonly (readonly [
  id: string,
  text: string,
  value: number,
  figure: Figure | undefined,
])[] = [
  [
    'as-m151',
    '',
    24.32,
    {
      kind: 'mass-spectrum',
      bars: [
        { mass: 24, share: 79 },
        { mass: 25, share: 10 },
        { mass: 26, share: 11 },
      ],
    },
  ],
  ['as-h151', 'With the peak M of Cl₂ at 100, how high is M + 2?', 66.67, undefined],
  ['ec-m550', 'What energy has a photon of light of 450 nm?', 4.414e-19, undefined],
  [
    'ec-m550',
    'Which wavelength at most breaks the bond Cl–Cl, which takes 242 kJ/mol? h',
    494.3,
    undefined,
  ],
  [
    'ph-m50',
    'A dye has a molar absorptivity of 2400 L/(mol·cm). In a cuvette of 1 cm its solution has the absorbance 0.456. What',
    1.9e-4,
    undefined,
  ],
  [
    'ph-e46',
    'has the absorbance 0.600. Now 10 mL of it are diluted to 25 mL. What',
    0.24,
    undefined,
  ],
]

test.each(worked)('%s: the judge finds the answer of a worked case', (id, text, value, figure) => {
  expect(Math.abs((numbers[id]?.(text, figure) ?? 0) / value - 1)).toBeLessThan(0.002)
})

describe.each(Object.entries(numbers))('%s', (id, solve) => {
  test('has the number that its text and its figure lead to', () => {
    const wrong = questionsOf(id).filter(
      (question) =>
        question.type !== 'number' ||
        !(
          Math.abs(solve(question.question, question.figure) / question.key.value - 1) <
          Math.max(question.key.tolerance / 2, 1e-9)
        ),
    )
    expect(wrong.map(({ question }) => question)).toEqual([])
  })

  test('Q42 corrects at least one wrong number in nearly every question', () => {
    const bare = questionsOf(id).filter(
      (question) => question.type === 'mcq' || question.corrections.length === 0,
    )
    expect(bare.length).toBeLessThan(SEEDS / 20)
  })
})

/** The options that a careful reader finds right. */
const options: Readonly<Record<string, (question: McqQuestion) => readonly string[]>> = {
  'as-e151': ({ question, options: all }) => {
    const word = question.includes('weighted')
      ? 'mean'
      : question.includes('position')
        ? 'the mass of'
        : question.includes('height')
          ? 'share'
          : 'number'
    return all.filter((text) => text.includes(word))
  },
  'ec-e151': ({ question, options: all }) => {
    const word = question.includes('sum')
      ? 'atomic number'
      : question.includes('place')
        ? 'the energy'
        : question.includes('height')
          ? 'the electrons'
          : 'subshells'
    return all.filter((text) => text.includes(word))
  },
  'as-m702': ({ figure, options: all }) => {
    if (figure?.kind !== 'mass-spectrum') return []
    const mean = figure.bars.reduce((sum, { mass, share }) => sum + (mass * share) / 100, 0)
    const [nearest] = elements.toSorted(
      (one, other) => Math.abs(one.atomicMass - mean) - Math.abs(other.atomicMass - mean),
    )
    return all.filter((text) => text === nearest?.name.toLowerCase())
  },
  'ec-m701': ({ figure, options: all }) => {
    if (figure?.kind !== 'photoelectron-spectrum') return []
    const electrons = figure.peaks.reduce((sum, peak) => sum + peak.electrons, 0)
    return all.filter((text) => text === elements[electrons - 1]?.name.toLowerCase())
  },
  'ph-h51': ({ question, options: all }) => {
    // Light that is lost and more of what absorbs raise the result, less of what absorbs and a dark blank lower it.
    const verdict = /2 cm|twice its volume/.test(question)
      ? 'twice'
      : /rinsed with the sample|filled higher|same other|alike/.test(question)
        ? 'right'
        : /wet|decomposed|blank is read|beside the maximum/.test(question)
          ? 'low'
          : 'a bit'
    return all.filter((text) => text.includes(verdict))
  },
}

test.each(Object.entries(options))('%s: one option is right for a careful reader', (id, judge) => {
  const wrong = questionsOf(id).filter(
    (question) => question.type !== 'mcq' || judge(question).join('|') !== question.correctAnswer,
  )
  expect(wrong.map(({ question, correctAnswer }) => `${question} ${correctAnswer}`)).toEqual([])
})

test('as-m152: no other element has an atomic mass as near to the mean of the spectrum', () => {
  for (const { type, figure, ...question } of questionsOf('as-m152')) {
    if (type !== 'table' || figure?.kind !== 'mass-spectrum') throw new RangeError('No spectrum.')
    const mean = figure.bars.reduce((sum, { mass, share }) => sum + (mass * share) / 100, 0)
    const byDistance = elements.toSorted(
      (one, other) => Math.abs(one.atomicMass - mean) - Math.abs(other.atomicMass - mean),
    )
    const [nearest, next] = byDistance
    expect(question.element).toBe(nearest?.symbol)
    expect(Math.abs((next?.atomicMass ?? 0) - mean)).toBeGreaterThan(0.3)
  }
})

test('ec-m151: the electrons of the peaks fill the configuration from the inside', () => {
  for (const question of questionsOf('ec-m151')) {
    const { figure } = question
    if (question.type !== 'configuration' || figure?.kind !== 'photoelectron-spectrum') {
      throw new RangeError('No spectrum.')
    }
    const counts = figure.peaks.toSorted((a, b) => b.energy - a.energy).map((one) => one.electrons)
    const names = ['1s', '2s', '2p', '3s', '3p', '4s']
    const full = counts.map((count, place) => `${names[place]}${count}`).join(' ')
    const cores: Readonly<Record<string, string>> = {
      '[He]': '1s2',
      '[Ne]': '1s2 2s2 2p6',
      '[Ar]': '1s2 2s2 2p6 3s2 3p6',
    }
    const given = plainDigits(question.key.configuration)
    const [core = ''] = /^\[\w+\]/.exec(given) ?? []
    expect(given.replace(core, cores[core] ?? '')).toBe(full)
  }
})

test('ec-m152: inner and drawn electrons together are the atomic number', () => {
  for (const question of questionsOf('ec-m152')) {
    const { figure } = question
    if (question.type !== 'table' || figure?.kind !== 'photoelectron-spectrum') {
      throw new RangeError('No spectrum.')
    }
    const [, inner = '0'] = /of its (\d+) innermost/.exec(question.question) ?? []
    const drawn = figure.peaks.reduce((sum, { electrons }) => sum + electrons, 0)
    const number = elements.find(({ symbol }) => symbol === question.key.symbols[0])?.atomicNumber
    expect(Number(inner) + drawn).toBe(number)
  }
})

test('ec-h151: the peaks rise by their energies', () => {
  for (const question of questionsOf('ec-h151')) {
    if (question.type !== 'order') throw new RangeError('No cards.')
    const energies = question.cards.map((card) => {
      const [, subshell = '', name = ''] = /^(\d[sp]) of (\w+)$/.exec(card) ?? []
      const symbol = elements.find((one) => one.name.toLowerCase() === name)?.symbol ?? ''
      return peaksOf(symbol).find((one) => one.subshell === subshell)?.energy ?? Number.NaN
    })
    expect(energies).toEqual(energies.toSorted((a, b) => a - b))
  }
})

test('as-h152: the ion and its lost part make the molecule, and no other part has the lost mass', () => {
  const masses = new Map([
    ['C', 12],
    ['H', 1],
    ['O', 16],
    ['Cl', 35],
    ['Br', 79],
    ['I', 127],
  ])
  for (const question of questionsOf('as-h152')) {
    if (question.type !== 'formula') throw new RangeError('No formula.')
    const [, molecule = '', loss = ''] =
      /, (\S+), has a peak (\d+) below/.exec(question.question) ?? []
    const atoms = [...composition(molecule)]
    // Every part that the atoms of the molecule can make.
    const parts = atoms.reduce<readonly ReadonlyMap<string, number>[]>(
      (before, [symbol, count]) =>
        before.flatMap((part) =>
          Array.from({ length: count + 1 }, (_, taken) => new Map([...part, [symbol, taken]])),
        ),
      [new Map()],
    )
    const fitting = parts.filter(
      (part) =>
        [...part].reduce((sum, [symbol, count]) => sum + count * (masses.get(symbol) ?? 0), 0) ===
        Number(loss),
    )
    const rest = atoms.flatMap(([symbol, count]) => {
      const left = count - (fitting[0]?.get(symbol) ?? 0)
      return left === 0 ? [] : [[symbol, left]]
    })
    expect([question.question, fitting.length]).toEqual([question.question, 1])
    expect([...composition(question.key.formula)]).toEqual(rest)
    expect(question.key.formula.endsWith('+')).toBe(true)
  }
})

/** What a photon changes, the weaker first. */
const effects = [
  ['radio waves', 'nuclei'],
  ['microwaves', 'rotate'],
  ['infrared', 'vibrate'],
  ['visible light', 'outer electrons'],
  ['X-rays', 'inner shells'],
] as const

test('ec-e520: each kind of radiation has its own effect', () => {
  for (const question of questionsOf('ec-e520')) {
    if (question.type !== 'match') throw new RangeError('No pairs.')
    question.left.forEach((kind, place) => {
      const [, effect] = effects.find(([name]) => name === kind) ?? []
      expect([kind, question.partners[place]]).toEqual([
        kind,
        expect.stringContaining(effect ?? '?'),
      ])
    })
  }
})

test('every template has a judge', () => {
  const judged = [
    ...Object.keys(numbers),
    ...Object.keys(options),
    // A sister with options is judged in `made/choice-sister.test.ts`.
    'ph-m404',
    // In second-year.test.ts.
    'as-h710',
    // In liquids-and-bands.test.ts.
    'bo-m831',
    'bo-e831',
    'bo-h831',
    'as-m152',
    'ec-m151',
    'ec-m152',
    'ec-h151',
    'as-h152',
    'ec-e520',
    // In colligative.test.ts.
    'ec-m611',
    'ec-h611',
    // In levels.test.ts.
    'ec-m520',
  ]
  expect(judged.toSorted()).toEqual([...new Set(spectra.map(({ id }) => id))].toSorted())
})

function plainDigits(text: string): string {
  return text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))
}
