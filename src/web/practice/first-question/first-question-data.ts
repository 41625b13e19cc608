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
    "id": "as-m6.1.9ix",
    "question": "Natural copper consists of copper-63 and copper-65; its atomic mass is 63.546 u. Which statement is right?",
    "options": [
      "Copper-65 is more common",
      "Copper-64 is more common",
      "Copper-63 is more common",
      "Each atom weighs 63.546 u"
    ],
    "correctAnswer": "Copper-63 is more common",
    "explanation": "The average 63.546 u lies nearer to 63 than to 65, so copper-63 is the more common one (69.2% of the atoms).",
    "difficulty": "medium",
    "category": "atomic-structure",
    "element": "Cu",
    "badge": "Cu",
    "type": "mcq",
    "skill": "average-mass",
    "feedback": [
      {
        "misconception": null,
        "text": "The more common isotope pulls the average toward itself. The average 63.546 u lies nearer to 63 than to 65, so copper-63 is the more common one."
      },
      {
        "misconception": "AS19",
        "text": "An average need not be the mass of any atom. Apart from traces, natural atoms are either copper-63 or copper-65."
      },
      null,
      {
        "misconception": "AS19",
        "text": "63.546 u is an average that no single atom has. The average 63.546 u lies nearer to 63 than to 65, so copper-63 is the more common one."
      }
    ],
    "see": {
      "elements": [
        "Cu"
      ],
      "article": "what-are-isotopes"
    }
  },
  {
    "id": "as-m7.1.9ix",
    "question": "How does a neutral atom of silicon-29 differ from one of silicon-28?",
    "options": [
      "It has 1 more proton.",
      "It has 1 more electron.",
      "It has 1 more positive charge.",
      "It has 1 more neutron."
    ],
    "correctAnswer": "It has 1 more neutron.",
    "explanation": "Isotopes of silicon: 14 protons each, but 14 and 15 neutrons.",
    "difficulty": "medium",
    "category": "atomic-structure",
    "element": "Si",
    "badge": "Si",
    "type": "mcq",
    "skill": "isotopes",
    "feedback": [
      {
        "misconception": "AS2",
        "text": "With a different number of protons it would be another element. Both have 14 protons; they have 14 and 15 neutrons."
      },
      {
        "misconception": "AS11",
        "text": "Both atoms are neutral, so both have 14 electrons. Both have 14 protons; they have 14 and 15 neutrons."
      },
      {
        "misconception": "AS5",
        "text": "The charge of the nucleus comes from its protons, and neutrons carry none. Both have 14 protons; they have 14 and 15 neutrons."
      },
      null
    ],
    "see": {
      "elements": [
        "Si"
      ],
      "article": "what-are-isotopes"
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
        "misconception": "EC7",
        "text": "Arsenic has 5 outer electrons in all. With 4p⁵ there are two s electrons more: 7, which makes bromine."
      },
      {
        "misconception": "EC18",
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
    "id": "ec-m1.1.9ix",
    "question": "What is the ground-state electron configuration of neon?",
    "options": [
      "1s² 2s⁸",
      "1s² 2s² 2p⁶",
      "1s² 2s² 2p⁶ 3s²",
      "1s² 2s² 2p⁴"
    ],
    "correctAnswer": "1s² 2s² 2p⁶",
    "explanation": "Neon has 10 electrons. They fill 1s, 2s, 2p in this order, written by shells: 1s² 2s² 2p⁶.",
    "difficulty": "medium",
    "category": "electron-configuration",
    "element": "Ne",
    "badge": "Ne",
    "type": "mcq",
    "skill": "ground-state",
    "feedback": [
      {
        "misconception": "EC7",
        "text": "An s subshell holds two electrons at most. The other electrons of each shell are in p: 1s² 2s² 2p⁶."
      },
      null,
      {
        "misconception": null,
        "text": "That has 12 electrons, as another element has. Neon has 10: 1s² 2s² 2p⁶."
      },
      {
        "misconception": null,
        "text": "That has 8 electrons, as another element has. Neon has 10: 1s² 2s² 2p⁶."
      }
    ],
    "see": {
      "elements": [
        "Ne"
      ],
      "article": "electron-shells-and-orbitals"
    }
  },
  {
    "id": "ec-m6.1.9ix",
    "question": "Which ion has as many electrons as an atom of argon?",
    "options": [
      "F⁻",
      "Na⁺",
      "Sr²⁺",
      "Cl⁻"
    ],
    "correctAnswer": "Cl⁻",
    "explanation": "Cl⁻ has 17 + 1 = 18 electrons, as many as argon.",
    "difficulty": "medium",
    "category": "electron-configuration",
    "element": "Cl",
    "badge": "Cl",
    "type": "mcq",
    "skill": "isoelectronic",
    "feedback": [
      {
        "misconception": "EC18",
        "text": "F⁻ has 9 + 1 = 10 electrons. Ions of one group have the same charge, but not the same number of electrons. Cl⁻ has 17 + 1 = 18 electrons, as many as argon."
      },
      {
        "misconception": "EC10",
        "text": "Na⁺ has 11 − 1 = 10 electrons. Within a period metals lose electrons and non-metals gain them, so their ions do not match. Cl⁻ has 17 + 1 = 18 electrons, as many as argon."
      },
      {
        "misconception": null,
        "text": "Sr²⁺ has 38 − 2 = 36 electrons. Cl⁻ has 17 + 1 = 18 electrons, as many as argon."
      },
      null
    ],
    "see": {
      "elements": [
        "Cl",
        "Ar"
      ],
      "article": "why-noble-gases-are-stable"
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
    "id": "ph-m4.1.9ix",
    "question": "Titanium has a density of 4.51 g/cm³. What is the mass of 20.0 cm³ of it?",
    "options": [
      "4.43 g",
      "90.2 g",
      "957 g",
      "90 200 g"
    ],
    "correctAnswer": "90.2 g",
    "explanation": "Mass is density times volume: 4.51 g/cm³ × 20.0 cm³ = 90.2 g.",
    "difficulty": "medium",
    "category": "physical-properties",
    "element": "Ti",
    "badge": "Ti",
    "type": "mcq",
    "skill": "density",
    "feedback": [
      {
        "misconception": "PH12",
        "text": "That divides the volume by the density, which gives no grams. Mass is density times volume: 4.51 g/cm³ × 20.0 cm³ = 90.2 g."
      },
      null,
      {
        "misconception": "PH3",
        "text": "That multiplies the volume by the atomic mass, 47.9. The density decides how much mass a volume holds: 4.51 g/cm³ × 20.0 cm³ = 90.2 g."
      },
      {
        "misconception": "PH9",
        "text": "That is a thousand times too much, as if the volume were in liters. 4.51 g/cm³ × 20.0 cm³ = 90.2 g."
      }
    ],
    "see": {
      "elements": [
        "Ti"
      ],
      "article": "deep-dive-alkali-metals"
    },
    "solution": {
      "asked": "the mass",
      "lines": [
        {
          "kind": "given",
          "name": "Density",
          "value": {
            "value": 4.51,
            "unit": "g/cm³",
            "style": {
              "significant": 3
            }
          }
        },
        {
          "kind": "given",
          "name": "Volume",
          "value": {
            "value": 20,
            "unit": "cm³",
            "style": {
              "significant": 3
            }
          }
        },
        {
          "kind": "relation",
          "text": "Mass = density × volume"
        },
        {
          "kind": "number",
          "name": "Mass",
          "expression": {
            "operator": "×",
            "parts": [
              {
                "value": 4.51,
                "unit": "g/cm³",
                "style": {
                  "significant": 3
                }
              },
              {
                "value": 20,
                "unit": "cm³",
                "style": {
                  "significant": 3
                }
              }
            ]
          },
          "result": {
            "value": 90.19999999999999,
            "unit": "g",
            "style": {
              "significant": 3
            }
          }
        }
      ]
    }
  },
  {
    "id": "ph-m7.1.9ix",
    "question": "What happens to the molecules when oxygen (O₂) boils?",
    "options": [
      "They stay whole and move far apart.",
      "They stay whole but lose part of their mass.",
      "They move far apart as their bonds break.",
      "They stay whole but swell to a larger size."
    ],
    "correctAnswer": "They stay whole and move far apart.",
    "explanation": "Boiling overcomes attraction between molecules; the bonds inside them hold.",
    "difficulty": "medium",
    "category": "physical-properties",
    "element": "O",
    "badge": "O",
    "type": "mcq",
    "skill": "forces-between-molecules",
    "feedback": [
      null,
      {
        "misconception": "PH7",
        "text": "The molecules of oxygen (O₂) are the same before and after boiling. Their mass does not change."
      },
      {
        "misconception": "PH1",
        "text": "The bonds inside the molecules of oxygen (O₂) hold during boiling. Whole molecules move apart."
      },
      {
        "misconception": "PH2",
        "text": "A molecule of oxygen (O₂) keeps its size. In the gas only the distances between molecules are larger."
      }
    ],
    "see": {
      "elements": [
        "O"
      ],
      "article": "ionic-vs-covalent-bonds"
    }
  },
  {
    "id": "ch-m7.2.6",
    "question": "A piece of lithium is put into cold water. What forms?",
    "options": [
      "the hydroxide and hydrogen",
      "the oxide and hydrogen",
      "the oxide alone",
      "the hydroxide alone"
    ],
    "correctAnswer": "the hydroxide and hydrogen",
    "explanation": "With cold water lithium forms its hydroxide, and hydrogen escapes.",
    "difficulty": "medium",
    "category": "chemical-properties",
    "element": "Li",
    "badge": "Li",
    "type": "mcq",
    "skill": "reaction-products",
    "feedback": [
      null,
      {
        "misconception": "CH18",
        "text": "An oxide of this metal would react with the water at once. With cold water lithium forms its hydroxide, and hydrogen escapes."
      },
      {
        "misconception": "CH18",
        "text": "An oxide of this metal would react with the water, and the hydrogen atoms have to go somewhere. With cold water lithium forms its hydroxide, and hydrogen escapes."
      },
      {
        "misconception": "GE4",
        "text": "The hydrogen atoms of the water do not all find room in the hydroxide. With cold water lithium forms its hydroxide, and hydrogen escapes."
      }
    ],
    "see": {
      "elements": [
        "Li",
        "H",
        "O"
      ],
      "article": "deep-dive-alkali-metals"
    }
  },
  {
    "id": "ch-m1.1.9ix",
    "question": "What is the oxidation number of carbon in CH₄?",
    "options": [
      "−7",
      "−4",
      "−3",
      "0"
    ],
    "correctAnswer": "−4",
    "explanation": "4 H at +1 give +4. The total is 0, so C must give −4.",
    "difficulty": "medium",
    "category": "chemical-properties",
    "element": "C",
    "badge": "C",
    "type": "mcq",
    "skill": "oxidation-number",
    "feedback": [
      {
        "misconception": null,
        "text": "With −7 the total would be −3. 4 H at +1 give +4. The total is 0, so C must give −4."
      },
      null,
      {
        "misconception": null,
        "text": "With −3 the total would be +1. 4 H at +1 give +4. The total is 0, so C must give −4."
      },
      {
        "misconception": "CH11",
        "text": "That is the charge of the whole particle, not of the C atom in it. 4 H at +1 give +4. The total is 0, so C must give −4."
      }
    ],
    "see": {
      "elements": [
        "C"
      ],
      "article": "types-of-chemical-reactions"
    },
    "solution": {
      "asked": "the oxidation number of carbon",
      "lines": [
        {
          "kind": "relation",
          "text": "The oxidation numbers of all atoms add up to the charge; oxygen counts −2, hydrogen and alkali metals +1"
        },
        {
          "kind": "number",
          "name": "All other atoms together",
          "expression": {
            "operator": "×",
            "parts": [
              {
                "value": 4,
                "unit": null,
                "style": {}
              },
              {
                "value": 1,
                "unit": null,
                "style": {
                  "isSigned": true
                }
              }
            ]
          },
          "result": {
            "value": 4,
            "unit": null,
            "style": {
              "isSigned": true
            }
          }
        },
        {
          "kind": "number",
          "name": "Oxidation number of C",
          "expression": {
            "operator": "−",
            "parts": [
              {
                "value": 0,
                "unit": null,
                "style": {
                  "isSigned": true
                }
              },
              {
                "value": 4,
                "unit": null,
                "style": {
                  "isSigned": true
                }
              }
            ]
          },
          "result": {
            "value": -4,
            "unit": null,
            "style": {
              "isSigned": true
            }
          }
        }
      ]
    }
  },
  {
    "id": "ch-m3.1.9ix",
    "question": "Which metal displaces zinc from a solution of zinc sulfate?",
    "options": [
      "Platinum",
      "Gold",
      "Iron",
      "Magnesium"
    ],
    "correctAnswer": "Magnesium",
    "explanation": "Magnesium stands above zinc in the reactivity series: it gives electrons to the zinc ions.",
    "difficulty": "medium",
    "category": "chemical-properties",
    "element": "Mg",
    "badge": "Zn",
    "type": "mcq",
    "skill": "displacement",
    "feedback": [
      {
        "misconception": "CH10",
        "text": "Platinum is less reactive than zinc, so it does not give electrons to the zinc ions. Only a more reactive metal displaces zinc."
      },
      {
        "misconception": "CH10",
        "text": "Gold is less reactive than zinc, so it does not give electrons to the zinc ions. Only a more reactive metal displaces zinc."
      },
      {
        "misconception": "CH10",
        "text": "Iron is less reactive than zinc, so it does not give electrons to the zinc ions. Only a more reactive metal displaces zinc."
      },
      null
    ],
    "see": {
      "elements": [
        "Mg",
        "Zn"
      ],
      "article": "types-of-chemical-reactions"
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
        "misconception": null,
        "text": "Molybdenum has a stable isotope, as almost all elements up to lead do. Technetium has none."
      },
      {
        "misconception": null,
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
    "id": "cl-m6.1.9ix",
    "question": "Which of these sets consists of non-metals only?",
    "options": [
      "P, I, Cl, H",
      "B, S, Cl, F",
      "F, Si, N, H",
      "F, Hg, O, S"
    ],
    "correctAnswer": "P, I, Cl, H",
    "explanation": "All four are non-metals: phosphorus, hydrogen, chlorine and iodine.",
    "difficulty": "medium",
    "category": "classification",
    "element": "Cl",
    "badge": null,
    "type": "mcq",
    "skill": "element-class",
    "feedback": [
      null,
      {
        "misconception": "CL19",
        "text": "Boron (B) is a metalloid, neither a metal nor a non-metal. The other three of this set are non-metals."
      },
      {
        "misconception": "CL19",
        "text": "Silicon (Si) is a metalloid, neither a metal nor a non-metal. The other three of this set are non-metals."
      },
      {
        "misconception": "PH4",
        "text": "Mercury (Hg) is liquid at room temperature, but is a metal. The other three of this set are non-metals."
      }
    ],
    "see": {
      "elements": [
        "P",
        "H",
        "Cl",
        "I"
      ],
      "article": "types-of-elements"
    }
  },
  {
    "id": "cl-m8.1.9ix",
    "question": "What are sulfur-32 and sulfur-33?",
    "options": [
      "allotropes of one element",
      "compounds of two elements",
      "two ions of one element",
      "isotopes of one element"
    ],
    "correctAnswer": "isotopes of one element",
    "explanation": "Sulfur-32 and sulfur-33 have the same protons but different mass numbers, so different neutrons: isotopes.",
    "difficulty": "medium",
    "category": "classification",
    "element": "S",
    "badge": null,
    "type": "mcq",
    "skill": "allotropes",
    "feedback": [
      {
        "misconception": "AS11",
        "text": "Allotropes are forms of one element whose atoms are arranged in different ways. Sulfur-32 and sulfur-33 have the same protons but different mass numbers, so different neutrons: isotopes."
      },
      {
        "misconception": "CL7",
        "text": "A compound contains atoms of different elements. Sulfur-32 and sulfur-33 have the same protons but different mass numbers, so different neutrons: isotopes."
      },
      {
        "misconception": "AS11",
        "text": "Ions carry a charge because electrons are missing or added. Sulfur-32 and sulfur-33 have the same protons but different mass numbers, so different neutrons: isotopes."
      },
      null
    ],
    "see": {
      "elements": [
        "S"
      ],
      "article": "elements-molecules-compounds"
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
        "misconception": null,
        "text": "Sr²⁺ has 38 protons, Y³⁺ has 39, for the same 36 electrons. More protons pull harder, so Y³⁺ is smaller."
      },
      null,
      {
        "misconception": "PE8",
        "text": "Br⁻ has 35 protons, Y³⁺ has 39, for the same 36 electrons. More protons pull harder, so Y³⁺ is smaller."
      },
      {
        "misconception": "PE8",
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
    "id": "pe-m1.1.9ix",
    "question": "In which order do the atoms grow from left to right?",
    "options": [
      "Rb < Be < Li",
      "Rb < Li < Be",
      "Li < Rb < Be",
      "Be < Li < Rb"
    ],
    "correctAnswer": "Be < Li < Rb",
    "explanation": "Lithium and beryllium share shell 2, and 4 protons draw it in more than 3; rubidium has 5 shells, lithium only 2.",
    "difficulty": "medium",
    "category": "periodicity",
    "element": "Li",
    "badge": null,
    "type": "mcq",
    "skill": "atomic-radius",
    "feedback": [
      {
        "misconception": "PE1",
        "text": "Atoms grow down a group: rubidium has 5 shells, lithium only 2. So the order is Be < Li < Rb."
      },
      {
        "misconception": "PE1",
        "text": "That is the reverse: rubidium has 5 shells, lithium only 2. So the order is Be < Li < Rb."
      },
      {
        "misconception": "PE2",
        "text": "Atoms shrink across a period: lithium and beryllium share shell 2, and 4 protons draw it in more than 3. So the order is Be < Li < Rb."
      },
      null
    ],
    "see": {
      "elements": [
        "Be",
        "Li",
        "Rb"
      ],
      "article": "periodic-trends-explained"
    }
  },
  {
    "id": "pe-m4.1.9ix",
    "question": "Which is larger, the rubidium atom Rb or the ion Rb⁺, and why?",
    "options": [
      "Rb, since it has more protons than Rb⁺",
      "neither, since both have 37 protons",
      "Rb⁺, since the plus means something was added",
      "Rb, since Rb⁺ has lost its outer shell"
    ],
    "correctAnswer": "Rb, since Rb⁺ has lost its outer shell",
    "explanation": "Rb has 5 occupied shells, Rb⁺ only 4, so Rb is larger.",
    "difficulty": "medium",
    "category": "periodicity",
    "element": "Rb",
    "badge": "Rb",
    "type": "mcq",
    "skill": "ionic-radius",
    "feedback": [
      {
        "misconception": null,
        "text": "Atom and ion have the same 37 protons. Rb has 5 occupied shells, Rb⁺ only 4, so Rb is larger."
      },
      {
        "misconception": null,
        "text": "The electrons determine the size, and their number differs. Rb has 5 occupied shells, Rb⁺ only 4, so Rb is larger."
      },
      {
        "misconception": "AS3",
        "text": "The plus sign tells that one electron left. Rb has 5 occupied shells, Rb⁺ only 4, so Rb is larger."
      },
      null
    ],
    "see": {
      "elements": [
        "Rb"
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
    "id": "bo-m4.1.9ix",
    "question": "How many lone pairs are on the chlorine atom of HCl?",
    "options": [
      "0",
      "1",
      "2",
      "3"
    ],
    "correctAnswer": "3",
    "explanation": "Of 8 valence electrons 2 are in bonds and 0 on the outer atoms, which leaves 6 for chlorine. 6 / 2 = 3.",
    "difficulty": "medium",
    "category": "bonding",
    "element": "Cl",
    "badge": "Cl",
    "type": "mcq",
    "skill": "lewis-structures",
    "feedback": [
      {
        "misconception": "BO31",
        "text": "An atom can keep electrons outside its bonds. Of 8 valence electrons 2 are in bonds and 0 on the outer atoms, which leaves 6 for chlorine. They form 3 lone pairs."
      },
      {
        "misconception": null,
        "text": "1 lone pair would hold 2 electrons. Of 8 valence electrons 2 are in bonds and 0 on the outer atoms, which leaves 6 for chlorine."
      },
      {
        "misconception": null,
        "text": "2 lone pairs would hold 4 electrons. Of 8 valence electrons 2 are in bonds and 0 on the outer atoms, which leaves 6 for chlorine."
      },
      null
    ],
    "see": {
      "elements": [
        "Cl"
      ],
      "article": "lewis-dot-structures-guide"
    },
    "solution": {
      "asked": "the number of lone pairs",
      "lines": [
        {
          "kind": "relation",
          "text": "Electrons that are neither in bonds nor on the outer atoms are lone pairs of the center"
        },
        {
          "kind": "number",
          "name": "Electrons left",
          "expression": {
            "operator": "−",
            "parts": [
              {
                "value": 8,
                "unit": null,
                "style": {}
              },
              {
                "value": 2,
                "unit": null,
                "style": {}
              },
              {
                "value": 0,
                "unit": null,
                "style": {}
              }
            ]
          },
          "result": {
            "value": 6,
            "unit": null,
            "style": {}
          }
        },
        {
          "kind": "number",
          "name": "Lone pairs",
          "expression": {
            "operator": "÷",
            "parts": [
              {
                "value": 6,
                "unit": null,
                "style": {}
              },
              {
                "value": 2,
                "unit": null,
                "style": {}
              }
            ]
          },
          "result": {
            "value": 3,
            "unit": null,
            "style": {}
          }
        }
      ]
    }
  },
  {
    "id": "bo-m8.1.9ix",
    "question": "Which formula does barium nitrate have?",
    "options": [
      "BaNO₃",
      "Ba(NO₂)₂",
      "Ba(NO₃)₂",
      "Ba₂(NO₃)₃"
    ],
    "correctAnswer": "Ba(NO₃)₂",
    "explanation": "Ba²⁺ and NO₃⁻, the nitrate ion, combine to form Ba(NO₃)₂, in which the charges add up to zero.",
    "difficulty": "medium",
    "category": "bonding",
    "element": "Ba",
    "badge": "Ba",
    "type": "mcq",
    "skill": "ionic-formulas",
    "feedback": [
      {
        "misconception": "BO11",
        "text": "With Ba²⁺ and NO₃⁻, BaNO₃ would carry the charge 1+. The charges of a salt add up to zero."
      },
      {
        "misconception": "BO19",
        "text": "That would be barium nitrite, with NO₂⁻. The nitrate ion is NO₃⁻."
      },
      null,
      {
        "misconception": "BO11",
        "text": "With Ba²⁺ and NO₃⁻, Ba₂(NO₃)₃ would carry the charge 1+. The charges of a salt add up to zero."
      }
    ],
    "see": {
      "elements": [
        "Ba"
      ],
      "article": "how-ions-are-formed"
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
        "misconception": null,
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
  },
  {
    "id": "ge-m1.1.9ix",
    "question": "What is the molar mass of hydrogen sulfide, H₂S?",
    "options": [
      "18.0 g/mol",
      "33.1 g/mol",
      "34.1 g/mol",
      "66.1 g/mol"
    ],
    "correctAnswer": "34.1 g/mol",
    "explanation": "2 × 1.008 + 32.06 gives 34.1 g/mol.",
    "difficulty": "medium",
    "category": "general",
    "element": "S",
    "badge": "S",
    "type": "mcq",
    "skill": "molar-mass",
    "feedback": [
      {
        "misconception": "GE20",
        "text": "18 is the sum of the atomic numbers, which count protons. With the atomic masses 2 × 1.008 + 32.06 gives 34.1 g/mol."
      },
      {
        "misconception": "GE23",
        "text": "Each element was counted once. The small numbers tell how many atoms there are: 2 × 1.008 + 32.06 gives 34.1 g/mol."
      },
      null,
      {
        "misconception": "GE2",
        "text": "A small number was used as if it stood in front of the formula. It counts only the atoms or the bracket before it: 2 × 1.008 + 32.06 gives 34.1 g/mol."
      }
    ],
    "see": {
      "elements": [
        "H",
        "S"
      ],
      "article": "what-is-the-mole"
    },
    "solution": {
      "asked": "the molar mass of hydrogen sulfide, H₂S",
      "lines": [
        {
          "kind": "relation",
          "text": "The molar mass is the sum of the atomic masses, each as often as its atom is in the formula"
        },
        {
          "kind": "number",
          "name": "Molar mass",
          "expression": {
            "operator": "+",
            "parts": [
              {
                "operator": "×",
                "parts": [
                  {
                    "value": 2,
                    "unit": null,
                    "style": {}
                  },
                  {
                    "value": 1.008,
                    "unit": null,
                    "style": {
                      "significant": 4
                    }
                  }
                ]
              },
              {
                "value": 32.06,
                "unit": null,
                "style": {
                  "significant": 4
                }
              }
            ]
          },
          "result": {
            "value": 34.076,
            "unit": "g/mol",
            "style": {
              "significant": 3
            }
          }
        }
      ]
    }
  },
  {
    "id": "ge-m7.1.9ix",
    "question": "A solution of HNO₃ has pH 2. What is the pH after dilution with water to 1000 times the volume?",
    "options": [
      "−1",
      "2",
      "4",
      "5"
    ],
    "correctAnswer": "5",
    "explanation": "Each tenfold dilution of this strong acid moves the pH by 1 toward 7, from 2 to 5.",
    "difficulty": "medium",
    "category": "general",
    "element": "N",
    "badge": "N",
    "type": "mcq",
    "skill": "ph-scale",
    "feedback": [
      {
        "misconception": "GE5",
        "text": "Dilution makes the solution less acidic, not more. Each tenfold dilution of this strong acid moves the pH by 1 toward 7, from 2 to 5."
      },
      {
        "misconception": null,
        "text": "pH 2 would need another dilution. Each tenfold dilution of this strong acid moves the pH by 1 toward 7, from 2 to 5."
      },
      {
        "misconception": null,
        "text": "pH 4 would need another dilution. Each tenfold dilution of this strong acid moves the pH by 1 toward 7, from 2 to 5."
      },
      null
    ],
    "see": {
      "elements": [
        "N"
      ],
      "article": "acids-and-bases-ph-scale"
    },
    "solution": {
      "asked": "the pH after dilution",
      "lines": [
        {
          "kind": "given",
          "name": "pH before",
          "value": {
            "value": 2,
            "unit": null,
            "style": {}
          }
        },
        {
          "kind": "given",
          "name": "Dilution",
          "value": "1000 times the volume"
        },
        {
          "kind": "relation",
          "text": "Each tenfold dilution of a strong acid or base moves the pH by 1 toward 7"
        },
        {
          "kind": "number",
          "name": "pH",
          "expression": {
            "operator": "+",
            "parts": [
              {
                "value": 2,
                "unit": null,
                "style": {}
              },
              {
                "value": 3,
                "unit": null,
                "style": {}
              }
            ]
          },
          "result": {
            "value": 5,
            "unit": null,
            "style": {}
          }
        }
      ]
    }
  }
]
