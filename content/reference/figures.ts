import { titrationCurve } from '#chemistry/acids/titration-curve.ts'
import { infraredBonds } from '#chemistry/analysis/infrared.ts'
import { bondCurve } from '#chemistry/electrons/bond-curves.ts'
import { peaksOf } from '#chemistry/electrons/photoelectron-peaks.ts'
import { naturalIsotopes } from '#chemistry/elements/isotopes.ts'
import { longestRow } from '#chemistry/organic/drawing/skeletal-drawing.ts'
import { readSmiles } from '#chemistry/organic/molecules/smiles.ts'
import { GAS_CONSTANT } from '#chemistry/quantities/constants.ts'
import { firstOrderCurve, reversibleCurve } from '#chemistry/rates/concentration-curves.ts'
import { saltSolubilities, SOLUBILITY_STEP } from '#chemistry/solutions/salt-solubilities.ts'
import { toKelvin } from '#chemistry/units.ts'
import type { DrawnFigure } from '#quiz/figures/drawing.ts'
import type { Figure } from '#quiz/figures/figure.ts'

import { examples, limeDecomposition as lime } from './examples.ts'
import { schoolFigures } from './school-figures.ts'

/** A figure as questions have them, or a drawing of the reference alone. */
type Entry = { readonly caption: string } & (
  | { readonly figure: Figure }
  | { readonly drawn: DrawnFigure }
)

const VOLUMES = 40

/** pV = nRT at 25 °C from half a liter to five liters. */
function isotherm(amount: number): readonly (readonly [number, number])[] {
  return Array.from({ length: VOLUMES + 1 }, (_, index) => {
    const volume = 0.5 + (4.5 * index) / VOLUMES
    return [volume, (amount * GAS_CONSTANT * toKelvin(25)) / volume] as const
  })
}

function skeleton(smiles: string): Figure {
  const molecule = readSmiles(smiles)
  const pose = { row: longestRow(molecule), isMirrored: false, isUpsideDown: false }
  return { kind: 'skeleton', molecule, pose }
}

const reversible = reversibleCurve({ a: 1, b: 0 }, 3, 8, [0, 50])
const { profile, decay, spot } = examples

