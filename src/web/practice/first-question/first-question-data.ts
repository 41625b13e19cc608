// Written by scripts/build/write-first-questions.ts from the question bank; run it instead of editing.
import type { Question } from '#quiz/question.ts'

export const firstQuestions: readonly [Question, ...Question[]] = [
  {
    "id": "as-m1.1.1l8uwhd",
    "question": "Cesium has atomic number 55. How many electrons does the ion Cs⁺ have?",
    "options": [
      "54",
      "55",
      "56",
      "133"
    ],
    "correctAnswer": "54",
    "explanation": "Cs⁺ has 1 electron fewer than protons: 55 − 1 = 54 electrons.",
    "difficulty": "medium",
    "category": "atomic-structure",
    "element": "Cs",
    "type": "mcq",
    "skill": "ion-electrons",
    "feedback": [
      null,
      {
        "misconception": "AS13",
        "text": "55 electrons belong to the neutral atom. Cs⁺ has 1 electron fewer than protons: 54."
      },
      {
        "misconception": "AS3",
        "text": "56 electrons would give the opposite charge. Cs⁺ has 1 electron fewer than protons: 54."
      },
      {
        "misconception": "AS9",
        "text": "133 is the mass number of a common isotope, protons and neutrons together. Cs⁺ has 54 electrons."
      }
    ],
    "see": {
      "elements": [
        "Cs"
      ],
      "article": "how-ions-are-formed"
    }
  },
  {
    "id": "ec-m3.1.1ks8lxs",
    "question": "The ground-state electron configuration of which element ends in 4p²?",
    "options": [
      "Germanium",
      "Gallium",
      "Silicon",
      "Calcium"
    ],
    "correctAnswer": "Germanium",
    "explanation": "4p is filled in period 4, and 2 p electrons stand for group 14: germanium.",
    "difficulty": "medium",
    "category": "electron-configuration",
    "element": "Ga",
    "type": "mcq",
    "skill": "ground-state",
    "feedback": [
      null,
      null,
      {
        "misconception": "EC2",
        "text": "Silicon ends in 3p². The number of an outermost p subshell is the period, here 4: germanium."
      },
      {
        "misconception": "EC9",
        "text": "Calcium has 2 outer electrons in all. With 4p² there are two s electrons more: 4, which makes germanium."
      }
    ],
    "see": {
      "elements": [
        "Ge"
      ],
      "article": "electron-shells-and-orbitals"
    }
  },
  {
    "id": "ph-m5.3.l",
    "question": "The density of mercury is 13.5 g/cm³. Which of these metals is denser?",
    "options": [
      "Lead",
      "Gold",
      "Thallium",
      "Zinc"
    ],
    "correctAnswer": "Gold",
    "explanation": "Gold has a density of 19.3 g/cm³, more than the 13.5 g/cm³ of mercury.",
    "difficulty": "medium",
    "category": "physical-properties",
    "element": "Zn",
    "type": "mcq",
    "skill": "density",
    "feedback": [
      {
        "misconception": "PH3",
        "text": "Lead has a density of 11.3 g/cm³, less than mercury. The atoms of lead are heavier than those of mercury, but each takes up more room."
      },
      null,
      {
        "misconception": "PH3",
        "text": "Thallium has a density of 11.8 g/cm³, less than mercury. The atoms of thallium are heavier than those of mercury, but each takes up more room."
      },
      null
    ],
    "see": {
      "elements": [
        "Au",
        "Hg"
      ],
      "article": "types-of-elements"
    }
  },
  {
    "id": "ch-m7.2.1xlcz0",
    "question": "A piece of sodium is put into cold water. Which products form?",
    "options": [
      "NaOH and H₂",
      "Na₂O and O₂",
      "NaOH and O₂",
      "Na₂O and H₂"
    ],
    "correctAnswer": "NaOH and H₂",
    "explanation": "Sodium gives its outer electron to water: NaOH and hydrogen gas form.",
    "difficulty": "medium",
    "category": "chemical-properties",
    "element": "Na",
    "type": "mcq",
    "skill": "reaction-products",
    "feedback": [
      null,
      {
        "misconception": "CH7",
        "text": "The oxygen of the water stays bound, and in water the hydroxide forms. The gas is hydrogen."
      },
      {
        "misconception": "CH7",
        "text": "The oxygen of the water stays bound in the hydroxide. The metal gives electrons to the hydrogen of the water, which leaves as H₂."
      },
      {
        "misconception": "CH9",
        "text": "An oxide of sodium would react with the water at once to form the hydroxide. The gas is indeed hydrogen."
      }
    ],
    "see": {
      "elements": [
        "Na",
        "H",
        "O"
      ],
      "article": "deep-dive-alkali-metals"
    }
  },
  {
    "id": "cl-m4.2.12bgcr",
    "question": "Which of these elements has no stable isotope?",
    "options": [
      "Barium",
      "Uranium",
      "Gadolinium",
      "Molybdenum"
    ],
    "correctAnswer": "Uranium",
    "explanation": "Uranium (92) lies beyond lead, and no element from polonium (84) on has a stable isotope.",
    "difficulty": "medium",
    "category": "classification",
    "element": "Gd",
    "type": "mcq",
    "skill": "radioactivity",
    "feedback": [
      {
        "misconception": "CL8",
        "text": "Barium has a stable isotope, as almost all elements up to lead do. Uranium has none."
      },
      null,
      {
        "misconception": "CL8",
        "text": "Gadolinium has a stable isotope, as almost all elements up to lead do. Uranium has none."
      },
      {
        "misconception": "CL8",
        "text": "Molybdenum has a stable isotope, as almost all elements up to lead do. Uranium has none."
      }
    ],
    "see": {
      "elements": [
        "U"
      ],
      "article": "what-are-isotopes"
    }
  },
  {
    "id": "pe-m3.1.g6od86",
    "question": "Each of these ions has 10 electrons. Which one is the smallest?",
    "options": [
      "O²⁻",
      "Na⁺",
      "Al³⁺",
      "Mg²⁺"
    ],
    "correctAnswer": "Al³⁺",
    "explanation": "With equally many electrons the ion with the most protons is the smallest: Al³⁺ with 13.",
    "difficulty": "medium",
    "category": "periodicity",
    "element": "Mg",
    "type": "mcq",
    "skill": "ionic-radius",
    "feedback": [
      {
        "misconception": "PE10",
        "text": "O²⁻ has 8 protons, Al³⁺ has 13, for the same 10 electrons. More protons pull harder, so Al³⁺ is smaller."
      },
      {
        "misconception": "PE10",
        "text": "Na⁺ has 11 protons, Al³⁺ has 13, for the same 10 electrons. More protons pull harder, so Al³⁺ is smaller."
      },
      null,
      {
        "misconception": "PE10",
        "text": "Mg²⁺ has 12 protons, Al³⁺ has 13, for the same 10 electrons. More protons pull harder, so Al³⁺ is smaller."
      }
    ],
    "see": {
      "elements": [
        "O",
        "Na",
        "Mg",
        "Al"
      ],
      "article": "how-ions-are-formed"
    }
  },
  {
    "id": "bo-m6.2.1x4kzoh",
    "question": "What is the shape of SiH₄ according to the repulsion of electron pairs?",
    "options": [
      "square planar",
      "seesaw-shaped",
      "tetrahedral",
      "trigonal pyramidal"
    ],
    "correctAnswer": "tetrahedral",
    "explanation": "Silicon in SiH₄ has 4 neighbors and no lone pair, which makes it tetrahedral.",
    "difficulty": "medium",
    "category": "bonding",
    "element": "Si",
    "type": "mcq",
    "skill": "molecular-shape",
    "feedback": [
      {
        "misconception": "BO10",
        "text": "Silicon in SiH₄ has 4 neighbors and no lone pair. Its neighbors alone spread out evenly, so it is tetrahedral, not square planar."
      },
      {
        "misconception": "BO10",
        "text": "Silicon in SiH₄ has 4 neighbors and no lone pair. Its neighbors alone spread out evenly, so it is tetrahedral, not seesaw-shaped."
      },
      null,
      {
        "misconception": "BO10",
        "text": "Silicon in SiH₄ has 4 neighbors and no lone pair. Its neighbors alone spread out evenly, so it is tetrahedral, not trigonal pyramidal."
      }
    ],
    "see": {
      "elements": [
        "Si"
      ],
      "article": "lewis-dot-structures-guide"
    }
  },
  {
    "id": "ge-m3.2.o672o",
    "question": "Which equation correctly describes how hydrogen burns to water?",
    "options": [
      "2 H₂ + O₂ → 4 H₂O",
      "2 H₂ + O₂ → H₂O",
      "H₂ + O₂ → H₂O₂",
      "2 H₂ + O₂ → 2 H₂O"
    ],
    "correctAnswer": "2 H₂ + O₂ → 2 H₂O",
    "explanation": "2 H₂ + O₂ → 2 H₂O has the right substances and equal numbers of each kind of atom on both sides.",
    "difficulty": "medium",
    "category": "general",
    "element": "H",
    "type": "mcq",
    "skill": "balancing",
    "feedback": [
      {
        "misconception": "GE13",
        "text": "That gives 4 H on the left and 8 H on the right. Atoms of hydrogen cannot appear or vanish."
      },
      {
        "misconception": "GE13",
        "text": "That gives 4 H on the left and 2 H on the right. Atoms of hydrogen cannot appear or vanish."
      },
      {
        "misconception": "GE1",
        "text": "The atoms agree, but a changed small number made another substance: H₂O₂. Only the numbers in front may change, as in 2 H₂ + O₂ → 2 H₂O."
      },
      null
    ],
    "see": {
      "elements": [
        "H"
      ],
      "article": "how-to-balance-chemical-equations"
    }
  }
]
