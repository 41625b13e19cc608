import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const organic = {
  OG1: {
    idea: 'The horizontal row of a formula or a drawing is the main chain.',
    correction:
      'The main chain is the longest one, around corners too. A formula or a drawing may bend it.',
  },
  OG2: {
    idea: 'The carbon atoms are counted from the left end.',
    correction:
      'Counting begins at the end that gives the group or the double bond the lower number. Without them the first branch decides.',
  },
  OG3: {
    idea: 'Prefixes stand in the order of their numbers, or di- and tri- count for the alphabet.',
    correction: 'Prefixes stand in alphabetical order. Di-, tri- and tetra- do not count for it.',
  },
  OG4: {
    idea: 'Equal branches need only one number.',
    correction:
      'Every branch has a number of its own. Two at the same carbon atom are 2,2-dimethyl, not 2-dimethyl.',
  },
  OG5: {
    idea: 'The carbon atom of CHO, COOH or CO is not part of the chain.',
    correction:
      'The carbon atom of the group belongs to the chain and is counted. That of CHO or COOH is number 1.',
  },
  OG6: {
    idea: 'Every OH makes an alcohol, and every C=O a ketone.',
    correction:
      'The whole group counts. OH at C=O makes an acid, C=O at the end of the chain an aldehyde, C=O beside O–C an ester.',
  },
  OG7: {
    idea: 'Isomers belong to the same family.',
    correction:
      'Isomers share only the molecular formula. Ethanol and methoxymethane are isomers, an alcohol and an ether.',
  },
  OG8: {
    idea: 'A molecule that is written bent or turned is another one.',
    correction:
      'Atoms turn freely about single bonds. Only a change in which atoms are joined makes an isomer.',
  },
  OG9: {
    idea: 'Isomers are branched ones only.',
    correction:
      'The unbranched molecule is one of the isomers. Others differ in branches, in places or in the family.',
  },
  OG10: {
    idea: 'Carbon may have three or five bonds.',
    correction:
      'Carbon forms four bonds. Each branch, group or second bond takes the place of hydrogen atoms.',
  },
  OG11: {
    idea: 'The members of a series differ by CH₃, or by any number of atoms.',
    correction: 'Each step of a homologous series adds CH₂. Alkanes are CₙH₂ₙ₊₂.',
  },
  OG12: {
    idea: 'In an addition an atom is replaced and a second product forms.',
    correction:
      'Addition joins both parts of the reagent to the two carbon atoms of C=C. Nothing is given off.',
  },
  OG13: {
    idea: 'The hydrogen of HBr or water goes to either carbon atom alike, or to the one with fewer hydrogen atoms.',
    correction:
      'In the main product, hydrogen joins the carbon atom of C=C that has more of it already. The other part joins the other one.',
  },
  OG14: {
    idea: 'Alkanes or alcohols decolorize bromine water at once, or alkenes do not.',
    correction:
      'Only the double bond reacts at once in the dark. Alkanes react with bromine only in ultraviolet light.',
  },
  OG15: {
    idea: 'The oxidation of any alcohol ends at an acid.',
    correction:
      'Primary alcohols give aldehydes and then acids, secondary ones ketones. Tertiary alcohols do not react.',
  },
  OG16: {
    idea: 'In the name of an ester the acid stands first.',
    correction:
      'The part of the alcohol stands first and ends in -yl. The part of the acid stands last and ends in -oate.',
  },
  OG17: {
    idea: 'Whatever burns gives carbon dioxide and water.',
    correction:
      'Only atoms that were there come out. With too little oxygen carbon monoxide or soot forms.',
  },
  OG18: {
    idea: 'The oxygen atoms of the fuel are forgotten.',
    isSlip: true,
    correction: 'An alcohol brings oxygen along. Its atoms are counted before those of O₂.',
  },
  OG19: {
    idea: 'A polymer keeps the double bond of its monomer, or loses hydrogen.',
    correction:
      'The second bond of C=C opens and joins the units. The chain has single bonds and all atoms of the monomers.',
  },
  OG21: {
    idea: 'A condensation loses nothing, or an addition loses water.',
    correction:
      'Condensation gives off a small molecule for each link, mostly water. Addition gives off none.',
  },
  OG22: {
    idea: 'The end of a name tells little about the molecule.',
    correction:
      'Each ending names one family. They are -ane, -ene, -ol, -al, -one, -oic acid and -oate.',
  },
  OG23: {
    idea: 'The beginning of a name stands for one carbon atom more or fewer.',
    correction:
      'Meth-, eth-, prop- and but- are one to four carbon atoms. From pent- on they are the Greek numbers.',
  },
  OG24: {
    idea: 'The corners of a skeletal drawing are no atoms, and only what is written is there.',
    correction:
      'Each corner and end is a carbon atom with hydrogen up to four bonds. Lines alone are an alkane, a double line makes an alkene.',
  },
  OG25: {
    idea: 'The oxidation of a primary alcohol stops at the aldehyde in any case.',
    correction:
      'The aldehyde is oxidized further to the acid. It is kept only if it is distilled off at once.',
  },
  OG26: {
    idea: 'The family of a molecule follows from its chain and not from its group.',
    correction:
      'The functional group makes the family. Chains of any length and shape can carry it.',
  },
  OG27: {
    idea: 'A branch or a functional group alone makes a molecule unlike its mirror image.',
    correction:
      'It takes a carbon atom with four different groups. With two groups that are the same, the mirror image is the same molecule.',
  },
  OG28: {
    idea: 'Proteins, starch and DNA are chains of the same units.',
    correction:
      'Proteins are chains of amino acids, starch is one of glucose, and DNA of nucleotides. Their units decide what they do.',
  },
  OG29: {
    idea: 'The yields of the steps of a route are averaged, or one of them counts for all.',
    correction:
      'Each step keeps its share of what the step before has left. The shares are multiplied, so a long route loses much.',
  },
} as const satisfies Record<string, Misconception>
