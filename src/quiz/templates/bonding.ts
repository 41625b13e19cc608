import type { Template } from '#quiz/template.ts'

import { electronTransfer, formulaOfSalt, sharedElectrons, usualBonds } from './bonding/easy.ts'
import { holdingOfSolid, ionicCompound, kindOfBond } from './bonding/kinds.ts'

export const bonding: readonly Template[] = [
  kindOfBond,
  formulaOfSalt,
  sharedElectrons,
  usualBonds,
  ionicCompound,
  electronTransfer,
  holdingOfSolid,
]
