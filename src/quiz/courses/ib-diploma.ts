import type { Course } from './course.ts'

/** Topics as the guide for the first assessment in 2025 lists them. Paper 1A, with options, is about a quarter of the exam. */
export const ibDiploma: Course = {
  id: 'ib-diploma',
  title: 'IB Diploma Chemistry',
  by: 'International Baccalaureate',
  edition: 'First assessment 2025',
  about: 'Structure and reactivity, at standard and higher level, over two years.',
  chosenShare: 0.25,
  units: [
    {
      id: 'Structure 1',
      title: 'Models of the particulate nature of matter',
      weight: null,
      parts: [
        {
          id: 'S1.1',
          title: 'Introduction to the particulate nature of matter',
          skills: [
            'elements-and-compounds',
            'state-of-matter',
            'temperature-scales',
            'particle-diagrams',
            'changes-of-state',
            'separation',
          ],
        },
        {
          id: 'S1.2',
          title: 'The nuclear atom',
          skills: [
            'particle-count',
            'atomic-number',
            'mass-number',
            'subatomic-particles',
            'isotopes',
            'average-mass',
          ],
        },
        {
          id: 'S1.3',
          title: 'Electron configurations',
          skills: [
            'ground-state',
            'ion-configuration',
            'shell-capacity',
            'blocks',
            'configuration-exceptions',
            'successive-ionization',
            'flame-tests',
          ],
        },
        {
          id: 'S1.4',
          title: 'Counting particles by mass: The mole',
          skills: ['molar-mass', 'amounts-of-elements', 'composition', 'formula-reading'],
        },
        {
          id: 'S1.5',
          title: 'Ideal gases',
          skills: ['gas-laws', 'ideal-gas', 'kinetic-theory', 'real-gases'],
        },
      ],
    },
    {
      id: 'Structure 2',
      title: 'Models of bonding and structure',
      weight: null,
      parts: [
        {
          id: 'S2.1',
          title: 'The ionic model',
          skills: ['ion-charge', 'ionic-formulas', 'lattice-strength', 'compound-names'],
        },
        {
          id: 'S2.2',
          title: 'The covalent model',
          skills: [
            'covalent-bonds',
            'lewis-structures',
            'molecular-shape',
            'molecular-polarity',
            'bond-polarity',
            'hydrogen-bonds',
            'allotropes',
            'shape-pictures',
            'kinds-of-attraction',
            'boiling-point-order',
            'chromatography',
            'resonance',
            'sigma-and-pi',
          ],
        },
        { id: 'S2.3', title: 'The metallic model', skills: ['metal-properties', 'bond-type'] },
        {
          id: 'S2.4',
          title: 'From models to materials',
          skills: ['bond-type', 'alloys', 'polymers'],
        },
      ],
    },
    {
      id: 'Structure 3',
      title: 'Classification of matter',
      weight: null,
      parts: [
        {
          id: 'S3.1',
          title: 'The periodic table: Classification of elements',
          skills: [
            'groups-and-periods',
            'element-class',
            'families',
            'trend-direction',
            'trend-reasons',
            'oxide-character',
            'oxidation-number',
            'atomic-radius',
            'ionization-energy',
          ],
        },
        {
          id: 'S3.2',
          title: 'Functional groups: Classification of organic compounds',
          skills: [
            'organic-families',
            'organic-formulas',
            'organic-names',
            'isomers',
            'mass-spectra',
          ],
          missing: 'Infrared and NMR spectra',
        },
      ],
    },
    {
      id: 'Reactivity 1',
      title: 'What drives chemical reactions?',
      weight: null,
      parts: [
        {
          id: 'R1.1',
          title: 'Measuring enthalpy changes',
          skills: ['energetics', 'heat-and-warming', 'calorimetry', 'energy-profiles'],
        },
        {
          id: 'R1.2',
          title: 'Energy cycles in reactions',
          skills: ['bond-energy', 'hess-law', 'formation-enthalpy', 'lattice-cycles'],
        },
        {
          id: 'R1.3',
          title: 'Energy from fuels',
          skills: ['combustion', 'pollution', 'atmosphere'],
        },
        {
          id: 'R1.4',
          title: 'Entropy and spontaneity (HL)',
          skills: ['entropy', 'gibbs-energy', 'gibbs-and-k'],
        },
      ],
    },
    {
      id: 'Reactivity 2',
      title: 'How much, how fast and how far?',
      weight: null,
      parts: [
        {
          id: 'R2.1',
          title: 'How much? The amount of chemical change',
          skills: ['balancing', 'stoichiometry', 'composition'],
        },
        {
          id: 'R2.2',
          title: 'How fast? The rate of chemical change',
          skills: [
            'reaction-rate',
            'rate-factors',
            'energy-profiles',
            'rate-laws',
            'mechanisms',
            'activation-energy',
          ],
        },
        {
          id: 'R2.3',
          title: 'How far? The extent of chemical change',
          skills: [
            'dynamic-equilibrium',
            'equilibrium-constant',
            'reaction-quotient',
            'ice-tables',
            'le-chatelier',
          ],
        },
      ],
    },
    {
      id: 'Reactivity 3',
      title: 'What are the mechanisms of chemical change?',
      weight: null,
      parts: [
        {
          id: 'R3.1',
          title: 'Proton transfer reactions',
          skills: [
            'ph-scale',
            'reaction-products',
            'conjugate-pairs',
            'acid-strength',
            'strong-ph',
            'acid-constants',
            'weak-ph',
            'buffers',
            'salt-hydrolysis',
            'titration-curves',
          ],
        },
        {
          id: 'R3.2',
          title: 'Electron transfer reactions',
          skills: [
            'redox',
            'oxidation-number',
            'displacement',
            'electrolysis',
            'corrosion',
            'organic-reactions',
            'galvanic-cells',
            'cell-potential',
            'faraday',
          ],
        },
        { id: 'R3.3', title: 'Electron sharing reactions', skills: ['organic-reactions'] },
        {
          id: 'R3.4',
          title: 'Electron-pair sharing reactions',
          skills: ['organic-reactions', 'organic-routes'],
        },
      ],
    },
    {
      id: 'Tools',
      title: 'Experimental techniques, technology and mathematics',
      weight: null,
      parts: [
        {
          id: 'Tool 1',
          title: 'Experimental techniques',
          skills: [
            'lab-equipment',
            'reading-scales',
            'separation',
            'chromatography',
            'hazard-symbols',
          ],
        },
        { id: 'Tool 2', title: 'Technology', skills: [] },
        {
          id: 'Tool 3',
          title: 'Mathematics',
          skills: ['significant-figures', 'measurement-error'],
        },
      ],
    },
  ],
}
