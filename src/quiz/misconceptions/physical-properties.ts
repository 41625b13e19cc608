import type { Misconception } from './misconception.ts'

export const physicalProperties = {
  PH1: {
    idea: 'Melting or boiling breaks the bonds inside the molecules.',
    correction:
      'Only the attraction between the molecules is overcome. The bubbles in boiling water are water, not hydrogen and oxygen.',
  },
  PH2: {
    idea: 'Heated particles swell, soften or melt themselves.',
    correction: 'The particles keep their size. They move faster and farther apart.',
  },
  PH3: {
    idea: 'Heavier atoms make a denser material.',
    correction:
      'Density also depends on how large the atoms are and how closely they are packed. Potassium has heavier atoms than sodium and is less dense.',
  },
  PH4: {
    idea: 'All metals are solid, hard, magnetic and hard to melt.',
    correction:
      'Mercury is liquid and sodium can be cut with a knife. Of the common metals, only iron, cobalt and nickel are strongly attracted by a magnet.',
  },
  PH5: {
    idea: 'Temperatures below zero are compared wrongly, or the scales of temperature are mixed up.',
    isSlip: true,
    correction:
      'The number further below zero is the colder one. A kelvin value is the Celsius value plus 273.15.',
  },
  PH6: {
    idea: 'The state can be told without comparing the temperature with both points.',
    correction:
      'Two points decide. Below the melting point a substance is solid, between the two liquid, above the boiling point a gas.',
  },
  PH7: {
    idea: 'Gases weigh nothing.',
    correction: 'A gas has mass like any matter. A liter of air weighs about 1.2 g.',
  },
  PH8: {
    idea: 'Every element consists of single atoms.',
    correction:
      'Hydrogen, nitrogen, oxygen and the halogens form two-atom molecules, and white phosphorus and sulfur larger ones. Noble gases are single atoms.',
  },
  PH9: {
    idea: 'g/L and g/cm³ are the same.',
    correction: 'A cubic centimeter is a thousandth of a liter. So 1 g/L is 0.001 g/cm³.',
  },
  PH10: {
    idea: 'No non-metal conducts electricity.',
    correction:
      'Graphite, a form of carbon, conducts well. A single property does not decide the class.',
  },
  PH11: {
    idea: 'The heavier the atoms, the higher an element melts and boils.',
    correction:
      'What counts is how strongly the particles hold each other. Mercury atoms are heavier than tungsten atoms, yet mercury is liquid at room temperature.',
  },
  PH12: {
    idea: 'A quotient is turned upside down, or multiplied where it has to be divided.',
    isSlip: true,
    correction:
      'The units show the step. Multiply g/cm³ by cm³ to get g, and divide g by g/mol to get mol.',
  },
  PH13: {
    idea: 'The substance with the highest melting or boiling point has the widest liquid range.',
    correction:
      'The liquid range is the distance between the two points. It does not matter where on the scale they lie.',
  },
  PH14: {
    idea: 'How much a body warms depends on its mass alone, or on the kind of matter alone.',
    correction:
      'The heat for one degree is mass times specific heat capacity. The smaller that product, the more a given heat warms the body.',
  },
  PH15: {
    idea: 'A metal consists of molecules, or its ions carry charge, or one reason explains all of its properties.',
    correction:
      'A metal is a lattice of ions among free electrons. The electrons carry charge and heat, and layers of ions slide when it is bent.',
  },
} as const satisfies Record<string, Misconception>
