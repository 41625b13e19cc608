import type { Item } from '#exports/item.ts'
import { escaped, htmlOf, lineOf } from '#exports/markup.ts'
import { htmlTextOf, linesOf } from '#exports/reductions.ts'

/** A row of a table: its number, and the values of the columns behind it. */
export type Row = { readonly id: number; readonly values: readonly (string | number)[] }

/** A table of a database: the statement that makes it, and its rows by ascending number. */
export type Table = { readonly name: string; readonly sql: string; readonly rows: readonly Row[] }

/** Version 11 of the database, which every Anki since 2012 imports. */
const SCHEMA_VERSION = 11
/** The note type is the same in all decks, so that they share it. */
const MODEL = 1_764_000_000_000
/** Decks are numbered from here on, by the number of their set. */
const FIRST_DECK = 1_764_000_000_001
const FIELD_SIGN = '\u001F'
const FIELDS = ['Question', 'Shown', 'Answer', 'Explanation', 'Id'] as const

/** The statements that make the tables. The first column of each is the number of the row. */
const statements = {
  col: 'CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null)',
  notes:
    'CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null)',
  cards:
    'CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null)',
  revlog:
    'CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null)',
  graves: 'CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null)',
} as const

/** A set of questions that becomes a deck. */
export type Deck = {
  readonly name: string
  /** A number of its own, so that a later file of the same set changes the same deck. */
  readonly number: number
}

/**
 * Returns the tables of a collection with one deck, a card for each question.
 * @param now in milliseconds
 */
export function collectionOf(deck: Deck, items: readonly Item[], now: number): readonly Table[] {
  const seconds = Math.floor(now / 1000)
  const deckId = FIRST_DECK + deck.number
  const rows = {
    col: [collectionRow(deck, deckId, items.length, now)],
    notes: items.map((item, index) => noteOf(item, now + index, seconds)),
    cards: items.map((_, index) => cardOf(now + index, deckId, index + 1, seconds)),
    revlog: [],
    graves: [],
  }
  return tableNames.map((name) => ({ name, sql: statements[name], rows: rows[name] }))
}

const tableNames = ['col', 'notes', 'cards', 'revlog', 'graves'] as const

function collectionRow({ name }: Deck, deckId: number, cards: number, now: number): Row {
  const seconds = Math.floor(now / 1000)
  const decks = {
    '1': deckOf(1, 'Default', seconds),
    [deckId]: deckOf(deckId, deckName(name), seconds),
  }
  const texts = [
    { ...settings, nextPos: cards + 1 },
    { [MODEL]: model(deckId, seconds) },
    decks,
    { '1': options },
    {},
  ].map((value) => JSON.stringify(value))
  return { id: 1, values: [seconds, now, now, SCHEMA_VERSION, 0, 0, 0, ...texts] }
}

/** The checksum of a note only finds doubles while notes are typed, so it is left at 0. */
function noteOf(item: Item, id: number, seconds: number): Row {
  const fields = [
    htmlTextOf(item),
    linesOf(item).map(htmlOf).join('<br>'),
    htmlOf(item.answer),
    htmlOf(item.explanation),
    escaped(item.id),
  ]
  const tags = ` ${[item.category, item.difficulty].map(tagOf).join(' ')} `
  const [first = ''] = fields
  const texts = [tags, fields.join(FIELD_SIGN), first]
  return { id, values: [`pw-${item.id}`, MODEL, seconds, -1, ...texts, 0, 0, ''] }
}

function cardOf(noteId: number, deckId: number, due: number, seconds: number): Row {
  return {
    id: noteId,
    values: [noteId, deckId, 0, seconds, -1, 0, 0, due, 0, 0, 0, 0, 0, 0, 0, 0, ''],
  }
}

function tagOf(text: string): string {
  return text.replaceAll(/\s+/g, '-')
}

/** Two colons would make a deck within a deck, and some programs show the name as HTML. */
function deckName(name: string): string {
  const plain = lineOf(name)
    .replaceAll(/:{2,}/g, ':')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .replaceAll('&', '＆')
  return plain === '' ? 'Periodic Wizard' : plain
}

const CSS = `.card { font-family: sans-serif; font-size: 20px; line-height: 1.4; text-align: center }
.shown, .explanation { font-size: 17px }
.answer { font-weight: bold }
`

function model(deckId: number, seconds: number) {
  return {
    id: MODEL,
    name: 'Periodic Wizard question',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    tmpls: [
      {
        name: 'Card 1',
        ord: 0,
        qfmt: '{{Question}}{{#Shown}}<p class="shown">{{Shown}}</p>{{/Shown}}',
        afmt: '{{FrontSide}}<hr id="answer"><p class="answer">{{Answer}}</p><p class="explanation">{{Explanation}}</p>',
        bqfmt: '',
        bafmt: '',
        did: null,
      },
    ],
    flds: FIELDS.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css: CSS,
    latexPre: '\\documentclass{article}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  }
}

function deckOf(id: number, name: string, seconds: number) {
  return {
    id,
    name,
    desc: '',
    mod: seconds,
    usn: -1,
    conf: 1,
    dyn: 0,
    collapsed: false,
    extendNew: 0,
    extendRev: 50,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  }
}

/** The settings of a new collection, which an import ignores. */
const settings = {
  activeDecks: [1],
  curDeck: 1,
  curModel: String(MODEL),
  addToCur: true,
  collapseTime: 1200,
  dueCounts: true,
  estTimes: true,
  newBury: true,
  newSpread: 0,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
}

const options = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  autoplay: true,
  maxTaken: 60,
  replayq: true,
  timer: 0,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  rev: {
    bury: true,
    ease4: 1.3,
    fuzz: 0.05,
    ivlFct: 1,
    maxIvl: 36_500,
    minSpace: 1,
    perDay: 100,
  },
}
