export const PRODUCT = 'Periodic Wizard'

/** Title and description of a page, for a route's `meta`. */
export function pageMeta(title: string, description: string) {
  return [
    { title: title === PRODUCT ? title : `${title} · ${PRODUCT}` },
    { name: 'description', content: description },
  ]
}
