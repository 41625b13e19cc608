import { bondEnergies } from '#chemistry/compounds/bond-energies.ts'
import { AVOGADRO, LIGHT_SPEED, PLANCK } from '#chemistry/quantities/constants.ts'
import { formatNumber } from '#chemistry/units.ts'
import { slopeOf } from '#quiz/figures/calibration-line.ts'
import { integer, pick, type Random } from '#quiz/random.ts'
import {
  choice,
  type Lure,
  nextProduction,
  nextVersion,
  production,
  template,
} from '#quiz/template.ts'
import { quantity } from '#quiz/templates/made/typed-number.ts'
import { workedNumber } from '#quiz/templates/made/worked-number.ts'
import { capitalized } from '#quiz/templates/shared/names.ts'
import { type Amount, decimal, exact, measured, powerOfTen } from '#quiz/worked/amounts.ts'
import { divided, log10, multiplied, negative, powerOf10 } from '#quiz/worked/expressions.ts'
import { workedComparison } from '#quiz/worked/worked-comparisons.ts'

const NANOMETERS = 1e9

const planck = powerOfTen(PLANCK, 'J·s', 4)
const light = powerOfTen(LIGHT_SPEED, 'm/s', 4)
const avogadro = powerOfTen(AVOGADRO, 'photons/mol', 4)
const nanometers: Amount = powerOfTen(NANOMETERS, 'nm/m', 1)

const constants = `h is ${quantity(PLANCK, 'J·s', 4)}, c ${quantity(LIGHT_SPEED, 'm/s', 4)}`

/** The energy of a photon in J, from its wavelength in nm. */
export function photonEnergy(wavelength: number): number {
  return (NANOMETERS * PLANCK * LIGHT_SPEED) / wavelength
}

/** Bonds that light near the visible breaks: in kJ/mol. */
const WEAKEST_BOND = 140
const STRONGEST_BOND = 430

const bonds: readonly (readonly [bond: string, energy: number])[] = Object.entries(
  bondEnergies,
).filter(([, energy]) => energy >= WEAKEST_BOND && energy <= STRONGEST_BOND)

/** The energy of a photon or of a mole of them, or the wavelength that an energy needs. */
function lightDraft(random: Random, breaksOf: (bond: string, energy: number) => string) {
  const asked = pick(random, ['photon', 'mole', 'wavelength'] as const)
  if (asked === 'wavelength') {
    const [bond, energy] = pick(random, bonds)
    const [symbol = 'H'] = /[A-Z][a-z]?/.exec(bond) ?? []
    const perPhoton = (1000 * energy) / AVOGADRO
    const value = (NANOMETERS * PLANCK * LIGHT_SPEED) / perPhoton
    const account = `One bond takes ${quantity(perPhoton, 'J')}, and λ = hc/E = ${quantity(value, 'nm')}`
    return workedNumber({
      element: symbol,
      stem: breaksOf(bond, energy),
      value,
      unit: 'nm',
      units: ['nm', 'm'],
      solution: () => ({
        asked: 'the longest wavelength',
        given: { 'Energy for a mole': exact(energy, 'kJ/mol') },
        relation: 'E = h × c ÷ λ for one photon, which breaks one bond',
        conversions: [
          [
            'Energy for one bond',
            divided(multiplied(exact(energy, 'kJ/mol'), exact(1000, 'J/kJ')), avogadro),
            'J',
          ],
        ],
        numbers: [
          [
            'Wavelength in meters',
            divided(multiplied(planck, light), measured(perPhoton, 'J')),
            'm',
          ],
          ['Wavelength', multiplied(measured(value / NANOMETERS, 'm'), nanometers), 'nm'],
        ],
      }),
      account,
      wrong: [
        [value / AVOGADRO, null, 'That takes the energy of a mole for one photon.'],
        [value / 1000, 'TH12', 'A kilojoule is 1000 J.'],
        [value * 1000, 'TH12', 'The energy goes in as joules.'],
        [value / NANOMETERS, null, 'That is the number of meters.'],
      ],
    })
  }
  const wavelength = 5 * integer(random, 50, 140)
  const energy = photonEnergy(wavelength)
  const isMole = asked === 'mole'
  const value = isMole ? (energy * AVOGADRO) / 1000 : energy
  const meters = wavelength / NANOMETERS
  const account = `λ is ${quantity(meters, 'm')}, so a photon has E = hc/λ = ${quantity(energy, 'J')}${isMole ? `, and a mole of them ${quantity(value, 'kJ')}` : ''}`
  return workedNumber({
    element: 'H',
    stem: isMole
      ? `What energy has a mole of photons of light of ${wavelength} nm? ${constants}, and a mole has ${quantity(AVOGADRO, null, 4)}.`
      : `What energy has a photon of light of ${wavelength} nm? ${constants}.`,
    value,
    unit: isMole ? 'kJ' : 'J',
    units: ['J', 'kJ'],
    solution: () => ({
      asked: isMole ? 'the energy of a mole of photons' : 'the energy of a photon',
      relation: 'E = h × c ÷ λ, with the wavelength in meters',
      conversions: [['Wavelength', divided(exact(wavelength, 'nm'), nanometers), 'm']],
      numbers: isMole
        ? [
            ['Photon', divided(multiplied(planck, light), powerOfTen(meters, 'm')), 'J'],
            [
              'Mole',
              divided(multiplied(powerOfTen(energy, 'J'), avogadro), exact(1000, 'J/kJ')),
              'kJ',
            ],
          ]
        : [['Energy', divided(multiplied(planck, light), powerOfTen(meters, 'm')), 'J']],
    }),
    account,
    wrong: [
      [value / NANOMETERS, null, 'The wavelength goes in as meters.'],
      [
        isMole ? (PLANCK * LIGHT_SPEED * meters * AVOGADRO) / 1000 : PLANCK * LIGHT_SPEED * meters,
        'SP10',
        'The shorter the wavelength, the larger the energy: it is divided by λ.',
      ],
      [isMole ? 1000 * value : Number.NaN, 'TH12', 'That is the number of joules.'],
      [
        isMole ? energy / 1000 : value * AVOGADRO,
        null,
        `A mole has ${quantity(AVOGADRO, null, 4)} photons.`,
      ],
    ],
  })
}

