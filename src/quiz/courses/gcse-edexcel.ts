import type { Course } from './course.ts'

/** Topics as Pearson Edexcel prints them for separate chemistry. */
export const gcseEdexcel: Course = {
  id: 'gcse-edexcel',
  title: 'GCSE Chemistry (Edexcel)',
  by: 'Pearson Edexcel',
  edition: 'Specification 1CH0, triple science',
  about: 'Ten topics, two of them for separate chemistry only, up to the age of 16.',
  chosenShare: null,
  units: [
    {
      id: '0',
      title: 'Formulae, equations and hazards',
      weight: null,
      parts: [
        {
          id: '0',
          title: 'Formulae, equations and hazards',
          skills: ['formula-reading', 'balancing', 'hazard-symbols'],
        },
      ],
    },
    {
      id: '1',
      title: 'Key concepts in chemistry',
      weight: null,
      parts: [
        {
          id: '1',
          title: 'Key concepts in chemistry',
          skills: [
            'particle-count',
            'mass-number',
            'isotopes',
            'groups-and-periods',
            'bond-type',
            'ionic-formulas',
            'covalent-bonds',
            'molar-mass',
            'stoichiometry',
            'composition',
            'mass-conservation',
            'solution-amounts',
            'atomic-number',
            'subatomic-particles',
            'average-mass',
            'atom-models',
            'history-of-the-table',
            'outer-electrons',
            'allotropes',
            'metal-properties',
            'forces-between-molecules',
            'order-of-the-table',
          ],
        },
      ],
    },
    {
      id: '2',
      title: 'States of matter and mixtures',
      weight: null,
      parts: [
        {
          id: '2',
          title: 'States of matter and mixtures',
          skills: [
            'state-of-matter',
            'changes-of-state',
            'heating-curves',
            'particle-diagrams',
            'purity',
            'separation',
            'chromatography',
            'water-treatment',
          ],
        },
      ],
    },
    {
      id: '3',
      title: 'Chemical changes',
      weight: null,
      parts: [
        {
          id: '3',
          title: 'Chemical changes',
          skills: [
            'ph-scale',
            'reaction-products',
            'electrolysis',
            'precipitates',
            'acid-strength',
            'gas-tests',
            'solubility-rules',
          ],
        },
      ],
    },
    {
      id: '4',
      title: 'Extracting metals and equilibria',
      weight: null,
      parts: [
        {
          id: '4',
          title: 'Extracting metals and equilibria',
          skills: [
            'reactivity',
            'displacement',
            'redox',
            'metal-extraction',
            'life-cycles',
            'dynamic-equilibrium',
            'le-chatelier',
          ],
        },
      ],
    },
    {
      id: '5',
      title: 'Separate chemistry 1',
      weight: null,
      parts: [
        {
          id: '5',
          title: 'Separate chemistry 1',
          skills: [
            'metal-properties',
            'alloys',
            'corrosion',
            'electrolysis',
            'solution-stoichiometry',
            'gas-stoichiometry',
            'galvanic-cells',
            'stoichiometry',
            'fertilizers',
            'le-chatelier',
          ],
          missing: 'Fuel cells and batteries compared',
        },
      ],
    },
    {
      id: '6',
      title: 'Groups in the periodic table',
      weight: null,
      parts: [
        {
          id: '6',
          title: 'Groups in the periodic table',
          skills: ['reactivity', 'families', 'displacement', 'reactivity-reasons'],
        },
      ],
    },
    {
      id: '7',
      title: 'Rates of reaction and energy changes',
      weight: null,
      parts: [
        {
          id: '7',
          title: 'Rates of reaction and energy changes',
          skills: [
            'energetics',
            'bond-energy',
            'reaction-rate',
            'rate-factors',
            'energy-profiles',
            'calorimetry',
            'rate-experiments',
            'heat-experiments',
          ],
        },
      ],
    },
    {
      id: '8',
      title: 'Fuels and Earth science',
      weight: null,
      parts: [
        {
          id: '8',
          title: 'Fuels and Earth science',
          skills: [
            'crude-oil',
            'combustion',
            'organic-families',
            'pollution',
            'atmosphere',
            'gas-tests',
          ],
        },
      ],
    },
    {
      id: '9',
      title: 'Separate chemistry 2',
      weight: null,
      parts: [
        {
          id: '9',
          title: 'Separate chemistry 2',
          skills: [
            'ion-tests',
            'flame-tests',
            'gas-tests',
            'organic-families',
            'organic-formulas',
            'organic-reactions',
            'polymers',
            'nanoparticles',
          ],
          missing: 'Ceramics and composites',
        },
      ],
    },
  ],
}
