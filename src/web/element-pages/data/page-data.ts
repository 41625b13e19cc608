import type { Element } from '#chemistry/elements/elements.ts'
import type {
  ElementDetail,
  ElementLibrary,
  Finding,
  Property,
  Source,
} from '#content/elements/detail.ts'

/** The data that the sections of an element page draw from. */
export type PageData = {
  readonly element: Element
  readonly detail: ElementDetail
  /** The finding about a property; null where no source has a value. */
  readonly findingOf: (property: string) => Finding | null
  /** The value of a property; null unless there is an agreed one. */
  readonly valueOf: (property: string) => number | null
  readonly propertyOf: (property: string) => Property
  readonly sourceOf: (id: string) => Source
  readonly sources: readonly Source[]
  readonly properties: readonly Property[]
}

/** @throws RangeError for an element without details */
export function createPageData(element: Element, library: ElementLibrary): PageData {
  const { details, properties, sources } = library
  const detail = needed(
    details.find(({ symbol }) => symbol === element.symbol),
    element.symbol,
  )
  function findingOf(property: string): Finding | null {
    return detail.findings.find((finding) => finding.property === property) ?? null
  }
  return {
    element,
    detail,
    findingOf,
    valueOf: (property) => {
      const finding = findingOf(property)
      return finding?.status === 'value' ? finding.value : null
    },
    propertyOf: (property) =>
      needed(
        properties.find((entry) => entry.property === property),
        property,
      ),
    sourceOf: (id) =>
      needed(
        sources.find((entry) => entry.id === id),
        id,
      ),
    sources,
    properties,
  }
}

function needed<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new RangeError(`Nothing is known of '${name}'`)
  return thing
}
