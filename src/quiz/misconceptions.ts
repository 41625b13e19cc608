import { atomicStructure } from './misconceptions/atomic-structure.ts'
import { bonding } from './misconceptions/bonding.ts'
import { chemicalProperties } from './misconceptions/chemical-properties.ts'
import { classification } from './misconceptions/classification.ts'
import { electronConfiguration } from './misconceptions/electron-configuration.ts'
import { general } from './misconceptions/general.ts'
import type { Misconception } from './misconceptions/misconception.ts'
import { periodicity } from './misconceptions/periodicity.ts'
import { physicalProperties } from './misconceptions/physical-properties.ts'
import { school } from './misconceptions/school/school.ts'
import { acids } from './misconceptions/topics/acids.ts'
import { electrochemistry } from './misconceptions/topics/electrochemistry.ts'
import { entropy } from './misconceptions/topics/entropy.ts'
import { equilibrium } from './misconceptions/topics/equilibrium.ts'
import { forces } from './misconceptions/topics/forces.ts'
import { gases } from './misconceptions/topics/gases.ts'
import { kinetics } from './misconceptions/topics/kinetics.ts'
import { organic } from './misconceptions/topics/organic.ts'
import { solutions } from './misconceptions/topics/solutions.ts'
import { spectra } from './misconceptions/topics/spectra.ts'
import { structures } from './misconceptions/topics/structures.ts'
import { thermochemistry } from './misconceptions/topics/thermochemistry.ts'

const all = {
  ...atomicStructure,
  ...electronConfiguration,
  ...physicalProperties,
  ...chemicalProperties,
  ...classification,
  ...periodicity,
  ...bonding,
  ...general,
  ...gases,
  ...solutions,
  ...thermochemistry,
  ...school,
  ...electrochemistry,
  ...kinetics,
  ...equilibrium,
  ...entropy,
  ...organic,
  ...acids,
  ...forces,
  ...spectra,
  ...structures,
}

/** Stable for ever: the letters of a category or a topic, and a number. */
export type MisconceptionId = keyof typeof all

/** Every misconception that a wrong option can stand for. */
export const misconceptions: Readonly<Record<MisconceptionId, Misconception>> = all

export function isMisconceptionId(text: string): text is MisconceptionId {
  return Object.hasOwn(all, text)
}
