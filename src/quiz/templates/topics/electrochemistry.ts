import type { Template } from '#quiz/template.ts'

import {
  balancedHalf,
  electrodeOfReaction,
  partsOfCell,
  waysOfCharges,
} from './electrochemistry/cells.ts'
import { currentOrTime, depositedMass, massInSeries } from './electrochemistry/charges.ts'
import { partsOfDrawnCell } from './electrochemistry/drawn.ts'
import { productOfMelt, productOfSolution } from './electrochemistry/electrolyses.ts'
import { amountOfCharge } from './electrochemistry/electrons.ts'
import {
  amountOfAnalyte,
  reactionsOfBatteries,
  redoxTitration,
} from './electrochemistry/titrations.ts'
import { cellVoltage, orderOfAgents, partnerOfReaction } from './electrochemistry/voltages.ts'
import { effectOnVoltage, explainedEffect, energyOfCell, nernst } from './electrochemistry/work.ts'

/** All templates of the topic electrochemistry. */
export const electrochemistry: readonly Template[] = [
  electrodeOfReaction,
  partsOfCell,
  cellVoltage,
  orderOfAgents,
  partnerOfReaction,
  waysOfCharges,
  balancedHalf,
  productOfMelt,
  productOfSolution,
  depositedMass,
  currentOrTime,
  massInSeries,
  energyOfCell,
  effectOnVoltage,
  explainedEffect,
  nernst,
  redoxTitration,
  reactionsOfBatteries,
  partsOfDrawnCell,
  amountOfAnalyte,
  amountOfCharge,
]
