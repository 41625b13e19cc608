import type { Misconception } from './misconception.ts'

export const atomicStructure = {
  AS1: {
    idea: 'The decimal number in an element box counts particles.',
    correction:
      'The whole atomic number counts protons. The decimal number is the average mass of the atoms, and a mass number belongs to one isotope.',
  },
  AS2: {
    idea: 'Isotopes of an element differ in their protons.',
    correction:
      'Atoms with the same number of protons are the same element. Its isotopes differ only in neutrons.',
  },
  AS3: {
    idea: 'A plus means that electrons were gained, a minus that they were lost.',
    correction:
      'A positive charge means that electrons are missing, a negative one that some were added. The number of electrons is protons minus charge.',
  },
  AS4: {
    idea: 'An atom has as many neutrons as protons.',
    correction:
      'That holds for some light nuclei only. Neutrons are the mass number minus the protons, and heavy nuclei hold about three for every two protons.',
  },
  AS5: {
    idea: 'Neutrons carry an electric charge.',
    correction:
      'A neutron carries no charge. More neutrons change the mass and the stability of a nucleus, never its charge.',
  },
  AS6: {
    idea: 'The atomic mass is the plain mean of the isotope masses.',
    correction:
      'Each isotope counts according to its abundance. So the average lies nearest to the common isotope.',
  },
  AS7: {
    idea: 'The nucleus fills much of the atom, or the mass is spread evenly.',
    correction:
      'The nucleus is ten thousand to a hundred thousand times narrower than the atom. Yet it holds more than 99.9% of the mass.',
  },
  AS8: {
    idea: 'Electrons circle the nucleus on fixed tracks, like planets.',
    correction:
      'The rings of a drawing stand for energy levels. Of an electron we know only how likely it is to be found at each place.',
  },
  AS9: {
    idea: 'Electrons count in the mass number.',
    correction:
      'The mass number counts protons and neutrons. An electron has only about 1/1836 of the mass of a proton.',
  },
  AS10: {
    idea: 'A single atom has the color, hardness or temperature of the material.',
    correction:
      'Color, hardness and melting are properties of very many atoms together. One atom alone has none of them.',
  },
  AS11: {
    idea: 'Isotope, ion and allotrope mean much the same.',
    correction:
      'Isotopes differ in neutrons, ions in electrons. Allotropes are different arrangements of the same atoms.',
  },
  AS12: {
    idea: 'The same amount decays in each half-life, so after two nothing is left.',
    correction:
      'Each half-life halves what is still there. After two of them one quarter is left, after three one eighth.',
  },
  AS13: {
    idea: 'The charge of an ion is its number of electrons, or leaves the electrons unchanged.',
    correction:
      'The charge tells how many electrons fewer or more than protons there are. Only a neutral atom has equally many.',
  },
  AS14: {
    idea: 'The number of electrons or neutrons decides which element an atom is.',
    correction:
      'Only the protons decide. An ion with ten electrons can be oxygen, fluorine, sodium or magnesium.',
  },
  AS15: {
    idea: 'In a decay the numbers of the nucleus change by the wrong steps or not at all.',
    isSlip: true,
    correction:
      'An alpha particle takes two protons and two neutrons away. In beta-minus decay a neutron becomes a proton, so the mass number stays.',
  },
  AS16: {
    idea: 'Charge, mass or place of proton, neutron and electron are mixed up.',
    isSlip: true,
    correction:
      'Protons (+1) and neutrons (no charge) form the nucleus and carry the mass. Electrons (−1) are around it.',
  },
  AS17: {
    idea: 'The mass number is the number of neutrons.',
    correction:
      'The mass number counts protons and neutrons together. The neutrons are the mass number minus the atomic number.',
  },
  AS18: {
    idea: 'The atomic number and the mass of an atom are the same number.',
    correction:
      'The atomic number counts the protons alone. The mass comes from protons and neutrons together.',
  },
  AS19: {
    idea: 'Every atom of an element has the mass that the table gives.',
    correction:
      'The table gives an average over the isotopes. Each single atom belongs to one isotope and has its mass.',
  },
  AS20: {
    idea: 'The atomic mass is the mass of the most common isotope.',
    correction:
      'The rarer isotopes count as well, each by its share. They move the average away from the most common one.',
  },
  AS21: {
    idea: 'The amount that is left is the start divided by the number of half-lives, or by twice that number.',
    correction:
      'Each half-life halves what is left once more. After three of them the start is divided by 2 × 2 × 2.',
  },
  AS22: {
    idea: 'Pico and femto differ by another factor than 1000.',
    correction:
      'A picometer is 10⁻¹² m and a femtometer 10⁻¹⁵ m. So one picometer is 1000 femtometers.',
  },
  AS23: {
    idea: 'Place, height and number of the peaks of a spectrum tell the same.',
    correction:
      'The place tells a mass or an energy, the height how many there are of a kind. The number of peaks tells how many kinds there are.',
  },
  AS24: {
    idea: 'The neutron that splits a nucleus comes out again besides the new ones.',
    correction:
      'It becomes part of the nucleus that splits. The mass numbers of both sides tell how many neutrons come free in all.',
  },
} as const satisfies Record<string, Misconception>
