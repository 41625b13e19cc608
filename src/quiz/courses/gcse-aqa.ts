import type { Course } from './course.ts'

/** Topics as AQA prints them for separate chemistry. */
export const gcseAqa: Course = {
  id: 'gcse-aqa',
  title: 'GCSE Chemistry (AQA)',
  by: 'AQA',
  edition: 'Specification 8462, triple science',
  about: 'Ten topics and the required practicals, up to the age of 16.',
  chosenShare: null,
  units: [
    {
      id: '4.1',
      title: 'Atomic structure and the periodic table',
      weight: null,
      parts: [
        {
          id: '4.1.1',
          title:
            'A simple model of the atom, symbols, relative atomic mass, electronic charge and isotopes',
          skills: [
            'particle-count',
            'atomic-number',
            'mass-number',
            'subatomic-particles',
            'isotopes',
            'average-mass',
            'atom-size',
            'symbols',
            'separation',
            'elements-and-compounds',
            'formula-reading',
            'chromatography',
            'atom-models',
            'outer-electrons',
            'shell-capacity',
          ],
        },
        {
          id: '4.1.2',
          title: 'The periodic table',
          skills: [
            'groups-and-periods',
            'families',
            'reactivity',
            'history-of-the-table',
            'group-similarity',
            'reactivity-reasons',
            'displacement',
            'element-class',
            'order-of-the-table',
          ],
        },
        {
          id: '4.1.3',
          title: 'Properties of transition metals',
          skills: ['metal-properties', 'families'],
        },
      ],
    },
    {
      id: '4.2',
      title: 'Bonding, structure, and the properties of matter',
      weight: null,
      parts: [
        {
          id: '4.2.1',
          title: 'Chemical bonds, ionic, covalent and metallic',
          skills: [
            'bond-type',
            'ionic-formulas',
            'covalent-bonds',
            'ion-charge',
            'outer-electrons',
          ],
        },
        {
          id: '4.2.2',
          title: 'How bonding and structure are related to the properties of substances',
          skills: [
            'state-of-matter',
            'forces-between-molecules',
            'metal-properties',
            'changes-of-state',
            'particle-diagrams',
            'alloys',
            'polymers',
            'bond-type',
          ],
        },
        {
          id: '4.2.3',
          title: 'Structure and bonding of carbon',
          skills: ['allotropes', 'bond-type'],
        },
        {
          id: '4.2.4',
          title: 'Bulk and surface properties of matter including nanoparticles',
          skills: ['nanoparticles'],
        },
      ],
    },
    {
      id: '4.3',
      title: 'Quantitative chemistry',
      weight: null,
      parts: [
        {
          id: '4.3.1',
          title:
            'Chemical measurements, conservation of mass and the quantitative interpretation of chemical equations',
          skills: [
            'mass-conservation',
            'balancing',
            'molar-mass',
            'measurement-error',
            'composition',
          ],
        },
        {
          id: '4.3.2',
          title: 'Use of amount of substance in relation to masses of pure substances',
          skills: ['molar-mass', 'stoichiometry', 'amounts-of-elements'],
        },
        {
          id: '4.3.3',
          title: 'Yield and atom economy of chemical reactions',
          skills: ['stoichiometry'],
        },
        {
          id: '4.3.4',
          title: 'Using concentrations of solutions in mol/dm³',
          skills: ['concentration', 'solution-stoichiometry', 'solution-amounts'],
        },
        {
          id: '4.3.5',
          title: 'Use of amount of substance in relation to volumes of gases',
          skills: ['amounts-of-elements', 'gas-stoichiometry'],
        },
      ],
    },
    {
      id: '4.4',
      title: 'Chemical changes',
      weight: null,
      parts: [
        {
          id: '4.4.1',
          title: 'Reactivity of metals',
          skills: ['reactivity', 'displacement', 'redox', 'metal-extraction'],
        },
        {
          id: '4.4.2',
          title: 'Reactions of acids',
          skills: ['reaction-products', 'ph-scale', 'acid-strength', 'solution-stoichiometry'],
        },
        { id: '4.4.3', title: 'Electrolysis', skills: ['electrolysis'] },
      ],
    },
    {
      id: '4.5',
      title: 'Energy changes',
      weight: null,
      parts: [
        {
          id: '4.5.1',
          title: 'Exothermic and endothermic reactions',
          skills: [
            'energetics',
            'bond-energy',
            'energy-profiles',
            'calorimetry',
            'heat-experiments',
          ],
        },
        {
          id: '4.5.2',
          title: 'Chemical cells and fuel cells',
          skills: ['redox', 'galvanic-cells'],
          missing: 'Fuel cells and batteries compared',
        },
      ],
    },
    {
      id: '4.6',
      title: 'The rate and extent of chemical change',
      weight: null,
      parts: [
        {
          id: '4.6.1',
          title: 'Rate of reaction',
          skills: ['energetics', 'reaction-rate', 'rate-factors', 'rate-experiments'],
        },
        {
          id: '4.6.2',
          title: 'Reversible reactions and dynamic equilibrium',
          skills: ['dynamic-equilibrium', 'le-chatelier', 'energetics'],
        },
      ],
    },
    {
      id: '4.7',
      title: 'Organic chemistry',
      weight: null,
      parts: [
        {
          id: '4.7.1',
          title: 'Carbon compounds as fuels and feedstock',
          skills: ['crude-oil', 'organic-families', 'organic-formulas', 'combustion'],
        },
        {
          id: '4.7.2',
          title: 'Reactions of alkenes and alcohols',
          skills: ['organic-reactions', 'organic-formulas', 'organic-families', 'combustion'],
        },
        { id: '4.7.3', title: 'Synthetic and naturally occurring polymers', skills: ['polymers'] },
      ],
    },
    {
      id: '4.8',
      title: 'Chemical analysis',
      weight: null,
      parts: [
        {
          id: '4.8.1',
          title: 'Purity, formulations and chromatography',
          skills: ['purity', 'chromatography'],
          missing: 'Formulations',
        },
        { id: '4.8.2', title: 'Identification of common gases', skills: ['gas-tests'] },
        {
          id: '4.8.3',
          title: 'Identification of ions by chemical and spectroscopic means',
          skills: ['ion-tests', 'flame-tests', 'precipitates'],
          missing: 'Flame emission spectra',
        },
      ],
    },
    {
      id: '4.9',
      title: 'Chemistry of the atmosphere',
      weight: null,
      parts: [
        {
          id: '4.9.1',
          title: 'The composition and evolution of the Earth’s atmosphere',
          skills: ['atmosphere'],
        },
        {
          id: '4.9.2',
          title: 'Carbon dioxide and methane as greenhouse gases',
          skills: ['pollution', 'life-cycles'],
        },
        {
          id: '4.9.3',
          title: 'Common atmospheric pollutants and their sources',
          skills: ['pollution', 'combustion'],
        },
      ],
    },
    {
      id: '4.10',
      title: 'Using resources',
      weight: null,
      parts: [
        {
          id: '4.10.1',
          title: 'Using the Earth’s resources and obtaining potable water',
          skills: ['water-treatment', 'metal-extraction'],
        },
        { id: '4.10.2', title: 'Life cycle assessment and recycling', skills: ['life-cycles'] },
        {
          id: '4.10.3',
          title: 'Using materials',
          skills: ['corrosion', 'alloys', 'polymers'],
          missing: 'Ceramics and composites',
        },
        {
          id: '4.10.4',
          title: 'The Haber process and the use of NPK fertilisers',
          skills: ['le-chatelier', 'fertilizers', 'dynamic-equilibrium'],
        },
      ],
    },
    {
      id: 'WS',
      title: 'Working scientifically and required practicals',
      weight: null,
      parts: [
        {
          id: 'WS',
          title: 'Working scientifically and required practicals',
          skills: [
            'lab-equipment',
            'reading-scales',
            'significant-figures',
            'measurement-error',
            'hazard-symbols',
            'fair-tests',
            'unit-conversion',
          ],
        },
      ],
    },
  ],
}
