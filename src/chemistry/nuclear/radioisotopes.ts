import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A radioisotope, its radiation, its half-life in words, and what it is used for. */
export type Radioisotope = {
  readonly name: string
  readonly element: ElementSymbol
  readonly use: string
  readonly reason: string
}

/** Sources: OpenStax Chemistry 2e, section 21.5; EPA, "Radionuclides"; IAEA pages on the uses of each. */
export const radioisotopes: readonly Radioisotope[] = [
  {
    name: 'technetium-99m',
    element: 'Tc',
    use: 'images of organs',
    reason: 'Technetium-99m gives off gamma rays for some hours, enough for an image.',
  },
  {
    name: 'iodine-131',
    element: 'I',
    use: 'treating the thyroid',
    reason: 'Iodine-131 collects in the thyroid, as all iodine does.',
  },
  {
    name: 'cobalt-60',
    element: 'Co',
    use: 'sterilizing instruments',
    reason: 'Gamma rays of cobalt-60 go through packages and kill microbes.',
  },
  {
    name: 'americium-241',
    element: 'Am',
    use: 'smoke detectors',
    reason: 'Alpha particles of americium-241 make air conduct, until smoke is in it.',
  },
  {
    name: 'carbon-14',
    element: 'C',
    use: 'the age of old wood',
    reason:
      'Carbon-14 decays with a half-life of 5730 years, so wood that is long dead has less of it.',
  },
  {
    name: 'fluorine-18',
    element: 'F',
    use: 'PET scans of tumors',
    reason: 'Fluorine-18 gives off positrons, by which a PET scan finds it.',
  },
  {
    name: 'plutonium-238',
    element: 'Pu',
    use: 'power for space probes',
    reason: 'The heat of plutonium-238 gives power for decades, far from the Sun.',
  },
]

/** What a use asks of a source. */
export type SourceNeed = {
  readonly use: string
  readonly radiation: 'alpha' | 'beta' | 'gamma'
  readonly halfLife: 'hours' | 'years'
  readonly reason: string
}

export const sourceNeeds: readonly SourceNeed[] = [
  {
    use: 'a tracer whose path through the body is seen from outside',
    radiation: 'gamma',
    halfLife: 'hours',
    reason: 'Gamma rays leave the body, and a short half-life keeps the dose small.',
  },
  {
    use: 'a tracer that finds a leak in a pipe below the ground',
    radiation: 'gamma',
    halfLife: 'hours',
    reason: 'Gamma rays pass the ground, and a short half-life leaves little behind.',
  },
  {
    use: 'a gauge for the thickness of paper',
    radiation: 'beta',
    halfLife: 'years',
    reason: 'Paper stops a part of beta particles, and the source has to stay the same for long.',
  },
  {
    use: 'a smoke detector in a home',
    radiation: 'alpha',
    halfLife: 'years',
    reason: 'Smoke stops alpha particles, and the source has to last as long as the detector.',
  },
  {
    use: 'sterilizing wrapped instruments for years',
    radiation: 'gamma',
    halfLife: 'years',
    reason: 'Gamma rays pass the wrapping, and the source has to last.',
  },
]
