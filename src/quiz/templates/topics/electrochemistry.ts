import type { Template } from '#quiz/template.ts'

import {
  balancedHalf,
  electrodeOfReaction,
  partsOfCell,
  waysOfCharges,
} from './electrochemistry/cells.ts'
import { cellVoltage, orderOfAgents, partnerOfReaction } from './electrochemistry/voltages.ts'

/** All templates of the topic electrochemistry. */
export const electrochemistry: readonly Template[] = [
  electrodeOfReaction,
  partsOfCell,
  cellVoltage,
  orderOfAgents,
  partnerOfReaction,
  waysOfCharges,
  balancedHalf,
]
