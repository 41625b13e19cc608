/** Templates that were asked at another level, with the ids under which they are asked now. */
const presentIds: Readonly<Record<string, string>> = {
  'as-h1': 'as-m571',
  'as-h21': 'as-m572',
  'bo-h3': 'bo-m572',
  'bo-h6': 'bo-m571',
  'bo-h9': 'bo-m12',
  'bo-h23': 'bo-m28',
  'bo-h27': 'bo-m573',
  'ch-h2': 'ch-m11',
  'ch-h4': 'ch-m804',
  'ch-h7': 'ch-m572',
  'ch-h8': 'ch-m574',
  'ch-h21': 'ch-m805',
  'ch-h22': 'ch-m573',
  'ch-h51': 'ch-m571',
  'ch-h56': 'ch-m556',
  'ch-h61': 'ch-m575',
  'ch-h62': 'ch-m576',
  'ch-h81': 'ch-m570',
  'ch-h255': 'ch-m577',
  'ch-h301': 'ch-m578',
  'cl-h5': 'cl-m14',
  'cl-h7': 'cl-m571',
  'cl-h21': 'cl-m27',
  'cl-h24': 'cl-m572',
  'ec-h2': 'ec-m574',
  'ec-h4': 'ec-m571',
  'ec-h5': 'ec-m572',
  'ec-h8': 'ec-m573',
  'ec-h42': 'ec-m575',
  'ec-h152': 'ec-m550',
  'ge-h29': 'ge-m574',
  'ge-h43': 'ge-m570',
  'ge-h48': 'ge-m575',
  'ge-h49': 'ge-m571',
  'ge-h52': 'ge-m576',
  'ge-h54': 'ge-m573',
  'ge-h69': 'ge-m572',
  'ge-h261': 'ge-m263',
  'pe-h6': 'pe-m9',
  'pe-h8': 'pe-m571',
  'ph-h6': 'ph-m11',
  'ph-h26': 'ph-m27',
  'ph-h45': 'ph-m545',
  'ph-h46': 'ph-m550',
}

/** The ids that no template may have again: questions of them are kept, shared and stored. */
export const formerIds: readonly string[] = Object.keys(presentIds)

/** Returns the id under which a template is asked now, which is its own unless it was moved to another level. */
export function presentId(template: string): string {
  return Object.hasOwn(presentIds, template) ? (presentIds[template] ?? template) : template
}
