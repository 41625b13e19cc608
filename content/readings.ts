import { presentId } from '#quiz/ids/former-ids.ts'
import type { Question } from '#quiz/question.ts'

/** An article that explains a question, and the section of it that does so best, where there is one. */
export type Reading = {
  readonly slug: string
  readonly title: string
  readonly section: string | null
  /** Path of the article, with the anchor of the section. */
  readonly path: string
}

type Article = {
  readonly title: string
  /** Headings of the article, and the templates whose questions each of them explains. */
  readonly sections: Readonly<Record<string, string>>
}

const articles: Readonly<Record<string, Article>> = {
  'what-is-an-atom': {
    title: 'What Is an Atom?',
    sections: {
      'Three particles build every atom': 'as-e6 as-m361',
      'How small, and how empty?': 'as-h7 as-h25 as-m500',
      'How we found out': 'as-e611 as-m611',
      'The gold-foil surprise': 'as-m612',
      'Neutral atoms, ions and isotopes': 'as-e5 as-e41',
    },
  },
  'atomic-number-vs-mass-number': {
    title: 'Atomic Number vs. Mass Number',
    sections: {
      'Atomic number: the name tag of an atom': 'as-e1 as-e2 as-e23 as-m360',
      'Mass number: a head count in the nucleus': 'as-e3 as-e4 as-e42 as-e21 as-e22 as-m24 as-m701',
      'Three numbers that sound alike': 'as-e7',
    },
  },
  'what-are-isotopes': {
    title: 'What Are Isotopes?',
    sections: {
      'Same protons, different neutrons': 'as-m3 as-m5 as-m7 as-m42 as-m23 as-e500',
      'Abundance and average mass': 'as-m4 as-m6 as-m571 as-h2 as-m572 as-h22 as-m26 as-h30 as-m71',
      'Stable and unstable nuclei': 'as-h4 as-h42 cl-m4 cl-m11 cl-e502 as-h26 as-h27 as-m362',
      'Half-life: a clock inside the nucleus': 'as-h5 as-h23 as-h29 as-h71',
    },
  },
  'electron-shells-and-orbitals': {
    title: 'Electron Shells and Orbitals',
    sections: {
      'Shells, subshells and orbitals':
        'ec-e2 ec-e3 ec-e4 ec-e6 ec-e21 ec-e7 ec-m571 ec-h7 ec-h21 ec-e23 ec-m361 ec-m363 ec-m530',
      'Three rules for filling orbitals':
        'ec-m5 ec-m44 ec-h3 ec-h811 ec-h6 ec-m573 ec-h43 ec-m24 ec-h22 ec-h24 ec-h25',
      'The filling order and the shape of the table': 'ec-m3 ec-m23 ec-m26',
      'Worked configurations': 'ec-e41 ec-m1 ec-m2 ec-m8 ec-m22 ec-m41 ec-m42 ec-m572',
      'Where the simple rules stop': 'ec-h1 ec-h41 cl-h9 ec-m362',
    },
  },
  'what-are-valence-electrons': {
    title: 'What Are Valence Electrons?',
    sections: {
      'Counting by group': 'ec-e1 ec-m21 ec-m45 ec-e22 ec-e24 ec-m364',
      'The evidence: ionization energies jump': 'pe-h2 pe-h3 pe-m26 pe-h23 pe-h24 pe-m363',
    },
  },
  'guide-to-periodic-table': {
    title: 'A Guide to the Periodic Table',
    sections: {
      'Reading a cell': 'ge-e1 ge-e2 ge-e41 ge-m360',
      'Periods: the rows': 'cl-m2 cl-m3 cl-m7 cl-h812 cl-h813 cl-m26 cl-e500',
      'Groups and families: the columns':
        'ch-e3 cl-e3 cl-e4 cl-e5 cl-e6 cl-e41 cl-m1 cl-m21 cl-e21 cl-e22 cl-m22 cl-m24 ch-m360 cl-m360 cl-h500',
      'Blocks: where the last electron goes': 'ec-e5 ec-m360',
      'Metals, nonmetals, metalloids': 'ph-e1 ph-e2 ph-m1 ph-m8 ph-m11',
      'Mendeleev leaves gaps': 'cl-m14 cl-m27 cl-m25',
      'Moseley finds the law': 'cl-m330 cl-h22 pe-e6 pe-m6 cl-h330 cl-h811',
    },
  },
  'types-of-elements': {
    title: 'Types of Elements: Metals, Nonmetals, and Metalloids',
    sections: {
      'Counting the classes': 'cl-e1 cl-e2 cl-m6 cl-m23 cl-h3 cl-m13 cl-h23',
      'Metals: a sea of electrons': 'ph-e7 ph-m5 ph-m500',
      'Oxides tell the class': 'ch-m4 ch-m574 ch-h812 cl-m571',
      'The classes compared': 'ph-e6 pe-e7 pe-m360',
      'Using the clues': 'ph-m9 cl-m9',
    },
  },
  'periodic-trends-explained': {
    title: 'Periodic Trends Explained',
    sections: {
      'Pull, shielding and distance': 'pe-m5 pe-h4 pe-h22 pe-h26',
      'Atomic radius': 'pe-e1 pe-e2 pe-e21 pe-m1 pe-m21 pe-m25',
      'Ionization energy': 'pe-e5 pe-m2 pe-m22 pe-h1 pe-h21 pe-h25 pe-m571',
      'Electron affinity and electronegativity': 'pe-e4 pe-m23 pe-h5 pe-m9 pe-m361 pe-m362',
      'Metallic character and reactivity': 'ch-e6 ch-m9 ch-m361',
      'All trends at a glance': 'pe-e3 pe-e22 pe-m7 pe-m8',
    },
  },
  'deep-dive-alkali-metals': {
    title: 'Deep Dive: The Alkali Metals',
    sections: {
      'A family portrait': 'ph-e3 ph-m4 ph-m10 ph-e24 ph-m21 ph-m22 ph-m25',
      'With water': 'ch-e5 ch-m7 ch-m361',
      'Francium and hydrogen': 'cl-m5',
    },
  },
  'why-noble-gases-are-stable': {
    title: 'Why Are Noble Gases So Stable?',
    sections: {
      'The family': 'ph-e4 ph-e5 ph-m2 ph-m3 ph-e21',
      'Why so unreactive: three energy reasons': 'ch-e4',
      'Closed subshells, not magic eights': 'ec-m6 cl-m10 ec-e500',
      'Properties from weak attractions': 'ch-m10 ph-m6 ph-e25',
    },
  },
  'how-ions-are-formed': {
    title: 'How Ions Are Formed',
    sections: {
      'Cations and anions':
        'bo-e61 as-m1 as-m2 as-m41 as-m43 as-h3 as-h6 as-h24 as-m8 as-h41 as-m21 as-m22 as-m25 as-h28',
      'Predicting the charge':
        'ec-m4 ec-m7 ec-m43 ch-m41 ch-e1 ch-e2 ch-h6 ec-m25 ch-e21 ch-e22 ch-e23',
      'The energy account': 'ch-m11 pe-h27 ch-h23',
      'Why the losing stops': 'pe-h7',
      'Transition metals keep you guessing':
        'ec-m574 ec-m575 ec-h43 ch-m5 ch-m6 ec-m27 ec-h23 ch-m21 ch-e61 ec-h71',
      'Polyatomic ions': 'bo-m8 bo-m21 bo-m22 bo-m41 bo-m61 bo-m62 ch-m576',
      'Ions change size': 'pe-m3 pe-m4 pe-m24 pe-e500 pe-m500',
      'Formulas by charge balance':
        'bo-e2 bo-e21 ch-e7 cl-m572 bo-m23 bo-m24 bo-e62 bo-m63 ch-m61 ch-m62 ch-m575 bo-m71',
    },
  },
  'elements-molecules-compounds': {
    title: 'Elements, Molecules, and Compounds',
    sections: {
      'Molecules: atoms joined into a group': 'ph-e5 ph-m41 ph-e22 ph-e23 ph-m408',
      'Compounds: different elements in a fixed ratio': 'cl-e7 cl-m361',
      'Reading formulas': 'ge-e5 ge-e23 ge-e24 bo-e22 bo-m64 bo-e501 bo-m500 bo-m502 ge-m362',
      'Same atoms, different substance': 'cl-m8 cl-e501',
    },
  },
  'ionic-vs-covalent-bonds': {
    title: 'Ionic vs. Covalent Bonds',
    sections: {
      'All bonds are electrical': 'bo-h5 bo-h22 bo-h822 bo-m12 bo-m28 bo-m501',
      'Ionic lattices': 'bo-e6 bo-m3 bo-m10',
      'Comparing two lattices': 'bo-m7 bo-h25',
      'Shared pairs': 'ph-m7',
      'Predicting the type': 'bo-e1 bo-e5',
      'Properties that give the bond away': 'bo-e7',
    },
  },
  'lewis-dot-structures-guide': {
    title: 'Lewis Dot Structures: A Step-by-Step Guide',
    sections: {
      'Dots for atoms': 'bo-e4',
      'The five steps': 'bo-e3 bo-e23 bo-m4 bo-m5 bo-m26 bo-m27 bo-e51 bo-m51 bo-m360',
      'Formal charge: the quality check': 'bo-h2 bo-h21 bo-m52',
      'Resonance: when one drawing is not enough': 'bo-h51',
      'Rival drawings': 'bo-h54',
      'Three kinds of exceptions': 'bo-m571 bo-h52 bo-h53',
      'What the drawing cannot show': 'bo-m6',
    },
  },
  'understanding-polarity': {
    title: 'Understanding Polarity',
    sections: {
      'Polar bonds': 'bo-m1 bo-m2 bo-m25 bo-e500',
      'Shape decides': 'bo-h1 bo-m572 bo-h821 bo-h24 bo-m573 bo-m361',
      'What polarity does': 'bo-m9 bo-m11 bo-h26 ph-m26 ph-h27',
    },
  },
  'how-to-balance-chemical-equations': {
    title: 'How to Balance Chemical Equations',
    sections: {
      'Why atoms must balance': 'ge-e7 ge-m3 ge-h6 ge-h22 ge-m364',
      'The method in five steps':
        'ge-m2 ge-m21 ge-m22 ge-e21 ge-m30 ge-m31 ge-m32 ch-m25 ch-m254 ch-m260 ch-m161',
      'Level 3: algebra for stubborn cases': 'ge-h32',
      'Count charge, too':
        'ch-m804 ch-m805 ch-m24 ch-h24 ch-m42 ch-h701 ch-h71 ch-m250 ch-h250 bo-m710 ch-m712',
    },
  },
  'types-of-chemical-reactions': {
    title: 'Types of Chemical Reactions',
    sections: {
      'Single replacement: an element moves in': 'ch-m2 ch-m3 ch-m8 ch-m23 ch-e500 ch-h810',
      'The five types at a glance': 'ge-e6 ge-m363',
      'Oxidation numbers': 'ch-m1 ch-h3 ch-h41 ch-m22 ch-m26 ch-m401',
    },
  },
  'what-is-the-mole': {
    title: 'What Is the Mole?',
    sections: {
      'Molar mass: from one atom to one mole': 'ge-m1 ge-m23 ge-e501',
      'The conversion map':
        'ph-m71 ph-h2 ph-h21 ph-h5 ph-h23 ph-h8 ph-h25 ge-m4 ge-m5 ge-m24 ge-m25 ge-m28 ge-m29 ge-m34 ph-m23 ph-m405 ph-m27 ge-e81 ge-m41 ge-m42 ge-m43 ge-m400',
      'Shares of a compound': 'ge-m6 ge-h2 ge-h26 ge-m26 ge-m574 ge-h30 ge-h31 ge-h71 ch-m577',
      'Gases: volume counts particles': 'ph-h3 ph-h22 ph-m24 ph-m406 ph-e43 ph-m47 ph-m48 ph-h47',
      'Moles run reactions':
        'ge-h1 ge-h21 ge-h3 ge-h23 ge-h8 ge-h25 ge-h27 ge-m71 ge-h72 ch-h253 ch-h254 ge-m409 ge-m320',
    },
  },
  'acids-and-bases-ph-scale': {
    title: 'Acids, Bases, and the pH Scale',
    sections: {
      'What makes an acid': 'ge-m33 ge-m61 ge-h61 ge-e500 ge-m501',
      'A ruler of tens': 'ge-e4 ge-e22',
      'Calculating with pH': 'ge-m7 ge-m27 ch-e45 ch-m47',
      'Strong is not concentrated': 'ge-h4 ch-e44 ch-e47 ch-m402',
      Neutralization: 'ch-m8 ge-h5 ch-e501 ge-h28 ge-m45',
      'Indicators show the range': 'ch-e46',
    },
  },
  'how-catalysts-work': {
    title: 'How Do Catalysts Work to Speed Up Reactions?',
    sections: {
      'The shortcut': 'ge-h7 ge-h24 ge-m270 ge-h270 ge-h271 ge-m405',
      'What a catalyst cannot do': 'ge-m8',
    },
  },
  'chemical-reactions-in-everyday-life': {
    title: 'Chemical Reactions in Everyday Life',
    sections: { 'How to spot a reaction': 'ge-e3 ge-m361', 'Antacid and stomach acid': 'ch-m8' },
  },
  'chemistry-of-fire': {
    title: 'The Chemistry of Fire',
    sections: { 'Putting fires out': 'ph-h7 ph-h24 ph-h821' },
  },
  'chemistry-of-a-smartphone': {
    title: 'The Chemistry of a Smartphone',
    sections: { 'The battery': 'ch-m572 ch-m573 ch-h811' },
  },
}

