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
    "id": "ph-m5.1.f",
    "question": "The density of mercury is 13.5 g/cm³. Which of these metals is denser?",
    "options": [
      "Bismuth",
      "Platinum",
      "Iron",
      "Thallium"
    ],
    "correctAnswer": "Platinum",
    "explanation": "Platinum has a density of 21.5 g/cm³, more than the 13.5 g/cm³ of mercury.",
    "difficulty": "medium",
    "category": "physical-properties",
    "element": "Fe",
    "type": "mcq",
    "skill": "density",
    "feedback": [
      {
        "misconception": "PH3",
        "text": "Bismuth has a density of 9.79 g/cm³, less than mercury. The atoms of bismuth are heavier than those of mercury, but each takes up more room."
      },
      null,
      null,
      {
        "misconception": "PH3",
        "text": "Thallium has a density of 11.8 g/cm³, less than mercury. The atoms of thallium are heavier than those of mercury, but each takes up more room."
      }
    ],
    "see": {
      "elements": [
        "Pt",
        "Hg"
      ],
      "article": "types-of-elements"
    }
  },
  {
    "id": "ch-m7.1.3",
    "question": "A piece of sodium is put into cold water. Which products form?",
    "options": [
      "NaOH and H₂",
      "NaOH and O₂",
      "Na₂O and O₂",
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
        "text": "The oxygen of the water stays bound in the hydroxide. The metal gives electrons to the hydrogen of the water, which leaves as H₂."
      },
      {
        "misconception": "CH7",
        "text": "The oxygen of the water stays bound, and in water the hydroxide forms. The gas is hydrogen."
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
    "id": "cl-m4.1.k",
    "question": "Which of these elements has no stable isotope?",
    "options": [
      "Strontium",
      "Thallium",
      "Zirconium",
      "Uranium"
    ],
    "correctAnswer": "Uranium",
    "explanation": "Uranium (92) lies beyond lead, and no element from polonium (84) on has a stable isotope.",
    "difficulty": "medium",
    "category": "classification",
    "element": "U",
    "type": "mcq",
    "skill": "radioactivity",
    "feedback": [
      {
        "misconception": "CL8",
        "text": "Strontium has a stable isotope, as almost all elements up to lead do. Uranium has none."
      },
      {
        "misconception": "CL8",
        "text": "Thallium has a stable isotope, as almost all elements up to lead do. Uranium has none."
      },
      {
        "misconception": "CL8",
        "text": "Zirconium has a stable isotope, as almost all elements up to lead do. Uranium has none."
      },
      null
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
    "id": "bo-m6.1.e",
    "question": "What is the shape of NH₃ according to the repulsion of electron pairs?",
    "options": [
      "trigonal planar",
      "T-shaped",
      "trigonal pyramidal",
      "bent (V-shaped)"
    ],
    "correctAnswer": "trigonal pyramidal",
    "explanation": "Nitrogen in NH₃ has 3 neighbors and 1 lone pair, which makes it trigonal pyramidal.",
    "difficulty": "medium",
    "category": "bonding",
    "element": "N",
    "type": "mcq",
    "skill": "molecular-shape",
    "feedback": [
      {
        "misconception": "BO10",
        "text": "Nitrogen in NH₃ has 3 neighbors and 1 lone pair. The lone pair takes up room too, so it is trigonal pyramidal, not trigonal planar."
      },
      {
        "misconception": "BO10",
        "text": "Nitrogen in NH₃ has 3 neighbors and 1 lone pair. The lone pair takes up room too, so it is trigonal pyramidal, not T-shaped."
      },
      null,
      {
        "misconception": "BO10",
        "text": "Nitrogen in NH₃ has 3 neighbors and 1 lone pair. The lone pair takes up room too, so it is trigonal pyramidal, not bent (V-shaped)."
      }
    ],
    "see": {
      "elements": [
        "N"
      ],
      "article": "lewis-dot-structures-guide"
    }
  },
  {
    "id": "ge-m3.1.7",
    "question": "Which equation correctly describes how hydrogen burns to water?",
    "options": [
      "H₂ + O → H₂O",
      "2 H₂ + 2 O₂ → 2 H₂O",
      "2 H₂ + O₂ → 2 H₂O",
      "H₂ + O₂ → H₂O₂"
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
        "misconception": "PH8",
        "text": "This counts single atoms (O), but the element consists of molecules of two atoms. With them the equation is 2 H₂ + O₂ → 2 H₂O."
      },
      {
        "misconception": "GE13",
        "text": "That gives 4 O on the left and 2 O on the right. Atoms of oxygen cannot appear or vanish."
      },
      null,
      {
        "misconception": "GE1",
        "text": "The atoms agree, but a changed small number made another substance: H₂O₂. Only the numbers in front may change, as in 2 H₂ + O₂ → 2 H₂O."
      }
    ],
    "see": {
      "elements": [
        "H"
      ],
      "article": "how-to-balance-chemical-equations"
    }
  }
]
