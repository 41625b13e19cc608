import type { ChoiceTemplate, Template } from '#quiz/template.ts'

import {
  energyOfAtomization,
  energyOfUnknownBond,
  orderOfBonds,
  reactionEnthalpy,
} from './bonding/bond-energies.ts'
import { holdingOfSolid, ionicOrMolecularCompound, kindOfBond } from './bonding/bond-kinds.ts'
import { chargesInBond, mostPolarBond, partialCharge } from './bonding/bond-polarity.ts'
import { moleculeWithBond, sharedElectrons, usualBonds } from './bonding/covalent-bonds.ts'
import { electronTransfer } from './bonding/electron-transfer.ts'
import { formalCharge, formalChargeByOctet } from './bonding/formal-charge.ts'
import { hydrogenBondFormer, hydrogenBondsInLiquid } from './bonding/hydrogen-bonds.ts'
import { attractionsInLattice, highestMeltingSalt } from './bonding/lattice-attraction.ts'
import {
  domainsOfCenter,
  molecularPolarity,
  pairByDomains,
  polarityOfShape,
  shapeOfMolecule,
} from './bonding/molecular-shapes.ts'
import { atomsByName, nameByPrefixes, nameWithPrefix } from './bonding/molecule-names.ts'
import { octetOfCenter } from './bonding/octets.ts'
import { formulaOfSalt, formulaOfSaltWithAtomGroups } from './bonding/salt-formulas.ts'
import { particlesOfSalt, particlesOfSolid } from './bonding/salt-particles.ts'
import { lonePairsOfCenter, valenceElectronsOfIon } from './bonding/valence-electrons.ts'
import { bondingProduction } from './production/bonding.ts'

export const bonding: readonly ChoiceTemplate[] = [
  kindOfBond,
  formulaOfSalt,
  sharedElectrons,
  usualBonds,
  ionicOrMolecularCompound,
  electronTransfer,
  holdingOfSolid,
  mostPolarBond,
  partialCharge,
  particlesOfSalt,
  particlesOfSolid,
  lonePairsOfCenter,
  valenceElectronsOfIon,
  shapeOfMolecule,
  highestMeltingSalt,
  formulaOfSaltWithAtomGroups,
  molecularPolarity,
  formalCharge,
  formalChargeByOctet,
  domainsOfCenter,
  hydrogenBondsInLiquid,
  reactionEnthalpy,
  energyOfUnknownBond,
  pairByDomains,
  octetOfCenter,
  attractionsInLattice,
  hydrogenBondFormer,
  orderOfBonds,
  moleculeWithBond,
  polarityOfShape,
  energyOfAtomization,
  chargesInBond,
  atomsByName,
  nameByPrefixes,
  nameWithPrefix,
]

/** All that a page needs to ask about this category. */
export const bondingBank: readonly Template[] = [...bonding, ...bondingProduction]