/** Returns the section that explains a question, or null if the question names no article. */
export function readingOf({ id, see }: Pick<Question, 'id' | 'see'>): Reading | null {
  const slug = see.article ?? ''
  const article = Object.hasOwn(articles, slug) ? articles[slug] : undefined
  if (article === undefined) return null
  const template = presentId(id.split('.')[0] ?? '')
  const [section] =
    Object.entries(article.sections).find(([, ids]) => ids.split(' ').includes(template)) ?? []
  const path = `/blog/${slug}`
  return section === undefined
    ? { slug, title: article.title, section: null, path }
    : { slug, title: article.title, section, path: `${path}#${anchorOf(section)}` }
}

/** Returns the articles with a section about one of these templates, each once and without its section. */
export function articlesAbout(
  templates: readonly string[],
): readonly Pick<Reading, 'title' | 'path'>[] {
  const asked = new Set(templates)
  return Object.entries(articles).flatMap(([slug, { title, sections }]) =>
    Object.values(sections).some((ids) => ids.split(' ').some((id) => asked.has(id)))
      ? [{ title, path: `/blog/${slug}` }]
      : [],
  )
}

/** Returns the title of an article and the templates that it explains, or null when there is no such article. */
export function explainedBy(
  slug: string,
): { readonly title: string; readonly templates: readonly string[] } | null {
  const article = Object.hasOwn(articles, slug) ? articles[slug] : undefined
  if (article === undefined) return null
  const templates = Object.values(article.sections).flatMap((ids) => ids.split(' '))
  return { title: article.title, templates }
}

/** Returns the templates that the section under a heading of an article explains; empty when none is noted. */
export function templatesOfSection(slug: string, heading: string): readonly string[] {
  const sections = Object.hasOwn(articles, slug) ? articles[slug]?.sections : undefined
  const noted = sections !== undefined && Object.hasOwn(sections, heading) ? sections[heading] : ''
  return noted === undefined || noted === '' ? [] : noted.split(' ')
}

/** The id that the build gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

/** Every template that a section is noted for, with the article: to be checked against the bank. */
export const notedSections = Object.entries(articles).flatMap(([slug, { sections }]) =>
  Object.values(sections).flatMap((ids) => ids.split(' ').map((template) => ({ slug, template }))),
)
