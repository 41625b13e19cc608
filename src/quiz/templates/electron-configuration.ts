import type { Template } from '#quiz/template.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import {
  elementOfShells,
  shellArrangement,
  shellCapacity,
  subshellCapacity,
} from './electron-configuration/easy-shells.ts'
import { blockOf, occupiedShells, outerElectrons } from './electron-configuration/easy.ts'
import { brokenRule, orbitalStatement } from './electron-configuration/hard-orbitals.ts'
import { excitedAtom, lastElectron, mostUnpaired } from './electron-configuration/hard-states.ts'
import {
  exceptionGroundState,
  metalIonConfiguration,
  unpairedInIon,
} from './electron-configuration/hard.ts'
import { electronsInLetter, unpairedOf } from './electron-configuration/medium-counting.ts'
import {
  isoelectronicSet,
  mainGroupIon,
  nobleGasAndIon,
  nobleGasOfIon,
} from './electron-configuration/medium-ions.ts'
import { elementOfEnding, groundState, shortForm } from './electron-configuration/medium.ts'
import { shortFormByHalves } from './electron-configuration/short-form.ts'
import { wordings } from './electron-configuration/wordings.ts'

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
  exceptionGroundState,
  metalIonConfiguration,
  unpairedInIon,
  lastElectron,
  excitedAtom,
  mostUnpaired,
  orbitalStatement,
  brokenRule,
  nobleGasAndIon,
  ...wordings.map(reworded),
  shortFormByHalves,
]
