import type { Course } from './course.ts'

/** The usual order of a first semester; universities differ. */
export const generalChemistry1: Course = {
  id: 'general-chemistry-1',
  title: 'General Chemistry 1',
  by: 'Colleges and universities',
  edition: 'The usual first semester',
  about: 'From measurement and atoms to gases and forces: the first half of a college year.',
  chosenShare: null,
  units: [
    {
      id: '1',
      title: 'Matter and measurement',
      weight: null,
      parts: [
        {
          id: '1',
          title: 'Matter and measurement',
          skills: [
            'physical-or-chemical',
            'elements-and-compounds',
            'state-of-matter',
            'density',
            'temperature-scales',
            'significant-figures',
            'measurement-error',
            'unit-conversion',
            'fair-tests',
          ],
        },
      ],
    },
    {
      id: '2',
      title: 'Atoms, molecules and ions',
      weight: null,
      parts: [
        {
          id: '2',
          title: 'Atoms, molecules and ions',
          skills: [
            'subatomic-particles',
            'atomic-number',
            'mass-number',
            'particle-count',
            'isotopes',
            'average-mass',
            'ion-electrons',
            'ion-charge',
            'atom-models',
            'groups-and-periods',
            'element-class',
            'families',
            'elemental-molecules',
            'inner-transition',
            'class-reasons',
          ],
        },
      ],
    },
    {
      id: '3',
      title: 'Formulas and names',
      weight: null,
      parts: [
        {
          id: '3',
          title: 'Formulas and names',
          skills: [
            'formula-reading',
            'ionic-formulas',
            'compound-names',
            'covalent-names',
            'acid-formulas',
            'ion-names',
            'molecule-names',
            'acid-names',
          ],
        },
      ],
    },
    {
      id: '4',
      title: 'Moles and equations',
      weight: null,
      parts: [
        {
          id: '4',
          title: 'Moles and equations',
          skills: ['molar-mass', 'composition', 'balancing', 'stoichiometry', 'mass-conservation'],
        },
      ],
    },
    {
      id: '5',
      title: 'Reactions in solution',
      weight: null,
      parts: [
        {
          id: '5',
          title: 'Reactions in solution',
          skills: [
            'reaction-types',
            'redox',
            'oxidation-number',
            'concentration',
            'dilution',
            'ions-in-solution',
            'solubility-rules',
            'net-ionic',
            'solution-stoichiometry',
            'solution-amounts',
            'reaction-products',
          ],
          missing: 'Mass percent and parts per million',
        },
      ],
    },
    {
      id: '6',
      title: 'Thermochemistry',
      weight: null,
      parts: [
        {
          id: '6',
          title: 'Thermochemistry',
          skills: [
            'energetics',
            'heat-and-warming',
            'calorimetry',
            'reaction-enthalpy',
            'hess-law',
            'formation-enthalpy',
            'heat-exchange',
            'heat-experiments',
          ],
        },
      ],
    },
    {
      id: '7',
      title: 'Electrons in atoms',
      weight: null,
      parts: [
        {
          id: '7',
          title: 'Electrons in atoms',
          skills: [
            'quantum-numbers',
            'shell-capacity',
            'ground-state',
            'ion-configuration',
            'unpaired-electrons',
            'blocks',
            'outer-electrons',
            'light-and-energy',
            'isoelectronic',
            'configuration-exceptions',
          ],
          missing: 'Wavelengths of particles',
        },
      ],
    },
    {
      id: '8',
      title: 'Periodic trends',
      weight: null,
      parts: [
        {
          id: '8',
          title: 'Periodic trends',
          skills: [
            'atomic-radius',
            'ionic-radius',
            'ionization-energy',
            'electron-affinity',
            'electronegativity',
            'metallic-character',
            'trend-reasons',
          ],
        },
      ],
    },
    {
      id: '9',
      title: 'Chemical bonding',
      weight: null,
      parts: [
        {
          id: '9',
          title: 'Chemical bonding',
          skills: [
            'bond-type',
            'lattice-strength',
            'covalent-bonds',
            'bond-polarity',
            'lewis-structures',
            'bond-energy',
            'resonance',
            'lattice-cycles',
          ],
        },
      ],
    },
    {
      id: '10',
      title: 'Shapes of molecules',
      weight: null,
      parts: [
        {
          id: '10',
          title: 'Shapes of molecules',
          skills: [
            'molecular-shape',
            'molecular-polarity',
            'shape-pictures',
            'sigma-and-pi',
            'molecular-orbitals',
          ],
        },
      ],
    },
    {
      id: '11',
      title: 'Gases',
      weight: null,
      parts: [
        {
          id: '11',
          title: 'Gases',
          skills: [
            'gas-laws',
            'ideal-gas',
            'gas-mixtures',
            'gas-stoichiometry',
            'kinetic-theory',
            'real-gases',
          ],
        },
      ],
    },
    {
      id: '12',
      title: 'Liquids, solids and forces',
      weight: null,
      parts: [
        {
          id: '12',
          title: 'Liquids, solids and forces',
          skills: [
            'forces-between-molecules',
            'hydrogen-bonds',
            'melting-and-boiling',
            'kinds-of-attraction',
            'vapor-pressure',
            'heating-curves',
            'liquids',
            'phase-diagrams',
            'crystals',
            'changes-of-state',
            'boiling-point-order',
          ],
        },
      ],
    },
  ],
}
