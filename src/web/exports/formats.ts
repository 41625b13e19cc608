/** The programs that questions can be written for, in the order in which the menu lists them. */
export const formats = [
  { id: 'moodle', label: 'Moodle XML', note: 'Moodle, and programs that read its questions' },
  { id: 'gift', label: 'GIFT', note: 'A text that Moodle and many others read' },
  { id: 'qti21', label: 'QTI 2.1', note: 'A package for Canvas, Blackboard, TAO and others' },
  { id: 'qti30', label: 'QTI 3.0', note: 'A package for newer programs' },
  { id: 'anki', label: 'Anki', note: 'A deck of cards' },
  { id: 'kahoot', label: 'Kahoot', note: 'A spreadsheet, short questions with options' },
  { id: 'blooket', label: 'Blooket', note: 'A table, questions with options' },
  {
    id: 'wayground',
    label: 'Wayground',
    note: 'Once Quizizz: a spreadsheet, questions with options',
  },
  { id: 'csv', label: 'Table (CSV)', note: 'Excel, LibreOffice, Google Sheets' },
  { id: 'json', label: 'JSON', note: 'For programs of your own' },
] as const

export type FormatId = (typeof formats)[number]['id']