/** Photons and their energy. */
export const energyOfLight = production('ec-m550', 'number', 'light-and-energy', (random) =>
  lightDraft(
    random,
    (bond, energy) =>
      `Which wavelength at most breaks the bond ${bond}, which takes ${energy} kJ/mol? ${constants}, and a mole has ${quantity(AVOGADRO, null, 4)}.`,
  ),
)

/** The same in plainer words. */
export const plainEnergyOfLight = nextProduction(energyOfLight, (random) =>
  lightDraft(
    random,
    (bond, energy) =>
      `Up to which wavelength can light break ${bond} (${energy} kJ/mol)? ${constants}, and a mole has ${quantity(AVOGADRO, null, 4)}.`,
  ),
)

function absorbanceText(value: number): string {
  return formatNumber(value, { decimals: 3 })
}

type Change = { readonly text: string; readonly factor: number; readonly reason: string }

function drawnChange(random: Random): Change {
  const kind = pick(random, ['diluted', 'path', 'stronger'] as const)
  if (kind === 'diluted') {
    const volume = pick(random, [5, 10, 20, 25])
    const times = pick(random, [2, 2.5, 4, 5])
    return {
      text: `Now ${volume} mL of it are diluted to ${formatNumber(volume * times)} mL`,
      factor: 1 / times,
      reason: `The concentration is divided by ${formatNumber(times)}, and so is the absorbance`,
    }
  }
  if (kind === 'path') {
    const length = pick(random, [0.5, 2, 4, 5])
    return {
      text: `Now it is measured in a cuvette of ${formatNumber(length)} cm`,
      factor: length,
      reason: `The path is ${formatNumber(length)} times as long, and so the absorbance is ${formatNumber(length)} times as large`,
    }
  }
  const times = pick(random, [1.5, 2, 3])
  return {
    text: `Another solution is ${formatNumber(times)} times as concentrated`,
    factor: times,
    reason: `The absorbance is proportional to the concentration, so it is ${formatNumber(times)} times as large`,
  }
}

