import type { Question } from '#quiz/question.ts'

/** Returns whether a question is about a typed text: each word stands somewhere in it. */
export function isAbout(question: Question, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const text = plain([question.question, question.correctAnswer, ...more(question)].join(' '))
  return words.every((word) => text.includes(word))
}

/** The options of a question, or the demands of its parts. */
function more(question: Question): readonly string[] {
  if (question.type === 'mcq') return question.options
  return question.type === 'steps' ? question.parts.map(({ ask }) => ask) : []
}

/** Small and large letters are the same, and so are the digits of CO₂ and CO2. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
