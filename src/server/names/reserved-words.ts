import { editDistance } from '#chemistry/search/edit-distance.ts'

import {
  backward,
  joinSpelled,
  readDrawn,
  readLeet,
  readPairs,
  withoutDoubles,
} from './disguises.ts'
import { skeletonOf } from './skeleton.ts'
import {
  GREETINGS,
  TITLES,
  TITLES_AFTER_A_GREETING,
  TITLES_AT_THE_BEGINNING,
  TITLES_WITHOUT_SPACES,
} from './words/titles.ts'

const PRODUCT = 'periodicwizard'
/** Letters that may be wrong in the name of the product, which is then still read as that. */
const PRODUCT_MISTAKES = 2

/** Names of this product and words for its operators: refused wherever they stand in a name. */
const ANYWHERE = [
  PRODUCT,
  'administrator',
  'administrador',
  'administrateur',
  'moderator',
  'moderateur',
  'moderador',
  'sysadmin',
  'superuser',
  'webmaster',
  'helpdesk',
  'headteacher',
  'headmaster',
  'headmistress',
  'schulleiter',
  'schulleitung',
  'администратор',
  'адміністратор',
  'модератор',
  '管理员',
  '管理員',
  '管理者',
  '版主',
  '관리자',
  '운영자',
  '老师',
  '老師',
  '校长',
  '校長',
  '官方',
  '客服',
  '선생님',
  '교장',
  '教师',
  '教師',
  '管理人',
  '운영팀',
  'modteam',
  'examboard',
  'itdepartment',
  'systemmessage',
  'serverbot',
  'substituteteacher',
  'techsupport',
] as const

/** Words for people who run this or a school: refused as a word of a name, and as all of it. */
const AS_A_WORD = [
  'admin',
  'admins',
  'administration',
  'moderation',
  'mods',
  'support',
  'official',
  'offical',
  'officiel',
  'oficial',
  'offiziell',
  'staff',
  'teacher',
  'teachers',
  'principal',
  'operator',
  'lehrerin',
  'lehrkraft',
  'direktor',
  'direktorin',
  'direttore',
  'diretor',
  'diretora',
  'dyrektor',
  'nauczyciel',
  'nauczycielka',
  'directeur',
  'directrice',
  'profesor',
  'profesora',
  'professeur',
  'docente',
  'enseignant',
  'enseignante',
  'soporte',
  'админ',
  'модер',
  'учитель',
  'учительница',
  'учителька',
  'вчитель',
  'вчителька',
  'директор',
  'поддержка',
  'διαχειριστης',
  'δασκαλος',
  'مدير',
  'معلم',
  'معلمة',
  'المعلم',
  'المدير',
  'مشرف',
  'शिक्षक',
  'अध्यापक',
  'व्यवस्थापक',
  'öğretmen',
  'öğretmenim',
  'yönetici',
] as const

/** Words that are refused at the beginning and at the end of a longer one too, as in `theadmin`. */
const AT_AN_END = ['admin', 'teacher', 'official'] as const

/** Words before the name of a person, as in `Lehrer Müller`; they are family names, too. */
const AS_A_FORM_OF_ADDRESS = ['lehrer', 'maestra', 'directora'] as const

/** Words that are common in names beside others: refused only as all of it. */
const AS_ALL = [
  'mod',
  'root',
  'system',
  'owner',
  'host',
  'security',
  'director',
  'rektor',
  'professor',
  'maestro',
  'null',
  'undefined',
  'anonymous',
  'deletedaccount',
  'opponent',
  'you',
  'guest',
] as const

/** Given names and words that begin or end like those. */
const NONE_OF_THEM = ['admina', 'adminah'] as const