/** The absorbance after a change of concentration or path. */
export const changedAbsorbance = production('ph-e46', 'number', 'beer-lambert', (random) => {
  const { text, factor, reason } = drawnChange(random)
  const before = (integer(random, 4, 24) * 20) / 1000
  const value = before * factor
  if (value > 1.5 || value < 0.02) return null
  const account = `${reason}: ${absorbanceText(before)} × ${formatNumber(factor, { significant: 3 })} = ${absorbanceText(value)}`
  return workedNumber({
    element: 'Cu',
    stem: `In a cuvette of 1 cm a solution has the absorbance ${absorbanceText(before)}. ${text}. What is the absorbance?`,
    value,
    unit: null,
    show: absorbanceText,
    solution: () => ({
      asked: 'the new absorbance',
      given: { 'Absorbance before': decimal(before, null, 3) },
      relation: 'Absorbance is proportional to concentration and to the length of the path',
      numbers: [
        [
          'Absorbance',
          factor < 1
            ? divided(decimal(before, null, 3), exact(1 / factor))
            : multiplied(decimal(before, null, 3), exact(factor)),
          null,
          { decimals: 3 },
        ],
      ],
    }),
    account,
    wrong: [
      [before / factor, null, 'The change goes the other way.'],
      [before, 'SP8', 'The absorbance does not stay the same.'],
      [
        10 ** -before / factor < 0.95 ? -Math.log10(10 ** -before / factor) : Number.NaN,
        'SP7',
        'Not the light that passes is proportional, but the absorbance.',
      ],
    ],
  })
})

/** Molar absorptivities in L/(mol·cm), chosen for the exercise; they are of no dye in particular. */
const dyes = [850, 1200, 1800, 2400, 3600, 5200, 7500]

/** The concentration or the molar absorptivity, or the light that passes. */
export const concentrationFromLight = production('ph-m50', 'number', 'beer-lambert', (random) => {
  const asked = pick(random, [
    'concentration',
    'concentration',
    'transmittance',
    'absorbance',
  ] as const)
  const absorbance = integer(random, 100, 1150) / 1000
  const shown = absorbanceText(absorbance)
  if (asked === 'transmittance') {
    const value = 100 * 10 ** -absorbance
    return workedNumber({
      element: 'Mn',
      stem: `A solution has the absorbance ${shown}. What percentage of the light passes through it?`,
      value,
      unit: '%',
      solution: () => ({
        asked: 'the percentage of light that passes',
        given: { Absorbance: decimal(absorbance, null, 3) },
        relation: 'The light that passes is 10 to the power of −A, as a share',
        numbers: [
          ['Exponent', negative(decimal(absorbance, null, 3)), null, { decimals: 3 }],
          [
            'Light that passes',
            multiplied(powerOf10(decimal(-absorbance, null, 3)), exact(100, '%')),
            '%',
          ],
        ],
      }),
      account: `The share that passes is 10 to the power of −${shown}, which is ${quantity(value, '%')}`,
      wrong: [
        [100 - 100 * absorbance, 'SP7', 'Absorbance is no share of the light, but a logarithm.'],
        [100 * absorbance, 'SP7', 'Absorbance is no share of the light, but a logarithm.'],
        [100 - value, 'SP7', 'That is the light that does not pass.'],
        [100 * Math.exp(-absorbance), 'SP7', 'Absorbance is a logarithm to base 10.'],
      ],
    })
  }
  if (asked === 'absorbance') {
    const passing = integer(random, 80, 800) / 10
    const value = -Math.log10(passing / 100)
    return workedNumber({
      element: 'Mn',
      stem: `A solution lets ${formatNumber(passing, { decimals: 1 })}% of the light pass. What is its absorbance?`,
      value,
      unit: null,
      show: absorbanceText,
      solution: () => ({
        asked: 'the absorbance',
        relation: 'Absorbance is minus the logarithm of the share of the light that passes',
        conversions: [
          ['Share', divided(decimal(passing, '%', 1), exact(100, '%')), null, { decimals: 3 }],
        ],
        numbers: [
          ['Logarithm', log10(decimal(passing / 100, null, 3)), null, { decimals: 3 }],
          ['Absorbance', multiplied(exact(-1), decimal(-value, null, 3)), null, { decimals: 3 }],
        ],
      }),
      account: `The share is ${formatNumber(passing / 100, { decimals: 3 })}, and minus its logarithm is ${absorbanceText(value)}`,
      wrong: [
        [1 - passing / 100, 'SP7', 'That is the share that does not pass.'],
        [passing / 100, 'SP7', 'That is the share that passes.'],
        [-value, 'SP7', 'Absorbance is positive: a minus sign stands before the logarithm.'],
        [value * Math.LN10, 'SP7', 'Absorbance is a logarithm to base 10.'],
      ],
    })
  }
  const molar = pick(random, dyes)
  const path = pick(random, [0.5, 1, 2, 4])
  const value = absorbance / molar / path
  const account = `c = A/(ε × path) = ${shown} ÷ (${formatNumber(molar)} L/(mol·cm) × ${formatNumber(path)} cm) = ${quantity(value, 'mol/L')}`
  return workedNumber({
    element: 'Mn',
    stem: `For this exercise, a dye has a molar absorptivity of ${formatNumber(molar)} L/(mol·cm). In a cuvette of ${formatNumber(path)} cm its solution has the absorbance ${shown}. What is the concentration?`,
    value,
    unit: 'mol/L',
    units: ['mmol/L', 'mol/L'],
    solution: () => ({
      asked: 'the concentration',
      given: { Absorbance: decimal(absorbance, null, 3) },
      relation: 'A = ε × path × c',
      numbers: [
        [
          'Concentration',
          divided(
            decimal(absorbance, null, 3),
            multiplied(exact(molar, 'L/(mol·cm)'), exact(path, 'cm')),
          ),
          'mol/L',
        ],
      ],
    }),
    account,
    wrong: [
      [absorbance * molar * path, 'SP8', 'The absorbance is divided by ε and path.'],
      [path === 1 ? Number.NaN : absorbance / molar, 'SP8', 'The length of the path counts, too.'],
      [
        path === 1 ? Number.NaN : (absorbance * path) / molar,
        'SP8',
        'A longer path needs a lower concentration for the same absorbance.',
      ],
      [
        10 ** -absorbance / molar / path,
        'SP7',
        'The absorbance goes in, not the light that passes.',
      ],
    ],
  })
})

