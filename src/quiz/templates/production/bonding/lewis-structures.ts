import { pick } from '#quiz/random.ts'
import { production, type ProductionTemplate, type TemplateId } from '#quiz/template.ts'

import { lewisDraft } from './lewis-drafts.ts'

/** Molecules with single bonds only, whose formal charges are all zero. */
const singleBonds =
  'H2O H2S NH3 PH3 HF HCl HBr F2 Cl2 Br2 ICl CH4 SiH4 CF4 CCl4 SiF4 SiCl4 CH3F CH3Cl CH2Cl2 CHCl3 NF3 NCl3 PF3 PCl3 OF2 Cl2O SCl2 HOCl H2O2 N2H4 C2H6 CH3OH CH3NH2 NH2OH'

/** Molecules with double and triple bonds, whose formal charges are all zero. */
const multipleBonds =
  'N2 CO2 CS2 OCS HCN ClCN BrCN NOCl NOF CH2O COCl2 COF2 CSCl2 N2H2 N2F2 HNO2 HNCO HNCS C2H2 C2N2 C2H4 C2F4 C2Cl4 HCOOH'

/** Ions, and a few molecules, with one drawing and formal charges on which books agree. */
const charged =
  'NH4^+ H3O^+ H3S^+ PH4^+ PCl4^+ NO^+ OH^- HS^- NH2^- PH2^- CH3^- ClO^- BrO^- O2^2- HO2^- CN^- C2^2- BH4^- BF4^- BCl4^- AlH4^- AlCl4^- CH3O^- CH3NH3^+ SiO4^4- CO BF3NH3'

/** Several equally good drawings. */
const resonant =
  'O3 NO2^- NO3^- CO3^2- CS3^2- HCO2^- HCO3^- HNO3 NO2F NO2Cl CH3NO2 CH3CO2^- N2O4 C2O4^2-'

/** Octets leave formal charges that books avoid in other ways, so the question names the octets. */
const octetsOnly =
  'SO2 SO3 SeO2 SO3^2- SO4^2- SeO3^2- SeO4^2- S2O3^2- HSO4^- H2SO4 PO4^3- AsO4^3- POCl3 POF3 SOCl2 SO2Cl2 ClO2^- ClO3^- ClO4^- BrO2^- BrO3^- BrO4^- IO3^- IO4^- HClO3 HClO4'

/** A center with fewer or more than eight electrons. */
const exceptions =
  'BF3 BCl3 BBr3 BeF2 BeCl2 PF5 PCl5 AsF5 SbCl5 SF4 SeF4 SF6 SeF6 ClF3 BrF3 ClF5 BrF5 IF5 XeF2 XeF4 KrF2 I3^- ICl2^- BrF2^- ICl4^- BrF4^- PF6^- AsF6^- SiF6^2-'

/** Several drawings with octets, of which formal charges choose one. */
const rivals = 'CO2 CS2 OCS N2O NCS^- NCO^- CNO^- N3^- NO2^+ HNCO HNCS ClCN COCl2 COF2 NOCl NOF'

const singleBondsDrawn = lewis('bo-e51', singleBonds, [false], (species) => {
  return `Draw the Lewis structure of ${species}, with all bonds and lone pairs.`
})

const multipleBondsDrawn = lewis('bo-m51', multipleBonds, [false], (species) => {
  return `Draw the Lewis structure of ${species}, with all bonds and lone pairs.`
})

const chargedDrawn = lewis('bo-m52', charged, [true], (species) => {
  return `Draw the Lewis structure of ${species}, and give the formal charge of each atom.`
})

const resonantDrawn = lewis('bo-h51', resonant, [false, true], (species, withCharges) => {
  return withCharges
    ? `Draw one of the resonance forms of ${species}, and give the formal charge of each atom.`
    : `Draw one of the resonance forms of ${species}.`
})

const octetsDrawn = lewis('bo-h52', octetsOnly, [true], (species) => {
  return `Draw a Lewis structure of ${species}, in which every atom other than hydrogen has an octet. Give the formal charges.`
})

const exceptionsDrawn = lewis('bo-h53', exceptions, [false], (species) => {
  return `Draw the Lewis structure of ${species}. Its central atom does not have an octet.`
})

const rivalsDrawn = lewis('bo-h54', rivals, [false, true], (species, withCharges) => {
  return withCharges
    ? `Several drawings of ${species}, have octets. Draw the best one by its formal charges, and give them.`
    : `Several drawings of ${species}, have octets. Draw the one that formal charges favor.`
})

/** Structures that the learner draws on a skeleton. */
export const lewisStructures: readonly ProductionTemplate[] = [
  singleBondsDrawn,
  multipleBondsDrawn,
  chargedDrawn,
  resonantDrawn,
  octetsDrawn,
  exceptionsDrawn,
  rivalsDrawn,
]

function lewis(
  id: TemplateId,
  formulas: string,
  asked: readonly boolean[],
  stemOf: (species: string, withCharges: boolean) => string,
): ProductionTemplate {
  const species = formulas.split(' ')
  const drafts = new Map<string, ReturnType<typeof lewisDraft>>()
  return production(id, 'lewis', 'lewis-structures', (random) => {
    const formula = pick(random, species)
    const withCharges = pick(random, asked)
    const name = `${formula} ${withCharges}`
    const draft =
      drafts.get(name) ??
      lewisDraft({ formula, withCharges }, (named) => stemOf(named, withCharges))
    drafts.set(name, draft)
    return draft
  })
}
