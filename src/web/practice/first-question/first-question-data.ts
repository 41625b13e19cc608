// Written by scripts/build/write-first-questions.ts from the question bank; run it instead of editing.
import type { McqQuestion } from '#quiz/question.ts'

export const firstQuestions: readonly [McqQuestion, ...McqQuestion[]] = [
  {
    "id": "as-m1.1.7clzi",
    "question": "Copper has atomic number 29. How many electrons does the ion Cu²⁺ have?",
    "options": [
      "2",
      "25",
      "26",
      "27"
    ],
    "correctAnswer": "27",
    "explanation": "Cu²⁺ has 2 fewer electrons than protons: 29 − 2 = 27 electrons.",
    "difficulty": "medium",
    "category": "atomic-structure",
    "element": "Cu",
    "badge": "Cu",
    "type": "mcq",
    "skill": "ion-electrons",
    "feedback": [
      {
        "misconception": "AS13",
        "text": "2 is the size of the charge. It tells how many electrons are missing; 27 are there."
      },
      {
        "misconception": null,
        "text": "25 electrons against 29 protons would make the charge 4+. Cu²⁺ has 2 fewer electrons than protons: 27."
      },
      {
        "misconception": null,
        "text": "26 electrons against 29 protons would make the charge 3+. Cu²⁺ has 2 fewer electrons than protons: 27."
      },
      null
    ],
    "see": {
      "elements": [
        "Cu"
      ],
      "article": "how-ions-are-formed"
    },
    "solution": {
      "asked": "the number of electrons of Cu²⁺",
      "lines": [
        {
          "kind": "given",
          "name": "Protons",
          "value": {
            "value": 29,
            "unit": null,
            "style": {}
          }
        },
        {
          "kind": "given",
          "name": "Charge",
          "value": {
            "value": 2,
            "unit": null,
            "style": {
              "isSigned": true
            }
          }
        },
        {
          "kind": "relation",
          "text": "Electrons = protons − charge"
        },
        {
          "kind": "number",
          "name": "Electrons",
          "expression": {
            "operator": "−",
            "parts": [
              {
                "value": 29,
                "unit": null,
                "style": {}
              },
              {
                "value": 2,
                "unit": null,
                "style": {
                  "isSigned": true
                }
              }
            ]
          },
          "result": {
            "value": 27,
            "unit": null,
            "style": {}
          }
        }
      ]
    }
  },
  {
    "id": "ec-m3.1.16v7",
    "question": "The ground-state electron configuration of which element ends in 4p⁵?",
    "options": [
      "Bromine",
      "Germanium",
      "Arsenic",
      "Iodine"
    ],
    "correctAnswer": "Bromine",
    "explanation": "4p is filled in period 4, and 5 p electrons stand for group 17: bromine.",
    "difficulty": "medium",
    "category": "electron-configuration",
    "element": "Br",
    "badge": null,
    "type": "mcq",
    "skill": "ground-state",
    "feedback": [
      null,
      {
        "misconception": null,
        "text": "Germanium ends in 4p². In period 4, 4p⁵ belongs to bromine."
      },
      {
        "misconception": "EC9",
        "text": "Arsenic has 5 outer electrons in all. With 4p⁵ there are two s electrons more: 7, which makes bromine."
      },
      {
        "misconception": "EC2",
        "text": "Iodine ends in 5p⁵. The number of an outermost p subshell is the period, here 4: bromine."
      }
    ],
    "see": {
      "elements": [
        "Br"
      ],
      "article": "electron-shells-and-orbitals"
    }
  },
  {
    "id": "ph-m5.1.7clzi",
    "question": "The density of mercury is 13.5 g/cm³. Which of these metals is denser?",
    "options": [
      "Copper",
      "Thallium",
      "Platinum",
      "Bismuth"
    ],
    "correctAnswer": "Platinum",
    "explanation": "Platinum has a density of 21.5 g/cm³, more than the 13.5 g/cm³ of mercury.",
    "difficulty": "medium",
    "category": "physical-properties",
    "element": "Pt",
    "badge": null,
    "type": "mcq",
    "skill": "density",
    "feedback": [
      {
        "misconception": null,
        "text": "Copper has a density of 8.96 g/cm³. That is less than the 13.5 g/cm³ of mercury."
      },
      {
        "misconception": "PH3",
        "text": "Thallium has a density of 11.8 g/cm³, less than mercury. The atoms of thallium are heavier than those of mercury, but each takes up more room."
      },
      null,
      {
        "misconception": "PH3",
        "text": "Bismuth has a density of 9.79 g/cm³, less than mercury. The atoms of bismuth are heavier than those of mercury, but each takes up more room."
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
    "id": "ch-m7.1.7clzi",
    "question": "A piece of cesium is put into cold water. Which products form?",
    "options": [
      "CsOH and H₂",
      "Cs₂O and O₂",
      "Cs₂O and H₂",
      "CsOH and O₂"
    ],
    "correctAnswer": "CsOH and H₂",
    "explanation": "Cesium gives its outer electron to water: CsOH and hydrogen gas form.",
    "difficulty": "medium",
    "category": "chemical-properties",
    "element": "Cs",
    "badge": "Cs",
    "type": "mcq",
    "skill": "reaction-products",
    "feedback": [
      null,
      {
        "misconception": "CH7",
        "text": "The oxygen of the water stays bound, and in water the hydroxide forms. The gas is hydrogen."
      },
      {
        "misconception": "CH9",
        "text": "An oxide of cesium would react with the water at once to form the hydroxide. The gas is indeed hydrogen."
      },
      {
        "misconception": "CH7",
        "text": "The oxygen of the water stays bound in the hydroxide. The metal gives electrons to the hydrogen of the water, which leaves as H₂."
      }
    ],
    "see": {
      "elements": [
        "Cs",
        "H",
        "O"
      ],
      "article": "deep-dive-alkali-metals"
    }
  },
  {
    "id": "cl-m4.1.16v7",
    "question": "Which of these elements has no stable isotope?",
    "options": [
      "Cesium",
      "Molybdenum",
      "Strontium",
      "Technetium"
    ],
    "correctAnswer": "Technetium",
    "explanation": "Technetium (43) is one of the two elements below lead without a stable isotope.",
    "difficulty": "medium",
    "category": "classification",
    "element": "Tc",
    "badge": null,
    "type": "mcq",
    "skill": "radioactivity",
    "feedback": [
      {
        "misconception": "CL8",
        "text": "Cesium has a stable isotope, as almost all elements up to lead do. Technetium has none."
      },
      {
        "misconception": "CL8",
        "text": "Molybdenum has a stable isotope, as almost all elements up to lead do. Technetium has none."
      },
      {
        "misconception": "CL8",
        "text": "Strontium has a stable isotope, as almost all elements up to lead do. Technetium has none."
      },
      null
    ],
    "see": {
      "elements": [
        "Tc"
      ],
      "article": "what-are-isotopes"
    }
  },
  {
    "id": "pe-m3.1.16v7",
    "question": "Each of these ions has 36 electrons. Which one is the smallest?",
    "options": [
      "Sr²⁺",
      "Y³⁺",
      "Br⁻",
      "Se²⁻"
    ],
    "correctAnswer": "Y³⁺",
    "explanation": "With equally many electrons the ion with the most protons is the smallest: Y³⁺ with 39.",
    "difficulty": "medium",
    "category": "periodicity",
    "element": "Y",
    "badge": null,
    "type": "mcq",
    "skill": "ionic-radius",
    "feedback": [
      {
        "misconception": "PE10",
        "text": "Sr²⁺ has 38 protons, Y³⁺ has 39, for the same 36 electrons. More protons pull harder, so Y³⁺ is smaller."
      },
      null,
      {
        "misconception": "PE10",
        "text": "Br⁻ has 35 protons, Y³⁺ has 39, for the same 36 electrons. More protons pull harder, so Y³⁺ is smaller."
      },
      {
        "misconception": "PE10",
        "text": "Se²⁻ has 34 protons, Y³⁺ has 39, for the same 36 electrons. More protons pull harder, so Y³⁺ is smaller."
      }
    ],
    "see": {
      "elements": [
        "Se",
        "Br",
        "Sr",
        "Y"
      ],
      "article": "how-ions-are-formed"
    }
  },
  {
    "id": "bo-m6.1.16v7",
    "question": "What is the shape of H₂Se according to the repulsion of electron pairs?",
    "options": [
      "bent (V-shaped)",
      "tetrahedral",
      "trigonal planar",
      "linear"
    ],
    "correctAnswer": "bent (V-shaped)",
    "explanation": "Selenium in H₂Se has 2 neighbors and 2 lone pairs, which makes it bent (V-shaped).",
    "difficulty": "medium",
    "category": "bonding",
    "element": "Se",
    "badge": "Se",
    "type": "mcq",
    "skill": "molecular-shape",
    "feedback": [
      null,
      {
        "misconception": "BO10",
        "text": "Selenium in H₂Se has 2 neighbors and 2 lone pairs. The lone pairs take up room too, so it is bent (V-shaped), not tetrahedral."
      },
      {
        "misconception": "BO10",
        "text": "Selenium in H₂Se has 2 neighbors and 2 lone pairs. The lone pairs take up room too, so it is bent (V-shaped), not trigonal planar."
      },
      {
        "misconception": "BO10",
        "text": "Selenium in H₂Se has 2 neighbors and 2 lone pairs. The lone pairs take up room too, so it is bent (V-shaped), not linear."
      }
    ],
    "see": {
      "elements": [
        "Se"
      ],
      "article": "lewis-dot-structures-guide"
    }
  },
  {
    "id": "ge-m2.1.gc0uy9",
    "question": "Which smallest whole numbers balance Ca + H₂O → Ca(OH)₂ + H₂, from left to right?",
    "options": [
      "2, 4, 2, 2",
      "1, 3, 1, 1",
      "1, 1, 1, 1",
      "1, 2, 1, 1"
    ],
    "correctAnswer": "1, 2, 1, 1",
    "explanation": "Ca + 2 H₂O → Ca(OH)₂ + H₂ has equal numbers of each kind of atom on both sides.",
    "difficulty": "medium",
    "category": "general",
    "element": "Ca",
    "badge": "Ca",
    "type": "mcq",
    "skill": "balancing",
    "feedback": [
      {
        "misconception": "GE13",
        "text": "The atoms agree, but the numbers are not the smallest. Divided by two they are 1, 2, 1, 1."
      },
      {
        "misconception": "GE13",
        "text": "That gives 6 H on the left and 4 H on the right. Atoms of hydrogen cannot appear or vanish."
      },
      {
        "misconception": "GE13",
        "text": "That gives 2 H on the left and 4 H on the right. Atoms of hydrogen cannot appear or vanish."
      },
      null
    ],
    "see": {
      "elements": [
        "Ca"
      ],
      "article": "how-to-balance-chemical-equations"
    }
  }
]