function decimalsOf(value: number): number {
  return Math.round(1000 * value) / 1000
}

/** The concentration of a sample from standards and its dilution. */
export const sampleFromStandards = production('ph-h50', 'number', 'beer-lambert', (random) => {
  const step = pick(random, [0.1, 0.2, 0.25, 0.5])
  const slope = integer(random, 20, 28) / 100 / step
  const points = [1, 2, 3, 4].map((count) => ({
    concentration: Math.round(100 * count * step) / 100,
    absorbance: decimalsOf(slope * count * step * (1 + integer(random, -8, 8) / 1000)),
  }))
  const best = slopeOf(points)
  const absorbance = decimalsOf(best * step * (integer(random, 70, 380) / 100))
  const [volume, total] = pick(random, [
    [5, 25],
    [5, 50],
    [10, 25],
    [10, 50],
    [10, 100],
    [20, 50],
  ] as const)
  const inCuvette = absorbance / best
  const value = (inCuvette * total) / volume
  const last = points.at(-1)?.concentration ?? Number.NaN
  const account = `The line rises by ${quantity(best, 'L/mmol')}, so the cuvette holds ${quantity(inCuvette, 'mmol/L')}, and the sample ${formatNumber(total / volume)} times as much, ${quantity(value, 'mmol/L')}`
  return workedNumber({
    element: 'C',
    stem: `The figure shows standards of an imagined dye. ${volume} mL of a sample, diluted to ${total} mL, have the absorbance ${absorbanceText(absorbance)}. What is the concentration of the sample?`,
    value,
    unit: 'mmol/L',
    units: ['mmol/L', 'mol/L'],
    tolerance: 0.03,
    solution: () => ({
      asked: 'the concentration of the sample',
      relation:
        'The absorbance divided by the slope of the line is the concentration in the cuvette; the dilution is undone',
      numbers: [
        ['Slope', divided(decimal(best * last, null, 3), exact(last, 'mmol/L')), 'L/mmol'],
        [
          'In the cuvette',
          divided(decimal(absorbance, null, 3), measured(best, 'L/mmol')),
          'mmol/L',
        ],
        [
          'In the sample',
          divided(
            multiplied(measured(inCuvette, 'mmol/L'), exact(total, 'mL')),
            exact(volume, 'mL'),
          ),
          'mmol/L',
        ],
      ],
    }),
    account,
    wrong: [
      [inCuvette, 'SP8', 'That is in the cuvette, after the dilution.'],
      [
        (inCuvette * volume) / total,
        'SP8',
        'The sample was stronger than what is in the cuvette, not weaker.',
      ],
      [(absorbance * best * total) / volume, 'SP8', 'The absorbance is divided by the slope.'],
    ],
    apart: 0.08,
    figure: { kind: 'calibration-line', points },
  })
})

