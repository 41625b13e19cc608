import type { Misconception } from './misconception.ts'

export const classification = {
  CL1: {
    idea: 'Hydrogen is a metal because it stands in group 1.',
    correction:
      'Hydrogen is a non-metal: a gas of two-atom molecules. Its place shows its one electron.',
  },
  CL2: {
    idea: 'Every element beside the staircase line is a metalloid.',
    correction:
      'The six metalloids are B, Si, Ge, As, Sb and Te. Al, Ga, Sn, P and S also touch the line.',
  },
  CL3: {
    idea: 'Groups are the rows and periods the columns.',
    correction: 'Groups are the 18 columns. Periods are the 7 rows and tell the number of shells.',
  },
  CL4: {
    idea: 'Lanthanides and actinides form periods of their own.',
    correction: 'They belong to periods 6 and 7. They are printed below only to save width.',
  },
  CL5: {
    idea: 'Every d-block element is a transition metal.',
    correction:
      'A transition metal has an incomplete d subshell as an atom or in a common ion. By that definition zinc is not one.',
  },
  CL6: {
    idea: 'Helium belongs to group 2 because it has two electrons.',
    correction: 'Its two electrons fill its only shell. So helium behaves like neon.',
  },
  CL7: {
    idea: 'A formula with several atoms stands for a compound.',
    correction: 'A compound contains different elements. O₂ and S₈ contain one kind of atom.',
  },
  CL8: {
    idea: 'Radioactive elements are all heavy or made by people.',
    correction:
      'Uranium and thorium are natural and are mined. Technetium and promethium are radioactive though much lighter.',
  },
  CL9: {
    idea: 'About half of the elements are non-metals.',
    correction:
      'About three of four elements are metals. The non-metals gather at the upper right, with hydrogen apart.',
  },
  CL10: {
    idea: 'Allotropes are different elements or isotopes.',
    correction:
      'Allotropes consist of the same atoms, arranged differently. Diamond and graphite are both pure carbon.',
  },
  CL11: {
    idea: 'All members of a group behave exactly alike.',
    correction: 'They are similar. But their properties change step by step down the group.',
  },
  CL12: {
    idea: 'Whatever shines is a metal.',
    correction:
      'Silicon, germanium and iodine shine as well. Metals also conduct well and bend instead of breaking.',
  },
  CL13: {
    idea: 'A halogen is a noble gas, or noble gas is another word for gas.',
    correction:
      'The noble gases are group 18 and hardly react. The halogens, group 17, are among the most reactive elements.',
  },
  CL14: {
    idea: 'Alkali metal and alkaline earth metal mean the same.',
    correction:
      'The alkali metals are group 1 and have one outer electron. The alkaline earth metals are group 2 and have two.',
  },
  CL15: {
    idea: 'Every metal is a transition metal.',
    correction:
      'Transition metals stand in the d-block, in the middle of the table. Metals of groups 1, 2 and 13 to 16 belong to other families.',
  },
  CL16: {
    idea: 'Any sum, difference or mean of two known values gives the missing one.',
    correction:
      'A value between two neighbors is estimated by their mean. That is half of the sum of both.',
  },
  CL17: {
    idea: 'The mass of its atoms decides which kind of element it is.',
    correction:
      'The outer electrons decide. There are light metals such as lithium and heavy non-metals such as iodine.',
  },
  CL18: {
    idea: 'The most reactive elements form one family.',
    correction:
      'Alkali metals react by giving an electron away, halogens by taking one up. They stand at opposite sides of the table.',
  },
  CL19: {
    idea: 'Every element is either a metal or a non-metal.',
    correction:
      'Six elements lie between them: B, Si, Ge, As, Sb and Te. These metalloids may shine like a metal, but they are brittle.',
  },
  CL20: {
    idea: 'The place of an element in the table does not tell its class.',
    correction:
      'Metals fill the left and the middle, non-metals the upper right. The metalloids stand along the staircase between them.',
  },
  CL21: {
    idea: 'The frequency of the X-rays of an element is proportional to its atomic number.',
    correction:
      'Moseley found that the square root of the frequency is proportional to Z − 1. The ratio is that of the numbers less one, squared.',
  },
  CL22: {
    idea: 'Lanthanides and actinides mean the same.',
    correction:
      'The lanthanides, 57 to 71, belong to period 6. The actinides, 89 to 103, belong to period 7, and all of them are radioactive.',
  },
  CL23: {
    idea: 'A period has as many elements as its outer shell can hold electrons.',
    correction:
      'A period ends when the p subshell of its shell is full. The d and f subshells of that shell fill in later periods.',
  },
} as const satisfies Record<string, Misconception>
