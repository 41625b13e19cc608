import type { Template } from '#quiz/template.ts'

import {
  elementOfShells,
  shellArrangement,
  shellCapacity,
  subshellCapacity,
} from './electron-configuration/easy-shells.ts'
import { blockOf, occupiedShells, outerElectrons } from './electron-configuration/easy.ts'
import { electronsInLetter, unpairedOf } from './electron-configuration/medium-counting.ts'
import {
  isoelectronicSet,
  mainGroupIon,
  nobleGasOfIon,
} from './electron-configuration/medium-ions.ts'
import { elementOfEnding, groundState, shortForm } from './electron-configuration/medium.ts'

export const electronConfiguration: readonly Template[] = [
  outerElectrons,
  shellArrangement,
  occupiedShells,
  subshellCapacity,
  blockOf,
  elementOfShells,
  shellCapacity,
  groundState,
  shortForm,
  elementOfEnding,
  mainGroupIon,
  unpairedOf,
  nobleGasOfIon,
  isoelectronicSet,
  electronsInLetter,
]
