import { atomicStructure } from './misconceptions/atomic-structure.ts'
import { bonding } from './misconceptions/bonding.ts'
import { chemicalProperties } from './misconceptions/chemical-properties.ts'
import { classification } from './misconceptions/classification.ts'
import { electrochemistry } from './misconceptions/electrochemistry.ts'
import { electronConfiguration } from './misconceptions/electron-configuration.ts'
import { entropy } from './misconceptions/entropy.ts'
import { forces } from './misconceptions/forces.ts'
import { gases } from './misconceptions/gases.ts'
import { general } from './misconceptions/general.ts'
import type { Misconception } from './misconceptions/misconception.ts'
import { organic } from './misconceptions/organic.ts'
import { periodicity } from './misconceptions/periodicity.ts'
import { physicalProperties } from './misconceptions/physical-properties.ts'
import { solutions } from './misconceptions/solutions.ts'
import { spectra } from './misconceptions/spectra.ts'
import { thermochemistry } from './misconceptions/thermochemistry.ts'

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
  ...organic,
  ...forces,
  ...electrochemistry,
  ...entropy,
  ...spectra,
}

/** Stable for ever: the letters of a category or a topic, and a number. */
export type MisconceptionId = keyof typeof all

/** Every misconception that a wrong option can stand for. */
export const misconceptions: Readonly<Record<MisconceptionId, Misconception>> = all

export function isMisconceptionId(text: string): text is MisconceptionId {
  return Object.hasOwn(all, text)
}
