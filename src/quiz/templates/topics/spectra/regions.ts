import { pick } from '#quiz/random.ts'
import { production } from '#quiz/template.ts'
import { factsDraft } from '#quiz/templates/topics/school/building/facts.ts'

/** Regions of the spectrum in the order of the energy of their photons, and what these do to matter. */
const regions = [
  {
    left: 'radio waves',
    partner: 'turn nuclei over in a magnetic field',
    element: 'H',
    reason: 'Photons of radio waves have the least energy, enough to turn nuclei over in a magnet.',
  },
  {
    left: 'microwaves',
    partner: 'let molecules rotate faster',
    element: 'O',
    reason: 'Microwaves fit the small steps of energy between rotations of molecules.',
  },
  {
    left: 'infrared',
    partner: 'let bonds vibrate more strongly',
    element: 'C',
    reason: 'Infrared fits the steps of energy between vibrations of bonds.',
  },
  {
    left: 'visible light',
    partner: 'lift outer electrons of dyes',
    element: 'Cu',
    reason: 'Visible light lifts outer electrons where the step is small, as in dyes.',
  },
  {
    left: 'X-rays',
    partner: 'free electrons of inner shells',
    element: 'W',
    reason: 'Photons of X-rays have the most energy of these and free even inner electrons.',
  },
] as const

/** Regions of the spectrum and what their photons do. */
export const effectsOfRadiation = production('ec-e520', 'match', 'light-and-energy', (random) =>
  factsDraft(random, {
    stem: 'Pair each kind of radiation with what its photons do to matter.',
    facts: regions,
    count: pick(random, [4, 5]),
    mistake: () => 'SP11',
    asked: 'the effect of each kind of radiation',
    rule: 'From radio waves to X-rays the energy of a photon grows: it turns nuclei, then rotates molecules, vibrates bonds, lifts and at last frees electrons',
  }),
)