const anywhere = [...ANYWHERE, ...TITLES_WITHOUT_SPACES].map(lettersOf)
const asAWord = new Set([...AS_A_WORD, ...TITLES].map(lettersOf))
/** Read from their end as well; those of other languages may be names then. */
const backwardWords = new Set(AS_A_WORD.map(lettersOf))
const atBeginning = TITLES_AT_THE_BEGINNING.map(lettersOf)
const greetings = new Set(GREETINGS.map(lettersOf))
const atAnEnd = AT_AN_END.map(lettersOf)
const noneOfThem = new Set(NONE_OF_THEM.map(lettersOf))
const asAFormOfAddress = new Set(AS_A_FORM_OF_ADDRESS.map(lettersOf))
const afterGreeting = new Set([...AS_A_FORM_OF_ADDRESS, ...TITLES_AFTER_A_GREETING].map(lettersOf))
const asAll = new Set([...asAWord, ...asAFormOfAddress, ...AS_ALL.map(lettersOf)])

/** Returns whether a name could be taken for one of the product, of its operators or of a school. */
export function isReserved(name: string): boolean {
  return (
    readingsOf(name).some((reading) => {
      const whole = lettersOf(reading)
      if (asAll.has(whole) || isProduct(whole) || isBackward(reading)) return true
      const words = wordsOf(reading)
      return words.some(isTitle) || asAFormOfAddress.has(words[0] ?? '') || isGreeted(reading)
    }) || isDoubled(withoutDoubles(name))
  )
}

/** Whether letters hold a word that is refused anywhere, or almost name the product. */
function isProduct(whole: string): boolean {
  return anywhere.some((word) => whole.includes(word)) || isNearProduct(whole)
}

function isTitle(word: string): boolean {
  return (
    asAWord.has(word) ||
    isAtAnEnd(word) ||
    atBeginning.some((beginning) => word.startsWith(beginning))
  )
}

/** Whether a title that is a family name, too, stands behind an article or a greeting: `Herr Lehrer`. */
function isGreeted(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}]+/u).map(lettersOf)
  return words.some(
    (word, index) => afterGreeting.has(word) && greetings.has(words[index - 1] ?? ''),
  )
}

function isAtAnEnd(word: string): boolean {
  if (noneOfThem.has(word)) return false
  return atAnEnd.some((end) => word.startsWith(end) || word.endsWith(end))
}

/** Whether a name has such a word with a letter too many, as in `admiin`; `Professor` is no `profesor`. */
function isDoubled(name: string): boolean {
  return isProduct(lettersOf(name)) || wordsOf(name).some(isAtAnEnd)
}

function isNearProduct(whole: string): boolean {
  return editDistance(whole, PRODUCT, PRODUCT_MISTAKES) <= PRODUCT_MISTAKES
}

/** Whether a name is or holds a reserved word when it is read from its end. */
function isBackward(name: string): boolean {
  const read = backward(name)
  const whole = lettersOf(read)
  return (
    anywhere.some((word) => whole.includes(word)) ||
    wordsOf(read).some((word) => backwardWords.has(word))
  )
}

/** The name as it stands, with its usual disguises read as letters, and without digits around words. */
function readingsOf(name: string): readonly string[] {
  const bare = name.replaceAll(/\p{Nd}+/gu, ' ')
  const plain = [name, bare, readDrawn(name), readPairs(name)].flatMap((reading) => [
    reading,
    readLeet(reading),
    readLeet(reading.replace(/\p{Nd}+$/u, '')),
  ])
  // Capitals resemble other letters than small ones do.
  return [...new Set([...plain, ...plain.map((reading) => reading.toLowerCase())])]
}

/** Words end at spaces, signs, digits and capitals; single letters in a row are one word. */
function wordsOf(name: string): readonly string[] {
  const parted = name.normalize('NFKC').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  const spelled = joinSpelled(parted)
  return [
    ...parted.split(/[^\p{L}\p{M}]+/u),
    ...spelled.split(/[^\p{L}\p{M}]+/u),
    ...unparted(name),
  ]
    .map(lettersOf)
    .filter((word) => word !== '')
}

function unparted(name: string): readonly string[] {
  return name.split(/[\s_.\-·|/]+/u)
}

/** The letters of the skeleton, and nothing between them. */
function lettersOf(text: string): string {
  return skeletonOf(text).replaceAll(/[^\p{L}\p{M}]/gu, '')
}
