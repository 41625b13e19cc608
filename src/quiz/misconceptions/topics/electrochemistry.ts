import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const electrochemistry = {
  EL1: {
    idea: 'Electrons move through the solution and the salt bridge, or ions through the wire.',
    correction:
      'In the wire electrons carry the charge. In the solutions and the salt bridge ions do.',
  },
  EL2: {
    idea: 'The salt bridge supplies electrons or takes part in the reaction.',
    correction:
      'A salt bridge lets ions move, so that both solutions stay neutral. The electrons come from the anode.',
  },
  EL3: {
    idea: 'Anode and cathode are exchanged, or the anode is positive in every cell.',
    isSlip: true,
    correction:
      'Oxidation happens at the anode. It is negative in a galvanic cell and positive in an electrolysis.',
  },
  EL4: {
    idea: 'A standard potential is multiplied by the numbers in front.',
    correction:
      'A potential is a voltage, which does not grow with the amount. It is used as it stands in the table.',
  },
  EL5: {
    idea: 'The two standard potentials are added, or subtracted the wrong way around.',
    isSlip: true,
    correction:
      'The voltage is the potential of the cathode minus that of the anode. It is positive for a cell that delivers current.',
  },
  EL6: {
    idea: 'The lower the standard potential, the stronger the oxidizing agent.',
    correction:
      'A high potential means that the ion or molecule takes up electrons easily. So it is a strong oxidizing agent, and its partner a weak reducing agent.',
  },
  EL7: {
    idea: 'A melt and a solution in water give the same products in an electrolysis.',
    correction:
      'A melt has only the ions of its salt. In a solution the water can react instead, so that sodium salts give hydrogen.',
  },
  EL8: {
    idea: 'The charge of the ion, or the unit of time, does not matter for the mass that deposits.',
    correction:
      'Current times seconds is the charge, and F is the charge of one mole of electrons. An ion with n charges takes up n of them.',
  },
  EL9: {
    idea: 'Cations move to the anode and anions to the cathode.',
    correction:
      'Cations move to the cathode, where electrons arrive. Anions move to the anode, where electrons leave.',
  },
  EL10: {
    idea: 'A cell at equilibrium has a standard potential of zero, or still has a voltage.',
    correction:
      'At equilibrium the voltage of the cell is zero. The standard potential is a constant and stays what it is.',
  },
  EL11: {
    idea: 'The number of electrons or the sign does not matter for the energy of a cell.',
    correction:
      'ΔG° is minus the electrons of the whole equation times F times the voltage. It is negative for a cell that delivers current.',
  },
  EL13: {
    idea: 'The concentrations do not change the voltage of a cell, or they change it the wrong way.',
    isSlip: true,
    correction:
      'More of the ion that is used up raises the voltage. More of the ion that forms lowers it.',
  },
} as const satisfies Record<string, Misconception>