type Effect = 'high' | 'low' | 'right' | 'double'

const effects: Readonly<Record<Effect, string>> = {
  high: 'It is a bit too high.',
  low: 'It is too low.',
  right: 'It is right.',
  double: 'It is twice as high.',
}

const allEffects: readonly Effect[] = ['high', 'low', 'right', 'double']

/** Flaws of a measurement, and their effects on the concentration that is found. */
const flaws: Readonly<Record<Effect, readonly (readonly [flaw: string, reason: string])[]>> = {
  high: [
    [
      'There is a fingerprint on the cuvette of the sample',
      'the fingerprint takes light away, which looks like absorption',
    ],
    ['The sample is slightly cloudy', 'the cloud scatters light, which looks like absorption'],
    ['A little water has evaporated from the sample', 'what is left is more concentrated'],
    [
      'A scratched cuvette is used for the sample alone',
      'the scratch takes light away, which looks like absorption',
    ],
  ],
  low: [
    ['The cuvette of the sample is still wet with water', 'the water dilutes the sample'],
    ['Some of the sample has decomposed before it is read', 'there is less left that absorbs'],
    [
      'The blank is read with a fingerprint on its cuvette',
      'the sample is compared with too dark a blank',
    ],
    ['The sample alone is read beside the maximum of absorption', 'it absorbs less there'],
  ],
  right: [
    [
      'The cuvette is rinsed with the sample before it is filled',
      'what is left in the cuvette is the sample itself',
    ],
    ['The cuvette is filled higher than usual', 'the light crosses the same length of solution'],
    [
      'Standards and sample are read at the same other wavelength',
      'standards and sample change alike',
    ],
    [
      'The lamp is weaker for blank, standards and sample alike',
      'only the ratio to the blank counts',
    ],
  ],
  double: [
    [
      'The sample is read in a cuvette of 2 cm, the standards in one of 1 cm',
      'the path is twice as long, and so is the absorbance',
    ],
    [
      'The sample is noted as diluted to twice its volume, but was not',
      'the result is multiplied by 2 without reason',
    ],
  ],
}

const substances = ['a blue dye', 'a red dye', 'permanganate', 'a nickel salt', 'a copper salt']

/** The effect of a flaw on the concentration that is found. */
export const flawOfMeasurement = template('ph-h51', 'beer-lambert', (random) => {
  const effect = pick(random, allEffects)
  const [flaw, reason] = pick(random, flaws[effect])
  const substance = pick(random, substances)
  const account = `Here ${reason}`
  return choice<Effect>({
    element: 'Cu',
    badge: null,
    stem: `The absorbance of ${substance} gives its concentration. ${flaw}. What about the result?`,
    answer: effect,
    isRight: (value) => value === effect,
    lures: allEffects
      .filter((value) => value !== effect)
      .map((value): Lure<Effect> => ({
        value,
        misconception: 'SP9',
        why: `${effects[effect]} ${account}.`,
      })),
    show: (value) => effects[value],
    right: `${effects[effect]} ${account}.`,
    see: { article: null },
    solution: () =>
      workedComparison(
        'the effect on the result',
        'Light that is lost counts as absorbed; what changes standards and sample alike changes nothing',
        [['The flaw', capitalized(reason)]],
        effects[effect],
      ),
  })
})

/** What would have to be true for each effect. */
const conditions: Readonly<Record<string, string>> = {
  [effects.low]: 'That would take a sample that absorbs less than it should.',
  [effects.right]: 'That would take a flaw that standards and sample share.',
  [effects.high]: 'That would take some light that is lost without being absorbed.',
  [effects.double]: 'That would take twice the path, or a factor of two.',
}

/** The same, with a sentence of its own about each wrong effect. */
export const explainedFlaw = nextVersion(flawOfMeasurement, (draft) => ({
  ...draft,
  wrong: draft.wrong.map((one) => ({
    ...one,
    why: `${conditions[one.text] ?? ''} ${one.why ?? ''}`.trim(),
  })),
}))
