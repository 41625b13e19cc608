import type { Course } from './course.ts'

/** Modules as OCR prints them. */
export const aLevelOcr: Course = {
  id: 'a-level-ocr',
  title: 'A level Chemistry (OCR A)',
  by: 'OCR',
  edition: 'Specification H432',
  about: 'Six modules from the foundations to organic analysis, over two years.',
  chosenShare: null,
  units: [
    {
      id: '1',
      title: 'Development of practical skills in chemistry',
      weight: null,
      parts: [
        {
          id: '1.1',
          title: 'Practical skills assessed in a written examination',
          skills: ['lab-equipment', 'reading-scales', 'measurement-error', 'significant-figures'],
        },
      ],
    },
    {
      id: '2',
      title: 'Foundations in chemistry',
      weight: null,
      parts: [
        {
          id: '2.1.1',
          title: 'Atomic structure and isotopes',
          skills: ['particle-count', 'isotopes', 'average-mass', 'mass-number'],
        },
        {
          id: '2.1.2',
          title: 'Compounds, formulae and equations',
          skills: ['ionic-formulas', 'compound-names', 'balancing'],
        },
        {
          id: '2.1.3',
          title: 'Amount of substance',
          skills: [
            'molar-mass',
            'amounts-of-elements',
            'composition',
            'stoichiometry',
            'ideal-gas',
            'concentration',
            'gas-stoichiometry',
            'solution-amounts',
          ],
        },
        {
          id: '2.1.4',
          title: 'Acids',
          skills: ['reaction-products', 'ph-scale', 'solution-stoichiometry'],
        },
        { id: '2.1.5', title: 'Redox', skills: ['oxidation-number', 'redox'] },
        {
          id: '2.2.1',
          title: 'Electron structure',
          skills: ['ground-state', 'shell-capacity', 'blocks'],
        },
        {
          id: '2.2.2',
          title: 'Bonding and structure',
          skills: [
            'bond-type',
            'covalent-bonds',
            'molecular-shape',
            'molecular-polarity',
            'hydrogen-bonds',
            'shape-pictures',
            'kinds-of-attraction',
            'boiling-point-order',
          ],
        },
      ],
    },
    {
      id: '3',
      title: 'Periodic table and energy',
      weight: null,
      parts: [
        {
          id: '3.1.1',
          title: 'Periodicity',
          skills: ['blocks', 'ionization-energy', 'trend-reasons', 'melting-and-boiling'],
        },
        { id: '3.1.2', title: 'Group 2', skills: ['reactivity', 'reaction-products'] },
        {
          id: '3.1.3',
          title: 'The halogens',
          skills: ['reactivity', 'displacement', 'boiling-point-order', 'water-treatment'],
        },
        {
          id: '3.1.4',
          title: 'Qualitative analysis',
          skills: ['ion-tests', 'gas-tests', 'precipitates'],
        },
        {
          id: '3.2.1',
          title: 'Enthalpy changes',
          skills: [
            'energetics',
            'bond-energy',
            'calorimetry',
            'energy-profiles',
            'hess-law',
            'formation-enthalpy',
            'heat-experiments',
          ],
        },
        {
          id: '3.2.2',
          title: 'Reaction rates',
          skills: ['reaction-rate', 'rate-factors', 'rate-experiments', 'activation-energy'],
        },
        {
          id: '3.2.3',
          title: 'Chemical equilibrium',
          skills: ['dynamic-equilibrium', 'equilibrium-constant', 'le-chatelier'],
        },
      ],
    },
    {
      id: '4',
      title: 'Core organic chemistry',
      weight: null,
      parts: [
        {
          id: '4.1.1',
          title: 'Basic concepts of organic chemistry',
          skills: ['organic-families', 'organic-formulas', 'organic-names', 'isomers'],
          missing: 'E–Z isomers',
        },
        {
          id: '4.1.2',
          title: 'Alkanes',
          skills: ['combustion', 'organic-reactions', 'boiling-point-order'],
          missing: 'Mechanism of radical substitution',
        },
        {
          id: '4.1.3',
          title: 'Alkenes',
          skills: ['organic-reactions', 'isomers', 'polymers', 'sigma-and-pi'],
          missing: 'Mechanism of addition',
        },
        { id: '4.2.1', title: 'Alcohols', skills: ['organic-reactions', 'combustion'] },
        {
          id: '4.2.2',
          title: 'Haloalkanes',
          skills: ['organic-reactions', 'atmosphere'],
          missing: 'Mechanism of hydrolysis',
        },
        {
          id: '4.2.3',
          title: 'Organic synthesis',
          skills: ['organic-routes', 'lab-equipment', 'separation'],
        },
        {
          id: '4.2.4',
          title: 'Analytical techniques',
          skills: ['mass-spectra', 'infrared'],
        },
      ],
    },
    {
      id: '5',
      title: 'Physical chemistry and transition elements',
      weight: null,
      parts: [
        {
          id: '5.1.1',
          title: 'How fast?',
          skills: [
            'rate-laws',
            'integrated-rates',
            'activation-energy',
            'rate-experiments',
            'mechanisms',
          ],
        },
        { id: '5.1.2', title: 'How far?', skills: ['equilibrium-constant', 'ice-tables'] },
        {
          id: '5.1.3',
          title: 'Acids, bases and buffers',
          skills: [
            'ph-scale',
            'conjugate-pairs',
            'strong-ph',
            'acid-constants',
            'weak-ph',
            'buffers',
            'titration-curves',
          ],
        },
        { id: '5.2.1', title: 'Lattice enthalpy', skills: ['lattice-strength', 'lattice-cycles'] },
        { id: '5.2.2', title: 'Enthalpy and entropy', skills: ['entropy', 'gibbs-energy'] },
        {
          id: '5.2.3',
          title: 'Redox and electrode potentials',
          skills: ['redox', 'galvanic-cells', 'cell-potential', 'redox-titrations'],
        },
        {
          id: '5.3.1',
          title: 'Transition elements',
          skills: ['ion-configuration', 'precipitates', 'complexes'],
          missing: 'Colors of complex ions',
        },
        { id: '5.3.2', title: 'Qualitative analysis', skills: ['ion-tests'] },
      ],
    },
    {
      id: '6',
      title: 'Organic chemistry and analysis',
      weight: null,
      parts: [
        {
          id: '6.1.1',
          title: 'Aromatic compounds',
          skills: ['resonance'],
          missing: 'Mechanisms of aromatic compounds',
        },
        {
          id: '6.1.2',
          title: 'Carbonyl compounds',
          skills: ['organic-reactions'],
          missing: 'Mechanisms of addition to C=O',
        },
        {
          id: '6.1.3',
          title: 'Carboxylic acids and esters',
          skills: ['organic-reactions', 'organic-names'],
          missing: 'Acyl chlorides',
        },
        {
          id: '6.2.1',
          title: 'Amines',
          skills: ['organic-reactions'],
          missing: 'Preparation and basicity of amines',
        },
        {
          id: '6.2.2',
          title: 'Amino acids, amides and chirality',
          skills: ['isomers'],
          missing: 'Reactions of amino acids',
        },
        { id: '6.2.3', title: 'Polyesters and polyamides', skills: ['polymers'] },
        { id: '6.2.4', title: 'Carbon–carbon bond formation', skills: ['organic-routes'] },
        { id: '6.2.5', title: 'Organic synthesis', skills: ['organic-routes'] },
        {
          id: '6.3.1',
          title: 'Chromatography and qualitative analysis',
          skills: ['chromatography', 'organic-families'],
        },
        { id: '6.3.2', title: 'Spectroscopy', skills: [] },
      ],
    },
  ],
}
