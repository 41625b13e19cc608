import type { ArticleFacts } from '#content/pipeline/article/article-tree.ts'

import { readability, sentencesOf } from './readability.ts'

const LOWEST_GRADE = 8
const HIGHEST_GRADE = 10.5
const LONGEST_MEAN_SENTENCE = 17
const MAX_SENTENCES = 5
const WORDS_A_HEADING = 250

/** Atoms have no wishes: a reader who believes so stops asking for the reason. */
const WISHES =
  /\b(?:atoms?|ions?|electrons?|elements?|metals?|nonmetals?|molecules?|nucleus|nuclei|protons?|sodium|chlorine|carbon|oxygen|hydrogen|it|they)\s+(?:really\s+|just\s+)?(?:wants?|wish(?:es)?|likes?|loves?|hates?|prefers?|tr(?:y|ies)|desires?|hopes?|is happy|are happy|is unhappy|are unhappy|needs?)\s+(?:to|with|for|eight|more|one|two|three|a|an)\b|\bhappy\b/gi

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/\baluminium\b/gi, 'aluminum'],
  [/(?<!\()\bcaesium\b/gi, 'cesium'],
  [/\bsulph\w*/gi, 'sulf-'],
  [/\b(?:dis)?colour\w*/gi, 'color'],
  [/\bneighbour\w*/gi, 'neighbor'],
  [/\bbehaviour\w*/gi, 'behavior'],
  [/\b(?:kilo|centi|milli|nano|pico)?metres?\b/gi, 'meter'],
  [/\b(?:milli)?litres?\b/gi, 'liter'],
  [/\bcentres?\b/gi, 'center'],
  [/\bfibres?\b/gi, 'fiber'],
  [/\bgrey\b/gi, 'gray'],
  [/\bmould\w*/gi, 'mold'],
  [/\bvapour\w*/gi, 'vapor'],
  [/\bodour\w*/gi, 'odor'],
  [/\bflavour\w*/gi, 'flavor'],
  [/\bfavour\w*/gi, 'favor'],
  [
    /\b(?:ion|oxid|neutral|organ|recogn|real|polar|stabil|visual|summar|emphas|character|crystall|vapor|general|special|minim|maxim)is(?:e[ds]?|ing|ations?)\b/gi,
    '-ize',
  ],
  [/\b(?:cataly|analy|hydroly|electroly)s(?:e[ds]?|ing)\b(?<!analyses)/gi, '-yze'],
  [/\bpractis\w+/gi, 'practice'],
  [/\bdefence\b/gi, 'defense'],
  [/\btravell\w+/gi, 'travel-'],
  [/\blabell\w+/gi, 'label-'],
  [/\bmodell\w+/gi, 'model-'],
  [/\btonnes?\b/gi, 'metric ton'],
  [/\bprogrammes?\b/gi, 'program'],
]

/** Lists the style problems of an article, one line each; empty if there are none. */
export function styleProblems(facts: ArticleFacts): readonly string[] {
  return [
    ...readingProblems(facts),
    ...countProblems(facts),
    ...paragraphProblems(facts),
    ...headingProblems(facts),
    ...wordingProblems(facts),
  ]
}

/** The readability of the running text, without headings, lists, exercises, tables and formulas. */
export function articleReadability({ passages }: ArticleFacts) {
  return readability(passages.filter(({ kind }) => kind === 'text').map(({ text }) => text))
}

function readingProblems(facts: ArticleFacts): readonly string[] {
  const { grade, sentenceLength } = articleReadability(facts)
  const problems: string[] = []
  if (grade < LOWEST_GRADE || grade > HIGHEST_GRADE) {
    problems.push(`reads at grade ${grade.toFixed(1)}, not ${LOWEST_GRADE} to ${HIGHEST_GRADE}`)
  }
  if (sentenceLength > LONGEST_MEAN_SENTENCE) {
    problems.push(`has ${sentenceLength.toFixed(1)} words a sentence`)
  }
  return problems
}

function countProblems({ counts, questions, links, frontMatter }: ArticleFacts) {
  const isBetween: readonly (readonly [
    what: string,
    count: number,
    least: number,
    most: number,
  ])[] = [
    ['callouts of the kind mixup', counts.get('mixup') ?? 0, 2, 6],
    ['worked examples', counts.get('Worked') ?? 0, 2, 6],
    ['your turns', counts.get('YourTurn') ?? 0, 1, 6],
    ['tables', counts.get('table') ?? 0, 1, 9],
    ['figures in the text', counts.get('Figure') ?? 0, 1, 6],
    ['questions', questions, 3, 5],
    ['links and elements', links.length + (frontMatter?.elements.length ?? 0), 4, 99],
    [
      'links in the text to other articles',
      links.filter((url) => url.startsWith('/blog/')).length,
      2,
      30,
    ],
  ]
  return isBetween
    .filter(([, count, least, most]) => count < least || count > most)
    .map(([what, count, least, most]) => `${count} ${what}, not ${least} to ${most}`)
}

function paragraphProblems({ passages }: ArticleFacts): readonly string[] {
  return passages
    .filter(({ text }) => sentencesOf(text).length > MAX_SENTENCES)
    .map(({ text }) => `a paragraph of more than ${MAX_SENTENCES} sentences: ${text.slice(0, 60)}`)
}

function headingProblems({ passages }: ArticleFacts): readonly string[] {
  const problems: string[] = []
  let words = 0
  let section = 'the beginning'
  for (const passage of [...passages, { kind: 'heading' as const, text: '', words: 0 }]) {
    words += passage.words
    if (passage.kind !== 'heading') continue
    if (words > WORDS_A_HEADING) problems.push(`${words} words below one heading: ${section}`)
    words = 0
    section = passage.text
  }
  const titles = passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text)
  if (titles.at(-2) !== 'Conclusion' || titles.at(-1) !== 'Check yourself') {
    problems.push('does not end with Conclusion and Check yourself')
  }
  return problems
}

function wordingProblems({ passages }: ArticleFacts): readonly string[] {
  // A mixup quotes the tempting idea, wishes included.
  const own = passages.map(({ text }) => text).filter((text) => !text.startsWith('Tempting idea:'))
  return own.flatMap((text) => [
    ...Array.from(text.matchAll(WISHES), ([words]) => `speaks of wishes: '${words}'`),
    ...BRITISH.flatMap(([pattern, american]) =>
      Array.from(text.matchAll(pattern), ([word]) => `'${word}' is British: ${american}`),
    ),
  ])
}
