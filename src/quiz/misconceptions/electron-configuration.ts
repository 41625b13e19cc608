import type { Misconception } from './misconception.ts'

export const electronConfiguration = {
  EC1: {
    idea: '3d fills before 4s, or a full d or f subshell of an inner shell is left out.',
    isSlip: true,
    correction:
      'In a neutral atom 4s is occupied before 3d. From gallium on, the ten 3d electrons stand between the core and 4p, and from lutetium on there are the fourteen 4f electrons as well.',
  },
  EC2: {
    idea: 'The d or f subshell that fills has the number of the period.',
    correction:
      'The d subshell that fills lies one shell below the period, the f subshell two below. So it is 3d in period 4, and 4f in period 6.',
  },
  EC3: {
    idea: 'Chromium and copper follow the filling order like the others.',
    correction:
      'Their measured ground states are 3d⁵ 4s¹ and 3d¹⁰ 4s¹. The filling order is a rule with known exceptions.',
  },
  EC4: {
    idea: 'The electrons that came last leave first, so ions lose 3d first.',
    correction:
      'The order of filling is not the order of leaving. When a d-block atom becomes an ion, the electrons of its outermost s subshell leave first.',
  },
  EC5: {
    idea: 'All shells hold equally many electrons, mostly eight.',
    correction:
      'Shell number n can hold 2n² electrons: 2, 8, 18, 32. The eight comes from the order of filling, not from a limit.',
  },
  EC6: {
    idea: 'Electrons pair up before they spread out.',
    correction:
      'In orbitals of equal energy electrons first take one orbital each, with the same spin. Only then do they pair.',
  },
  EC7: {
    idea: 'Orbit, orbital, subshell and shell are the same.',
    correction:
      'A shell consists of subshells, and a subshell of orbitals. Each orbital holds at most two electrons.',
  },
  EC8: {
    idea: 'An orbital without electrons does not exist.',
    correction:
      'An orbital is a state that is allowed for an electron. It is there whether or not one occupies it.',
  },
  EC9: {
    idea: 'The group number is the number of outer electrons.',
    correction:
      'For groups 13 to 18 it is the group number minus 10. Members of a group share the number of outer electrons, not of all electrons.',
  },
  EC10: {
    idea: 'The electrons of an ion are changed in the wrong direction.',
    isSlip: true,
    correction:
      'A negative ion has more electrons than the neutral atom. A positive ion has fewer.',
  },
  EC11: {
    idea: 'A full outer shell always has eight electrons.',
    correction:
      'The first shell is full with two. A third shell with eight is a stable arrangement but not full: it can hold eighteen.',
  },
  EC12: {
    idea: 'The block of an element follows from its outermost shell or its looks, not from its place in the table.',
    correction:
      'A block is named after the subshell that is being filled along that part of the row. Neither the outermost shell nor the looks decide.',
  },
  EC13: {
    idea: 'An excited atom is an ion, or is written like the ground state.',
    correction:
      'Excitation lifts an electron to a higher subshell and keeps their number. A different number of electrons makes an ion.',
  },
  EC14: {
    idea: 'The bracket of a short configuration holds any nearby noble gas.',
    correction:
      'The bracket stands for the last noble gas before the element. The electrons behind it are those that follow.',
  },
  EC15: {
    idea: 'All electrons of an atom are its outer electrons.',
    correction:
      'The outer electrons are those of the outermost shell alone. The inner shells hold the others.',
  },
  EC16: {
    idea: 'Each orbital holds one electron.',
    correction:
      'An orbital has room for two electrons with opposite spins. So a subshell holds twice as many electrons as it has orbitals.',
  },
  EC17: {
    idea: 'All electrons of the outermost shell, or of the last subshell, are unpaired.',
    correction:
      'Only an electron that is alone in its orbital is unpaired. Once there are more electrons than orbitals in a subshell, some of them pair.',
  },
  EC18: {
    idea: 'The elements of a group have the same electron configuration.',
    correction:
      'They share the number of outer electrons. From one to the next below there is one more shell.',
  },
  EC19: {
    idea: 'An ion has the configuration of the atom with as many electrons.',
    correction:
      'That holds for ions of main-group elements. An ion of a d-block metal has lost its outermost s electrons and keeps the others in d.',
  },
  EC20: {
    idea: 'The quantum number l of an s subshell is 1.',
    correction:
      'The values of l begin with 0: s 0, p 1, d 2, f 3. In shell n the largest is n − 1.',
  },
  EC21: {
    idea: 'Two electrons in one orbital may have the same spin.',
    correction:
      'The Pauli principle rules that out: the two have opposite spins. In a drawing one arrow points up and one down.',
  },
} as const satisfies Record<string, Misconception>
