import type { Course } from './course.ts'

/** The performance expectations that are about chemistry; their titles are short names of ours. */
export const ngssHighSchool: Course = {
  id: 'ngss-high-school',
  title: 'High school chemistry (NGSS)',
  by: 'Next Generation Science Standards',
  edition: 'Performance expectations for high school',
  about: 'The chemistry of the standards that many US states teach by.',
  chosenShare: null,
  units: [
    {
      id: 'PS1',
      title: 'Matter and its interactions',
      weight: null,
      parts: [
        {
          id: 'HS-PS1-1',
          title: 'Periodic table and outermost electrons',
          skills: [
            'outer-electrons',
            'groups-and-periods',
            'ion-charge',
            'trend-direction',
            'bond-type',
            'covalent-bonds',
            'reactivity',
            'group-similarity',
          ],
        },
        {
          id: 'HS-PS1-2',
          title: 'Outcome of simple reactions from outer electrons and trends',
          skills: ['reaction-products', 'ionic-formulas', 'reactivity', 'combustion'],
        },
        {
          id: 'HS-PS1-3',
          title: 'Bulk structure and strength of electrical forces between particles',
          skills: [
            'forces-between-molecules',
            'lattice-strength',
            'kinds-of-attraction',
            'boiling-point-order',
            'vapor-pressure',
            'melting-and-boiling',
            'liquids',
          ],
        },
        {
          id: 'HS-PS1-4',
          title: 'Energy released or absorbed and total bond energy',
          skills: ['bond-energy', 'energetics', 'energy-profiles'],
        },
        {
          id: 'HS-PS1-5',
          title: 'Temperature, concentration and rate',
          skills: ['rate-factors', 'reaction-rate', 'rate-experiments'],
        },
        {
          id: 'HS-PS1-6',
          title: 'More product at equilibrium',
          skills: ['dynamic-equilibrium', 'le-chatelier'],
        },
        {
          id: 'HS-PS1-7',
          title: 'Conservation of atoms and mass by calculation',
          skills: ['stoichiometry', 'balancing', 'molar-mass', 'mass-conservation'],
        },
        {
          id: 'HS-PS1-8',
          title: 'Fission, fusion and radioactive decay',
          skills: [
            'nuclear-decay',
            'nuclear-equations',
            'fission-and-fusion',
            'radioactive-dating',
            'radioactivity',
          ],
        },
      ],
    },
    {
      id: 'PS2',
      title: 'Motion and stability: forces and interactions',
      weight: null,
      parts: [
        {
          id: 'HS-PS2-6',
          title: 'Molecular structure and the function of designed materials',
          skills: ['polymers', 'kinds-of-attraction', 'alloys'],
        },
      ],
    },
    {
      id: 'PS3',
      title: 'Energy',
      weight: null,
      parts: [
        {
          id: 'HS-PS3-1',
          title: 'Energy change of components of a system',
          skills: ['heat-and-warming', 'calorimetry'],
        },
        {
          id: 'HS-PS3-2',
          title: 'Energy as motion and position of particles',
          skills: ['energetics', 'changes-of-state', 'kinetic-theory'],
        },
        { id: 'HS-PS3-3', title: 'Device that converts energy', skills: ['calorimetry'] },
        {
          id: 'HS-PS3-4',
          title: 'Transfer of thermal energy to a common temperature',
          skills: ['heat-and-warming', 'calorimetry', 'heat-exchange'],
        },
        {
          id: 'HS-PS3-5',
          title: 'Forces and energy of two objects in a field',
          skills: ['bond-energy', 'potential-curves'],
        },
      ],
    },
    {
      id: 'ESS2',
      title: 'Earth’s systems',
      weight: null,
      parts: [
        {
          id: 'HS-ESS2-5',
          title: 'Properties of water and Earth materials',
          skills: ['kinds-of-attraction', 'water-treatment', 'hydrogen-bonds'],
        },
      ],
    },
    {
      id: 'ESS3',
      title: 'Earth and human activity',
      weight: null,
      parts: [
        {
          id: 'HS-ESS3-2',
          title: 'Cost and benefit of energy and mineral resources',
          skills: ['life-cycles', 'metal-extraction'],
        },
        {
          id: 'HS-ESS3-6',
          title: 'Earth systems and human activity',
          skills: ['pollution', 'atmosphere'],
        },
      ],
    },
  ],
}
