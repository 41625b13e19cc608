import { component, descendants, type Node, textOf } from './tree.ts'

/** Where one sentence ends and the next begins, within a text. */
const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=[A-Z“])/

type Definition = {
  readonly term: string
  readonly id: string
  /** The bold words. */
  readonly strong: Node
  readonly sentence: Node[]
}

/**
 * Lets readers look up the key terms of an article: a term is explained by the sentence in which it is bold, and in
 * each later section its first mention opens this explanation. A term that is never bold is not looked up.
 */
export function addGlossary(tree: Node, terms: readonly string[]): void {
  const definitions = terms.flatMap((term) => definitionOf(tree, term) ?? [])
  if (definitions.length === 0) return
  for (const definition of definitions) markMentions(tree, definition)
  for (const { strong, id } of definitions) strong.data = { hProperties: { id } }
  const entries = definitions.map(({ term, id, sentence }) =>
    component('flow', 'Term', { term, id }, [{ type: 'paragraph', children: sentence }]),
  )
  tree.children?.push(component('flow', 'Glossary', {}, entries))
}

function definitionOf(tree: Node, term: string): Definition | null {
  const id = `term-${term.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`
  for (const paragraph of descendants(tree).filter(({ type }) => type === 'paragraph')) {
    const strong = paragraph.children?.find(
      (node) => node.type === 'strong' && names(textOf(node), term),
    )
    if (strong === undefined) continue
    const sentence = sentencesOf(paragraph).find((nodes) => nodes.includes(strong))
    if (sentence !== undefined) {
      return { term, id, strong, sentence: structuredClone([...sentence]) }
    }
  }
  return null
}

/** Returns whether bold words are a term, in the singular or the plural, with or without a mark behind them. */
function names(words: string, term: string): boolean {
  const [said, meant] = [words, term].map((text) => text.trim().toLowerCase().replace(/[.:]$/, ''))
  return ['', 's', 'es'].some((end) => said === `${meant}${end}` || meant === `${said}${end}`)
}

/** Returns the sentences of a paragraph, each as its nodes. */
function sentencesOf(paragraph: Node): readonly (readonly Node[])[] {
  const sentences: Node[][] = [[]]
  for (const node of paragraph.children ?? []) {
    if (node.type !== 'text') {
      sentences.at(-1)?.push(node)
      continue
    }
    const [first = '', ...others] = (node.value ?? '').split(BETWEEN_SENTENCES)
    sentences.at(-1)?.push({ type: 'text', value: first })
    for (const value of others) sentences.push([{ type: 'text', value }])
  }
  return sentences
}

/** Turns the first mention in each section behind the definition into a button. */
function markMentions(tree: Node, { term, id, strong }: Definition): void {
  let isDefined = false
  let isOpen = false
  for (const block of tree.children ?? []) {
    if (block.type === 'heading' && block.depth === 2) isOpen = isDefined
    if (descendants(block).includes(strong)) isDefined = true
    if (isOpen && block.type === 'paragraph' && markIn(block, term, id)) isOpen = false
  }
}

function markIn(paragraph: Node, term: string, id: string): boolean {
  const mention = new RegExp(`\\b${escaped(term)}(?:e?s)?\\b`, 'i')
  for (const [index, node] of (paragraph.children ?? []).entries()) {
    const text = node.type === 'text' ? (node.value ?? '') : ''
    const found = mention.exec(text)
    if (found === null) continue
    const end = found.index + found[0].length
    paragraph.children?.splice(
      index,
      1,
      { type: 'text', value: text.slice(0, found.index) },
      component('text', 'Mention', { id }, [{ type: 'text', value: found[0] }]),
      { type: 'text', value: text.slice(end) },
    )
    return true
  }
  return false
}

function escaped(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
