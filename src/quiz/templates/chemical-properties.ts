import type { Template } from '#quiz/template.ts'

import {
  behavesAlike,
  electronsLostOrGained,
  formulaOfSalt,
  ionCharge,
  leastReactive,
  mostReactiveHalogen,
  mostViolentWithWater,
} from './chemical-properties/easy.ts'

export const chemicalProperties: readonly Template[] = [
  ionCharge,
  electronsLostOrGained,
  behavesAlike,
  leastReactive,
  mostViolentWithWater,
  mostReactiveHalogen,
  formulaOfSalt,
]
