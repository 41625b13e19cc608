import type { Question } from '#quiz/question.ts'

/** Returns whether a question is about a typed text: each word stands somewhere in it. */
export function isAbout(question: Question, typed: string): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const options = question.type === 'mcq' ? question.options : []
  const text = plain([question.question, question.correctAnswer, ...options].join(' '))
  return words.every((word) => text.includes(word))
}

/** Small and large letters are the same, and so are the digits of CO₂ and CO2. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
