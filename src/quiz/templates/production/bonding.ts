import { nextProduction, type ProductionTemplate } from '#quiz/template.ts'
import { reactionEnthalpy } from '#quiz/templates/bonding/bond-energies.ts'
import { sharedElectrons } from '#quiz/templates/bonding/covalent-bonds.ts'
import { formalCharge, formalChargeByOctet } from '#quiz/templates/bonding/formal-charge.ts'
import {
  formulaOfSalt,
  formulaOfSaltWithAtomGroups,
} from '#quiz/templates/bonding/salt-formulas.ts'
import {
  lonePairsOfCenter,
  valenceElectronsOfIon,
} from '#quiz/templates/bonding/valence-electrons.ts'

import { groupsOfElectrons } from './bonding/electron-groups.ts'
import { formulaOfIon } from './bonding/formula-of-ion.ts'
import {
  formulaOfHydrate,
  formulaOfMolecule,
  formulaWithNumeral,
} from './bonding/formulas-from-names.ts'
import { lewisStructures } from './bonding/lewis-structures.ts'
import {
  nameOfBinarySalt,
  nameOfGroupSalt,
  nameOfHydrate,
  nameOfMolecule,
} from './bonding/names-of-compounds.ts'
import { nameOfPolyatomicIon, nameOfSimpleIon } from './bonding/names-of-ions.ts'
import {
  orderOfAngles,
  orderOfBondRow,
  orderOfHydrides,
  orderOfMeltingSalts,
  orderOfPolarity,
} from './bonding/orders.ts'
import { ionPairs } from './builds/named-pairs.ts'
import { formulaSister, numberSister } from './sisters.ts'

const count = { unit: null, tolerance: 0 } as const

import { saltInSteps } from './bonding/problems.ts'

const typedFormalCharge = numberSister('bo-h21', formalCharge, count)

export const bondingProduction: readonly ProductionTemplate[] = [
  formulaSister('bo-e21', formulaOfSalt),
  formulaSister('bo-m21', formulaOfSaltWithAtomGroups),
  formulaOfIon,
  typedFormalCharge,
  nextProduction(typedFormalCharge, numberSister('bo-h21', formalChargeByOctet, count).draw),
  numberSister('bo-h22', reactionEnthalpy, {
    unit: 'kJ/mol',
    units: ['J/mol', 'kJ/mol'],
    tolerance: 0.003,
  }),
  ...ionPairs,
  formulaOfMolecule,
  numberSister('bo-e23', sharedElectrons, count),
  formulaOfHydrate,
  formulaWithNumeral,
  orderOfPolarity,
  numberSister('bo-m26', lonePairsOfCenter, count),
  numberSister('bo-m27', valenceElectronsOfIon, count),
  orderOfBondRow,
  orderOfAngles,
  orderOfMeltingSalts,
  orderOfHydrides,
  groupsOfElectrons,
  ...lewisStructures,
  nameOfSimpleIon,
  nameOfBinarySalt,
  nameOfPolyatomicIon,
  nameOfGroupSalt,
  nameOfHydrate,
  nameOfMolecule,
  saltInSteps,
]
