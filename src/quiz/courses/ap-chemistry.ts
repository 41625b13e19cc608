import type { Course } from './course.ts'

/** Units, topics and weights as the College Board prints them. */
export const apChemistry: Course = {
  id: 'ap-chemistry',
  title: 'AP Chemistry',
  by: 'College Board',
  edition: 'Course and exam description of 2024',
  about: 'Nine units of college chemistry for high school students, with an exam in May.',
  chosenShare: 0.5,
  units: [
    {
      id: '1',
      title: 'Atomic Structure and Properties',
      weight: [7, 9],
      parts: [
        { id: '1.1', title: 'Moles and Molar Mass', skills: ['molar-mass', 'amounts-of-elements'] },
        {
          id: '1.2',
          title: 'Mass Spectra of Elements',
          skills: ['isotopes', 'average-mass', 'mass-spectra'],
        },
        {
          id: '1.3',
          title: 'Elemental Composition of Pure Substances',
          skills: ['composition', 'formula-reading'],
        },
        { id: '1.4', title: 'Composition of Mixtures', skills: ['composition', 'purity'] },
        {
          id: '1.5',
          title: 'Atomic Structure and Electron Configuration',
          skills: [
            'ground-state',
            'ion-configuration',
            'shell-capacity',
            'blocks',
            'unpaired-electrons',
          ],
        },
        {
          id: '1.6',
          title: 'Photoelectron Spectroscopy',
          skills: ['successive-ionization', 'ground-state', 'photoelectron-spectra'],
        },
        {
          id: '1.7',
          title: 'Periodic Trends',
          skills: [
            'atomic-radius',
            'ionic-radius',
            'ionization-energy',
            'electronegativity',
            'electron-affinity',
            'trend-direction',
            'trend-reasons',
            'isoelectronic',
          ],
        },
        {
          id: '1.8',
          title: 'Valence Electrons and Ionic Compounds',
          skills: ['outer-electrons', 'ion-charge', 'group-similarity', 'ionic-formulas'],
        },
      ],
    },
    {
      id: '2',
      title: 'Compound Structure and Properties',
      weight: [7, 9],
      parts: [
        {
          id: '2.1',
          title: 'Types of Chemical Bonds',
          skills: ['bond-type', 'bond-polarity', 'electronegativity'],
        },
        {
          id: '2.2',
          title: 'Intramolecular Force and Potential Energy',
          skills: ['bond-energy', 'potential-curves'],
        },
        {
          id: '2.3',
          title: 'Structure of Ionic Solids',
          skills: ['lattice-strength', 'bond-type', 'crystals'],
        },
        {
          id: '2.4',
          title: 'Structure of Metals and Alloys',
          skills: ['metal-properties', 'alloys'],
        },
        { id: '2.5', title: 'Lewis Diagrams', skills: ['lewis-structures', 'covalent-bonds'] },
        {
          id: '2.6',
          title: 'Resonance and Formal Charge',
          skills: ['lewis-structures', 'resonance'],
        },
        {
          id: '2.7',
          title: 'VSEPR and Hybridization',
          skills: ['molecular-shape', 'molecular-polarity', 'shape-pictures', 'sigma-and-pi'],
        },
      ],
    },
    {
      id: '3',
      title: 'Properties of Substances and Mixtures',
      weight: [18, 22],
      parts: [
        {
          id: '3.1',
          title: 'Intermolecular and Interparticle Forces',
          skills: [
            'hydrogen-bonds',
            'forces-between-molecules',
            'kinds-of-attraction',
            'boiling-point-order',
          ],
        },
        {
          id: '3.2',
          title: 'Properties of Solids',
          skills: [
            'lattice-strength',
            'bond-type',
            'vapor-pressure',
            'boiling-point-order',
            'melting-and-boiling',
          ],
        },
        {
          id: '3.3',
          title: 'Solids, Liquids, and Gases',
          skills: ['state-of-matter', 'particle-diagrams', 'changes-of-state'],
        },
        {
          id: '3.4',
          title: 'Ideal Gas Law',
          skills: ['gas-laws', 'ideal-gas', 'gas-mixtures', 'gas-stoichiometry'],
        },
        { id: '3.5', title: 'Kinetic Molecular Theory', skills: ['kinetic-theory'] },
        { id: '3.6', title: 'Deviation from Ideal Gas Law', skills: ['real-gases'] },
        {
          id: '3.7',
          title: 'Solutions and Mixtures',
          skills: ['concentration', 'dilution', 'solution-amounts'],
        },
        {
          id: '3.8',
          title: 'Representations of Solutions',
          skills: ['particle-diagrams', 'ions-in-solution'],
        },
        {
          id: '3.9',
          title: 'Separation of Solutions and Mixtures',
          skills: ['separation', 'chromatography'],
        },
        { id: '3.10', title: 'Solubility', skills: ['like-dissolves-like', 'kinds-of-attraction'] },
        {
          id: '3.11',
          title: 'Spectroscopy and the Electromagnetic Spectrum',
          skills: ['light-and-energy'],
        },
        { id: '3.12', title: 'Properties of Photons', skills: ['light-and-energy'] },
        { id: '3.13', title: 'Beer-Lambert Law', skills: ['beer-lambert'] },
      ],
    },
    {
      id: '4',
      title: 'Chemical Reactions',
      weight: [7, 9],
      parts: [
        {
          id: '4.1',
          title: 'Introduction for Reactions',
          skills: ['physical-or-chemical', 'mass-conservation'],
        },
        {
          id: '4.2',
          title: 'Net Ionic Equations',
          skills: [
            'balancing',
            'precipitates',
            'ions-in-solution',
            'solubility-rules',
            'net-ionic',
          ],
        },
        {
          id: '4.3',
          title: 'Representations of Reactions',
          skills: ['balancing', 'mass-conservation', 'particle-diagrams'],
        },
        {
          id: '4.4',
          title: 'Physical and Chemical Changes',
          skills: ['physical-or-chemical', 'changes-of-state'],
        },
        {
          id: '4.5',
          title: 'Stoichiometry',
          skills: ['stoichiometry', 'molar-mass', 'gas-stoichiometry', 'solution-stoichiometry'],
        },
        { id: '4.6', title: 'Introduction to Titration', skills: ['solution-stoichiometry'] },
        {
          id: '4.7',
          title: 'Types of Chemical Reactions',
          skills: ['reaction-types', 'redox', 'precipitates'],
        },
        {
          id: '4.8',
          title: 'Introduction to Acid-Base Reactions',
          skills: ['reaction-products', 'conjugate-pairs'],
        },
        {
          id: '4.9',
          title: 'Oxidation-Reduction (Redox) Reactions',
          skills: ['redox', 'oxidation-number', 'displacement', 'combustion', 'redox-titrations'],
        },
      ],
    },
    {
      id: '5',
      title: 'Kinetics',
      weight: [7, 9],
      parts: [
        {
          id: '5.1',
          title: 'Reaction Rates',
          skills: ['reaction-rate', 'rate-factors', 'rate-experiments'],
        },
        { id: '5.2', title: 'Introduction to Rate Law', skills: ['rate-laws'] },
        {
          id: '5.3',
          title: 'Concentration Changes Over Time',
          skills: ['nuclear-decay', 'radioactive-dating', 'integrated-rates'],
        },
        { id: '5.4', title: 'Elementary Reactions', skills: ['mechanisms'] },
        { id: '5.5', title: 'Collision Model', skills: ['rate-factors', 'activation-energy'] },
        {
          id: '5.6',
          title: 'Reaction Energy Profile',
          skills: ['energy-profiles', 'activation-energy'],
        },
        { id: '5.7', title: 'Introduction to Reaction Mechanisms', skills: ['mechanisms'] },
        {
          id: '5.8',
          title: 'Reaction Mechanism and Rate Law',
          skills: ['mechanisms', 'rate-laws'],
        },
        { id: '5.9', title: 'Pre-Equilibrium Approximation', skills: ['mechanisms'] },
        { id: '5.10', title: 'Multistep Reaction Energy Profile', skills: ['energy-profiles'] },
        { id: '5.11', title: 'Catalysis', skills: ['energetics', 'rate-factors', 'enzymes'] },
      ],
    },
    {
      id: '6',
      title: 'Thermochemistry',
      weight: [7, 9],
      parts: [
        { id: '6.1', title: 'Endothermic and Exothermic Processes', skills: ['energetics'] },
        { id: '6.2', title: 'Energy Diagrams', skills: ['energy-profiles'] },
        {
          id: '6.3',
          title: 'Heat Transfer and Thermal Equilibrium',
          skills: ['heat-and-warming', 'heat-exchange'],
        },
        {
          id: '6.4',
          title: 'Heat Capacity and Calorimetry',
          skills: ['heat-and-warming', 'calorimetry', 'heat-exchange', 'heat-experiments'],
        },
        {
          id: '6.5',
          title: 'Energy of Phase Changes',
          skills: ['heating-curves', 'changes-of-state'],
        },
        {
          id: '6.6',
          title: 'Introduction to Enthalpy of Reaction',
          skills: ['energetics', 'reaction-enthalpy'],
        },
        { id: '6.7', title: 'Bond Enthalpies', skills: ['bond-energy'] },
        { id: '6.8', title: 'Enthalpy of Formation', skills: ['formation-enthalpy'] },
        { id: '6.9', title: 'Hess’s Law', skills: ['hess-law'] },
      ],
    },
    {
      id: '7',
      title: 'Equilibrium',
      weight: [7, 9],
      parts: [
        { id: '7.1', title: 'Introduction to Equilibrium', skills: ['dynamic-equilibrium'] },
        { id: '7.2', title: 'Direction of Reversible Reactions', skills: ['dynamic-equilibrium'] },
        {
          id: '7.3',
          title: 'Reaction Quotient and Equilibrium Constant',
          skills: ['equilibrium-constant', 'reaction-quotient'],
        },
        {
          id: '7.4',
          title: 'Calculating the Equilibrium Constant',
          skills: ['equilibrium-constant'],
        },
        {
          id: '7.5',
          title: 'Magnitude of the Equilibrium Constant',
          skills: ['equilibrium-constant'],
        },
        {
          id: '7.6',
          title: 'Properties of the Equilibrium Constant',
          skills: ['equilibrium-constant'],
        },
        { id: '7.7', title: 'Calculating Equilibrium Concentrations', skills: ['ice-tables'] },
        {
          id: '7.8',
          title: 'Representations of Equilibrium',
          skills: ['dynamic-equilibrium'],
          missing: 'Particle pictures of an equilibrium',
        },
        { id: '7.9', title: 'Introduction to Le Châtelier’s Principle', skills: ['le-chatelier'] },
        {
          id: '7.10',
          title: 'Reaction Quotient and Le Châtelier’s Principle',
          skills: ['reaction-quotient', 'le-chatelier'],
        },
        {
          id: '7.11',
          title: 'Introduction to Solubility Equilibria',
          skills: ['precipitates', 'solubility-product'],
        },
        { id: '7.12', title: 'Common-Ion Effect', skills: ['solubility-product'] },
      ],
    },
    {
      id: '8',
      title: 'Acids and Bases',
      weight: [11, 15],
      parts: [
        {
          id: '8.1',
          title: 'Introduction to Acids and Bases',
          skills: ['ph-scale', 'conjugate-pairs'],
        },
        {
          id: '8.2',
          title: 'pH and pOH of Strong Acids and Bases',
          skills: ['ph-scale', 'strong-ph'],
        },
        {
          id: '8.3',
          title: 'Weak Acid and Base Equilibria',
          skills: ['ph-scale', 'acid-constants', 'weak-ph', 'salt-hydrolysis'],
        },
        { id: '8.4', title: 'Acid-Base Reactions and Buffers', skills: ['buffers', 'strong-ph'] },
        { id: '8.5', title: 'Acid-Base Titrations', skills: ['ph-scale', 'titration-curves'] },
        { id: '8.6', title: 'Molecular Structure of Acids and Bases', skills: ['acid-strength'] },
        { id: '8.7', title: 'pH and pKa', skills: ['acid-constants', 'titration-curves'] },
        { id: '8.8', title: 'Properties of Buffers', skills: ['buffers'] },
        { id: '8.9', title: 'Henderson-Hasselbalch Equation', skills: ['buffers'] },
        { id: '8.10', title: 'Buffer Capacity', skills: ['buffers'] },
        { id: '8.11', title: 'pH and Solubility', skills: ['solubility-product'] },
      ],
    },
    {
      id: '9',
      title: 'Thermodynamics and Electrochemistry',
      weight: [7, 9],
      parts: [
        { id: '9.1', title: 'Introduction to Entropy', skills: ['entropy'] },
        { id: '9.2', title: 'Absolute Entropy and Entropy Change', skills: ['entropy'] },
        {
          id: '9.3',
          title: 'Gibbs Free Energy and Thermodynamic Favorability',
          skills: ['gibbs-energy'],
        },
        {
          id: '9.4',
          title: 'Thermodynamic and Kinetic Control',
          skills: ['gibbs-energy', 'activation-energy'],
        },
        { id: '9.5', title: 'Free Energy and Equilibrium', skills: ['gibbs-and-k'] },
        {
          id: '9.6',
          title: 'Free Energy of Dissolution',
          skills: ['gibbs-energy', 'gibbs-and-k'],
        },
        {
          id: '9.7',
          title: 'Coupled Reactions',
          skills: ['gibbs-energy'],
        },
        {
          id: '9.8',
          title: 'Galvanic (Voltaic) and Electrolytic Cells',
          skills: ['redox', 'electrolysis', 'galvanic-cells'],
        },
        { id: '9.9', title: 'Cell Potential and Free Energy', skills: ['redox', 'cell-potential'] },
        {
          id: '9.10',
          title: 'Cell Potential Under Nonstandard Conditions',
          skills: ['cell-potential'],
        },
        {
          id: '9.11',
          title: 'Electrolysis and Faraday’s Law',
          skills: ['electrolysis', 'faraday'],
        },
      ],
    },
  ],
}
