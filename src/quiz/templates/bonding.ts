import type { Template } from '#quiz/template.ts'
import { withLure } from '#quiz/templates/even-places.ts'
import { reworded } from '#quiz/templates/reworded.ts'

import { saltWithAtomGroups } from './bonding/atom-groups.ts'
import { attractionsInLattice } from './bonding/attractions.ts'
import { hydrogenBondsInLiquid } from './bonding/boiling.ts'
import { bondsInLattice, particlesOfSalt } from './bonding/crystals.ts'
import {
  electronTransfer,
  formulaOfOneSalt,
  formulaOfSalt,
  sharedElectrons,
  sharedElectronsAtAnyPlace,
  usualBonds,
  usualBondsWithoutIodine,
} from './bonding/easy.ts'
import { orderOfBonds, reactionEnthalpy } from './bonding/energies.ts'
import { holdingOfSolid, ionicCompound, kindOfBond } from './bonding/kinds.ts'
import { crystalOfSalt, highestMeltingSalt, neighborsInLattice } from './bonding/lattices.ts'
import {
  domainsOfCenter,
  formalCharge,
  hydrogenBondFormer,
  molecularPolarity,
  reasonForBoiling,
  withoutOctet,
} from './bonding/molecules.ts'
import { mostPolarBond, partialCharge } from './bonding/polarity.ts'
import {
  lonePairsAtAnyPlace,
  lonePairsOfCenter,
  shapeOfMolecule,
  valenceElectronsOfIon,
} from './bonding/structures.ts'
import { transferOfElectrons } from './bonding/transfer.ts'
import { wordings } from './bonding/wordings.ts'

export const bonding: readonly Template[] = [
  kindOfBond,
  formulaOfSalt,
  sharedElectrons,
  usualBonds,
  ionicCompound,
  electronTransfer,
  holdingOfSolid,
  mostPolarBond,
  partialCharge,
  crystalOfSalt,
  lonePairsOfCenter,
  valenceElectronsOfIon,
  shapeOfMolecule,
  highestMeltingSalt,
  saltWithAtomGroups,
  molecularPolarity,
  formalCharge,
  domainsOfCenter,
  reasonForBoiling,
  reactionEnthalpy,
  withoutOctet,
  neighborsInLattice,
  hydrogenBondFormer,
  orderOfBonds,
  transferOfElectrons,
  particlesOfSalt,
  hydrogenBondsInLiquid,
  bondsInLattice,
  sharedElectronsAtAnyPlace,
  lonePairsAtAnyPlace,
  usualBondsWithoutIodine,
  formulaOfOneSalt,
  ...wordings.map(reworded),
  attractionsInLattice,
  withLure(valenceElectronsOfIon),
  withLure(formalCharge),
]