/** The figures of the reference pages by name; most are drawn as the figures of questions are. */
export const referenceFigures: Readonly<Record<string, Entry>> = {
  ...schoolFigures,
  'pressure-volume': {
    caption:
      'Pressure of 0.1 mol of an ideal gas at 25 °C. Half the volume means twice the pressure.',
    figure: {
      kind: 'curves',
      of: 'pressure-volume',
      curves: [{ name: 'A', points: isotherm(0.1) }],
    },
  },
  'potassium-nitrate': {
    caption: 'Potassium nitrate that dissolves in 100 g of water.',
    figure: {
      kind: 'curves',
      of: 'salt-solubility',
      curves: [
        {
          name: 'KNO₃',
          points: (saltSolubilities.find(({ formula }) => formula === 'KNO3')?.grams ?? []).map(
            (grams, place) => [SOLUBILITY_STEP * place, grams] as const,
          ),
        },
      ],
    },
  },
  'infrared-of-an-acid': {
    caption: 'Infrared spectrum of a carboxylic acid, idealized.',
    figure: {
      kind: 'infrared-spectrum',
      bands: [infraredBonds.acid, infraredBonds.carbonyl].map(({ at, width, depth }) => ({
        at,
        width,
        depth,
      })),
    },
  },
  'energy-of-two-atoms': {
    caption:
      'Potential energy of two hydrogen atoms, idealized. The lowest point gives the length and the strength of the bond.',
    figure: {
      kind: 'curves',
      of: 'potential-energy',
      curves: [{ name: 'H₂', points: bondCurve({ length: 74, energy: 436 }, 250, 1) }],
    },
  },
  'titration-curve': {
    caption: '25.0 mL of acetic acid, 0.100 mol/L, with sodium hydroxide, 0.100 mol/L.',
    figure: {
      kind: 'curves',
      of: 'titration',
      curves: [{ name: 'A', points: titrationCurve(examples.aceticCurve) }],
    },
  },
  'ions-in-water': {
    caption: 'Box 1: a salt that is all ions. Box 2: a substance that dissolves as molecules.',
    figure: {
      kind: 'particle-boxes',
      boxes: [
        {
          name: '1',
          particles: [
            ['A', 5],
            ['B', 5],
          ],
        },
        { name: '2', particles: [['AB', 5]] },
      ],
    },
  },
  'heating-curve': {
    caption:
      'Water that takes up heat evenly at 101.3 kPa. It does not warm up while it melts or boils.',
    figure: { kind: 'heating-curve', melting: 0, boiling: 100 },
  },
  'gibbs-line': {
    caption: 'ΔG° of the decomposition of calcium carbonate. Below zero it is favored.',
    figure: { kind: 'curves', of: 'gibbs-energy', curves: [{ name: 'A', points: limeLine() }] },
  },
  'first-order': {
    caption:
      'A first-order reaction with a half-life of 20 s: each 20 s half of what is left reacts.',
    figure: {
      kind: 'curves',
      of: 'concentrations',
      curves: [{ name: 'A', points: firstOrderCurve(decay.start, decay.halfLife, 80) }],
    },
  },
  'energy-profile': {
    caption: 'An energy profile with chosen values. The summit is the transition state.',
    figure: { kind: 'energy-profile', ...profile },
  },
  approach: {
    caption: 'A ⇌ B with K = 3. From about 40 s on nothing changes: equilibrium.',
    figure: {
      kind: 'curves',
      of: 'concentrations',
      curves: [
        { name: 'A', points: reversible.a },
        { name: 'B', points: reversible.b },
      ],
    },
  },
  'strong-and-weak': {
    caption: 'Pairs are molecules of an acid, single dots and rings its ions. 1: strong. 2: weak.',
    figure: {
      kind: 'particle-boxes',
      boxes: [
        {
          name: '1',
          particles: [
            ['A', 5],
            ['B', 5],
          ],
        },
        {
          name: '2',
          particles: [
            ['AB', 4],
            ['A', 1],
            ['B', 1],
          ],
        },
      ],
    },
  },
  'zinc-copper-cell': {
    caption: 'A cell of zinc and copper. Electrons flow through the wire from zinc to copper.',
    figure: {
      kind: 'galvanic-cell',
      left: { electrode: 'Zn', ion: 'Zn²⁺' },
      right: { electrode: 'Cu', ion: 'Cu²⁺' },
    },
  },
  'electrolysis-cell': {
    caption: 'A source of direct current drives a reaction that does not run by itself.',
    figure: { kind: 'electrolysis-cell', liquid: 'CuSO₄(aq)' },
  },
  magnesium: {
    caption: 'Mass spectrum of magnesium: one bar for each isotope.',
    figure: {
      kind: 'mass-spectrum',
      bars: naturalIsotopes('Mg').map(({ massNumber, abundance }) => ({
        mass: massNumber,
        share: Math.round(abundance),
      })),
    },
  },
  'sodium-electrons': {
    caption: 'Photoelectron spectrum of sodium, idealized: one peak for each subshell.',
    figure: {
      kind: 'photoelectron-spectrum',
      peaks: peaksOf('Na').map(({ energy, electrons }) => ({ energy, electrons })),
    },
  },
  ester: {
    caption: 'Ethyl propanoate, an ester: COO stands between two chains.',
    figure: skeleton('CCC(=O)OCC'),
  },
  'branched-alcohol': {
    caption: '3-methylbutan-1-ol: four carbon atoms in the chain, a branch, and OH at the end.',
    figure: skeleton('CC(C)CCO'),
  },
  chromatogram: {
    caption: 'A chromatogram: M is a mixture, A and B are pure dyes. The mixture has both.',
    figure: {
      kind: 'chromatogram',
      front: spot.front,
      lanes: [
        { name: 'A', spots: [spot.way] },
        { name: 'B', spots: [60] },
        { name: 'M', spots: [spot.way, 60] },
      ],
    },
  },
  distillation: {
    caption: 'Simple distillation: A thermometer, B condenser, C flask, D beaker.',
    figure: { kind: 'apparatus', setup: 'distillation' },
  },
  'gas-over-water': {
    caption:
      'A gas collected over water: A flask, B delivery tube, C measuring cylinder, D trough.',
    figure: { kind: 'apparatus', setup: 'over-water' },
  },
}

/** ΔH − TΔS of the decomposition of calcium carbonate from 300 K to 1500 K. */
function limeLine(): readonly (readonly [number, number])[] {
  return [0, 300, 600, 900, 1200, 1500].map(
    (kelvin) => [kelvin, lime.heat - (kelvin * lime.entropy) / 1000] as const,
  )
}
