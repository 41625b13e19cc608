import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import { excitedAtom, groundState } from './electron-configuration/atom-configurations.ts'
import { blockOfElement, sameBlock } from './electron-configuration/blocks.ts'
import {
  electronsInLetter,
  mostUnpaired,
  unpairedInAtom,
} from './electron-configuration/electron-counts.ts'
import {
  mainGroupIon,
  metalIon,
  unpairedInIon,
  ionLikeAtom,
} from './electron-configuration/ion-configurations.ts'
import {
  isoelectronicPair,
  isoelectronicSet,
  nobleGasAndIon,
} from './electron-configuration/isoelectronic.ts'
import { elementOfEnding, lastElectron } from './electron-configuration/last-subshell.ts'
/** The questions about shells, subshells, orbitals and configurations. */
import { meaningOfModel } from './electron-configuration/meanings.ts'
import {
  exceptionGroundState,
  shortForm,
  singleOuterElectron,
} from './electron-configuration/noble-gas-forms.ts'
import { brokenRule } from './electron-configuration/orbital-drawings.ts'
import { electronsWithNumber, numbersOfSubshell } from './electron-configuration/quantum-numbers.ts'
import {
  roomLeft,
  roomOfTwoSubshells,
  subshellCapacity,
} from './electron-configuration/shell-capacity.ts'
import {
  elementOfShells,
  occupiedShells,
  outerElectrons,
  sameOuterElectrons,
  shellArrangement,
} from './electron-configuration/shells.ts'
import { electronConfigurationProduction } from './production/electron-configuration.ts'

export const electronConfiguration: readonly ChoiceTemplate[] = [
  outerElectrons,
  shellArrangement,
  occupiedShells,
  subshellCapacity,
  blockOfElement,
  elementOfShells,
  roomLeft,
  groundState,
  shortForm,
  elementOfEnding,
  mainGroupIon,
  unpairedInAtom,
  nobleGasAndIon,
  isoelectronicSet,
  electronsInLetter,
  exceptionGroundState,
  metalIon,
  unpairedInIon,
  ionLikeAtom,
  lastElectron,
  excitedAtom,
  mostUnpaired,
  electronsWithNumber,
  brokenRule,
  sameBlock,
  numbersOfSubshell,
  singleOuterElectron,
  roomOfTwoSubshells,
  sameOuterElectrons,
  isoelectronicPair,
  meaningOfModel,
]

/** All that a page needs to ask about this category. */
export const electronConfigurationBank: readonly Template[] = [
  ...electronConfiguration,
  ...electronConfigurationProduction,
]
