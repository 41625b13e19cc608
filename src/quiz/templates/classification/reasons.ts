import { pick, sample } from '#quiz/random.ts'
import { type Template, worded } from '#quiz/template.ts'
import { nameOf } from '#quiz/templates/names.ts'

export const whyHydrogenIsNoMetal: Template = {
  id: 'cl-m5',
  version: 1,
  category: 'classification',
  difficulty: 'medium',
  skill: 'class-reasons',
  fitsMatch: false,
  draw(random) {
    const metal = pick(random, ['Li', 'Na', 'K', 'Rb', 'Cs'])
    const answers = [
      'It is a gas of molecules and mostly shares its electron.',
      'It is a non-metal that bonds by sharing its one electron.',
    ]
    const answer = pick(random, answers)
    return worded({
      element: metal,
      stem: `Hydrogen stands in group 1, as ${nameOf(metal)} does. Why is it not an alkali metal?`,
      answer,
      isRight: (text) => answers.includes(text),
      lures: sample(
        random,
        [
          {
            value: 'Its atoms are too light to be the atoms of a metal.',
            misconception: 'CL17' as const,
            why: `Mass does not decide the class: lithium is light too, and radon is heavy but no metal. Unlike ${nameOf(metal)}, hydrogen consists of H₂ molecules.`,
          },
          {
            value: 'It is not a solid, and only a solid can be a metal.',
            misconception: 'PH4' as const,
            why: `Mercury is a liquid metal, so being solid does not decide. Hydrogen is a non-metal because it shares its electron, while ${nameOf(metal)} gives its outer electron away.`,
          },
          {
            value: 'Its atoms are bare protons without an electron.',
            misconception: 'AS11' as const,
            why: `That is the ion H⁺. A hydrogen atom has one electron and mostly shares it, while ${nameOf(metal)} gives its outer electron away.`,
          },
          {
            value: 'It is a gas, and a gaseous element is a noble gas.',
            misconception: 'CL13' as const,
            why: `Noble gases are single atoms that hardly react. Hydrogen consists of H₂ molecules and burns, so it is neither a noble gas nor a metal as ${nameOf(metal)} is.`,
          },
        ],
        3,
      ),
      right: `Hydrogen forms H₂ molecules and shares its electron in most compounds; ${nameOf(metal)} conducts electricity and gives its outer electron away.`,
      see: { elements: ['H', metal], article: 'deep-dive-alkali-metals' },
    })
  },
}

export const whyHeliumIsNobleGas: Template = {
  id: 'cl-h2',
  version: 1,
  category: 'classification',
  difficulty: 'hard',
  skill: 'class-reasons',
  fitsMatch: false,
  draw(random) {
    const metal = pick(random, ['Be', 'Mg', 'Ca', 'Sr', 'Ba'])
    const gas = pick(random, ['Ne', 'Ar'])
    const answers = [
      `Two electrons fill its only shell, so it behaves as ${nameOf(gas)} does.`,
      `Its only shell is full with two, so it hardly reacts, as with ${nameOf(gas)}.`,
    ]
    const answer = pick(random, answers)
    return worded({
      element: random() < 0.5 ? metal : gas,
      stem: `Helium has two outer electrons, as ${nameOf(metal)} has. Why does it stand above ${nameOf(gas)} in group 18?`,
      answer,
      isRight: (text) => answers.includes(text),
      lures: sample(
        random,
        [
          {
            value: 'It is a gas, and the gaseous elements are collected in this group.',
            misconception: 'CL13' as const,
            why: `Hydrogen, nitrogen, oxygen, fluorine and chlorine are gases outside group 18. Helium stands with ${nameOf(gas)} because its shell is full.`,
          },
          {
            value: 'Its atoms are much too light to stand beside the metals of group 2.',
            misconception: 'CL17' as const,
            why: `Mass does not decide: beryllium is light as well. The outer shell of ${nameOf(metal)} has room for more electrons, the only shell of helium is full.`,
          },
          {
            value: `Its outer shell holds eight electrons, just as that of ${nameOf(gas)}.`,
            misconception: 'EC11' as const,
            why: `A helium atom has only two electrons in all. They are enough, because the first shell is full with two.`,
          },
          {
            value: `Its two electrons are paired, unlike those of ${nameOf(metal)}.`,
            misconception: 'CL6' as const,
            why: `The two outer electrons of ${nameOf(metal)} are paired as well. The difference is that helium has no further room in its only shell.`,
          },
        ],
        3,
      ),
      right: `The first shell is full with two electrons, so helium hardly reacts; the outer shell of ${nameOf(metal)} has room for more than its two.`,
      see: { elements: ['He', gas, metal], article: 'why-noble-gases-are-stable' },
    })
  },
}
