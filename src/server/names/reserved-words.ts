import { skeletonOf } from './skeleton.ts'

/** Names of this product and words for its operators: refused wherever they stand in a name. */
const ANYWHERE = [
  'periodicwizard',
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
  'modteam',
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

/** Digits and signs that are read as letters; a sign with two readings is tried as both. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '(': 'c',
}

const anywhere = ANYWHERE.map(lettersOf)
const asAWord = new Set(AS_A_WORD.map(lettersOf))
const atAnEnd = AT_AN_END.map(lettersOf)
const asAFormOfAddress = new Set(AS_A_FORM_OF_ADDRESS.map(lettersOf))
const asAll = new Set([...asAWord, ...asAFormOfAddress, ...AS_ALL.map(lettersOf)])

/** Returns whether a name could be taken for one of the product, of its operators or of a school. */
export function isReserved(name: string): boolean {
  return readingsOf(name).some((reading) => {
    const whole = lettersOf(reading)
    if (asAll.has(whole) || anywhere.some((word) => whole.includes(word))) return true
    const words = wordsOf(reading)
    return words.some(isTitle) || asAFormOfAddress.has(words[0] ?? '')
  })
}

function isTitle(word: string): boolean {
  return asAWord.has(word) || atAnEnd.some((end) => word.startsWith(end) || word.endsWith(end))
}

/** The name as it stands, with digits and signs read as letters, and without those around words. */
function readingsOf(name: string): readonly string[] {
  const bare = name.replaceAll(/\p{Nd}+/gu, ' ')
  const found = [name, bare, readLeet(name), readLeet(name.replace(/\p{Nd}+$/u, ''))]
  // Capitals resemble other letters than small ones do.
  return [...found, ...found.map((reading) => reading.toLowerCase())]
}

/** Returns a text in which digits and signs are the letters they stand for. */
export function readLeet(text: string): string {
  return Array.from(text.normalize('NFKC'), (sign) => LEET[sign] ?? sign).join('')
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

/** Returns a text in which letters that stand alone in a row are one word: `a d m i n` and `a.d.m.i.n`. */
export function joinSpelled(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}\p{M}])\p{L}(?:[^\p{L}\p{M}\p{N}]{1,2}\p{L}(?![\p{L}\p{M}])){2,}/gu,
    (letters) => letters.replaceAll(/[^\p{L}\p{M}]/gu, ''),
  )
}

/** The letters of the skeleton, and nothing between them. */
function lettersOf(text: string): string {
  return skeletonOf(text).replaceAll(/[^\p{L}\p{M}]/gu, '')
}
