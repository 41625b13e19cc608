import naughtyWords from 'naughty-words'
import { englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import unhomoglyph from 'unhomoglyph'

import {
  backward,
  isMasked,
  joinSpelled,
  readCyrillicLeet,
  readDrawn,
  readLeet,
  readSpellings,
  withVowels,
} from './disguises.ts'
import { englishWords } from './english-words.ts'
import { NAMES_OF_PEOPLE } from './names-of-people.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { plainLetters } from './skeleton.ts'
import { MORE_STEMS, MORE_WORDS, WHOLE_NAMES } from './words/more-offensive-words.ts'

/** Esperanto and Klingon hardly offend, and their words are those of other languages. */
const LEFT_OUT: ReadonlySet<string> = new Set(['eo', 'tlh', 'kab'])
/** Shorter words of an alphabet are parts of names. */
const MIN_LETTERS = 3
/** Chinese, Japanese, Korean and Thai have no spaces between words, nor have emoji. */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hangul}]{2,}$|^\p{Script=Thai}{4,}$|^\p{Script=Hiragana}{4,}$|^\p{Script=Katakana}{5,}$|^\p{Extended_Pictographic}/u

/**
 * Stems of insults in the languages of the lists, which are whole words there; each stands in no name or
 * word of a lesson that is known here.
 */
const STEMS = [
  'arschloch',
  'wichser',
  'hurensohn',
  'schlampe',
  'scheiss',
  'fotze',
  'enculé',
  'encule',
  'connard',
  'salope',
  'putain',
  'niquetamere',
  'filsdepute',
  'hijodeputa',
  'hijaputa',
  'hijoputa',
  'gilipoll',
  'pendejo',
  'cabrón',
  'mierda',
  'chingad',
  'vaffancul',
  'stronzo',
  'cazzo',
  'puttana',
  'caralho',
  'filhodaputa',
  'kurwa',
  'pierdol',
  'skurwysyn',
  'orospu',
  'siktir',
  'madarchod',
  'bhenchod',
  'behenchod',
  'chutiya',
  'пизд',
  'хуй',
  'хуя',
  'хуе',
  'заебан',
  'заебат',
  'наебат',
  'съебал',
  'уебан',
  'блять',
  'блядь',
  'пидор',
  'пидар',
  'мудак',
  'missgeburt',
  'nuttensohn',
  'hijueputa',
  'chingatumadre',
  'kankerlijer',
  'hoerenzoon',
  'skurwiel',
  'spierdal',
  'долбоеб',
  'долбоёб',
  'sikeyim',
  'gerizekal',
  'orosbu',
  'pezevenk',
  'punheteir',
  'arrombad',
  'μαλακα',
  'γαμησ',
  'γαμωτο',
  'πουταν',
  'καριολη',
  'καριολα',
  'שרמוט',
  'כוסאמק',
  'בןזונה',
  'मादरचोद',
  'बहनचोद',
  'भोसड',
  'चूतिय',
  'довбойоб',
  'підарас',
  'địtmẹ',
  'địtcon',
  'onlyfans',
  'caonima',
  'bhosdi',
  'bhosadi',
  'sikerim',
  'sharmouta',
  'sharmuta',
  'kosomak',
  'binladen',
  'gasthejew',
  'gaschamber',
  'schoolshoot',
  'killurself',
  'killyourself',
  'ihateyou',
  '草泥马',
  '傻b',
  'dipshit',
  'horseshit',
  'azzhole',
  'jackass',
  'smartass',
  'vajayjay',
  'niqqa',
  'nigguh',
  'totenkopf',
  'alqaeda',
  'killyou',
  'mistkerl',
  'wixxer',
  'hijodeperra',
  'jebemti',
  'sugipula',
  'baszdmeg',
  'sharmoota',
  'kussumm',
  'ngentot',
  'нигге',
  'きちがい',
  '개새끼',
] as const

/** Stems of insults that are part of longer names, as in Эстебан: found only where a word begins. */
const FIRST_STEMS = ['ебат', 'ебан', 'ебал', 'ебуч', 'jewsdie', 'diejew'] as const

/** Insults with an i for which an l may stand, or the other way round: a capital I looks like a small l. */
const STROKE_WORDS = [
  'nigger',
  'nigga',
  'niggers',
  'shit',
  'bitch',
  'asshole',
  'slut',
  'nazi',
] as const

/** Insults that are read from their end as well; each is no name backward. */
const BACKWARD_WORDS = [
  'fuck',
  'fucker',
  'fuckyou',
  'shit',
  'bullshit',
  'bitch',
  'cunt',
  'nigger',
  'nigga',
  'faggot',
  'whore',
  'pussy',
  'penis',
  'vagina',
  'asshole',
  'dickhead',
  'wanker',
  'retard',
  'rapist',
  'hitler',
  'porn',
  'arschloch',
  'hurensohn',
  'fotze',
  'wichser',
  'scheisse',
  'merde',
  'putain',
  'connard',
  'mierda',
  'pendejo',
  'cazzo',
  'stronzo',
  'caralho',
  'kurwa',
  'сука',
  'пизда',
  'блять',
  'dick',
  'cock',
] as const

/** Words that the lists lack. */
const UNLISTED = [
  'сука',
  'суки',
  'сучка',
  'шлюха',
  'amk',
  'ntm',
  'fdp',
  'pqp',
  'vtnc',
  'puto',
  'putos',
  'putita',
  'cabron',
  'cabrones',
  'pendeja',
  'joder',
  'maricon',
  'culero',
  'malparido',
  'malparida',
  'gonorrea',
  'capullo',
  'pelotudo',
  'boludo',
  'culiao',
  'huevon',
  'huevón',
  'cojones',
  'retrasado',
  'bâtard',
  'batard',
  'bougnoule',
  'youpin',
  'couille',
  'couilles',
  'tarlouze',
  'abruti',
  'niquer',
  'trouduc',
  'salearabe',
  'crétin',
  'spast',
  'spasti',
  'drecksau',
  'drecksack',
  'hurenkind',
  'miststück',
  'votze',
  'judensau',
  'saujude',
  'verpissdich',
  'vollidiot',
  'ricchione',
  'diocane',
  'porcodio',
  'rompicoglioni',
  'cretino',
  'inculato',
  'handicappato',
  'buceta',
  'cuzão',
  'cuzao',
  'viado',
  'piroca',
  'otário',
  'babaca',
  'vagabunda',
  'cabrão',
  'punheta',
  'retardado',
  'kanker',
  'kankerhoer',
  'tering',
  'tyfus',
  'tyfuslijer',
  'teringlijer',
  'kutwijf',
  'kankermongool',
  'trut',
  'rukker',
  'klote',
  'chuju',
  'huju',
  'wypierdalaj',
  'jebac',
  'zjeb',
  'gowno',
  'kretyn',
  'cwel',
  'matkojebca',
  'zdzira',
  'szmata',
  'еблан',
  'бля',
  'гондон',
  'залупа',
  'уёбок',
  'уебок',
  'ублюдок',
  'чмо',
  'мразь',
  'жид',
  'шалава',
  'выблядок',
  'мудила',
  'ебало',
  'blyat',
  'blyad',
  'pidor',
  'nahui',
  'huilo',
  'piç',
  'amınakoyayım',
  'amınakoyim',
  'ibne',
  'yarrak',
  'kahpe',
  'gavat',
  'dangalak',
  'puşt',
  'sürtük',
  'şerefsiz',
  'yavşak',
  'itoğluit',
  'πουτσα',
  'πούτσα',
  'πούστη',
  'αρχίδι',
  'זונה',
  'מניאק',
  'रंडी',
  'गांडू',
  'підор',
  'підар',
  'địt',
  'lồn',
  'cặc',
  'đụmá',
  'muie',
  'sikerim',
  'bsdk',
  'stfu',
  'gtfo',
  'wtf',
  'nibba',
  'gook',
  'incel',
  'nudes',
  'sendnudes',
  'gayboy',
  'ugay',
  'urgay',
  'stupididiot',
  'beeyotch',
  'gypo',
  'gyppo',
  'ih8u',
  'momgay',
  'bombthreat',
  'drugdealer',
  'fatpig',
  '死ね',
  '氏ね',
  'しね',
  'kkk',
  'siegheil',
  'phuq',
  'fcuk',
  'fuxk',
  'shyte',
  'biotch',
  'kunt',
  'skank',
  'seks',
  'bugger',
  'bellend',
  'knobhead',
  'kaffir',
  'kyke',
  'faggit',
  'mongoloid',
  'isisfighter',
  'godie',
  'ficker',
  'schwanz',
  'mrde',
  'chinga',
  'cyka',
  'педик',
  'sikik',
  'مخنث',
  'gaandu',
  'くそ',
  'バカ',
  'ばか',
  'ㅅㅂ',
  '시발',
  'ㅂㅅ',
  'kontol',
  'memek',
  'anjing',
  'bangsat',
  'สัส',
  'jävla',
  'saatana',
  'pička',
  'kurac',
  'pizdă',
  'γαμώ',
  'μουνί',
  'malaka',
  'poutana',
  'dikhead',
] as const

/** Numbers that stand for words of hate. */
const HATE_NUMBERS = /(?<!\p{N})(?:14[^\p{L}\p{N}]{0,2}88|88[^\p{L}\p{N}]{0,2}14)(?!\p{N})/u
/** Names and words that offend only where a digit or a sign stands for a letter, as in `d1ck`. */
const DISGUISED_WORDS: ReadonlySet<string> = new Set(['dick', 'dickhead', 'hoe', 'pron', 'bite'])
/** Names that are read as insults when they are said aloud. */
const PUNS = [
  'amandahugnkiss',
  'benderhover',
  'cravenmoorehead',
  'dicktator',
  'dixonbutts',
  'dixoncider',
  'drewpeacock',
  'dylanmabawls',
  'eurasnotball',
  'gabeitch',
  'harryazcrac',
  'hughgrection',
  'hughjass',
  'hughjazz',
  'icwiener',
  'imapigg',
  'ivanahumpalot',
  'jackinoff',
  'jackmehoff',
  'justinherass',
  'mikehawk',
  'mikehock',
  'mikerotch',
  'moelestor',
  'oliverclothesoff',
  'patmcgroin',
  'philmcgroin',
  'philmycrack',
  'rodnreeldick',
  'seymourbutz',
  'sumtingwong',
  'waynekerr',
  'witulo',
  'bendover',
  'barrymckockiner',
  'deeznuts',
  'dixienormous',
  'harryballs',
  'heywoodjablome',
  'hughjanus',
  'icewallowcome',
  'jennatalia',
  'mikehunt',
  'mikelitoris',
  'mikeoxlong',
  'mikeoxmaul',
  'moelester',
  'philmccracken',
  'seymourbutts',
  'yurinator',
] as const
/** A digit or a sign within a word, which hides a letter. */
const DISGUISED = /\p{L}[\d!$@|]|[\d!$@|]\p{L}/u

/** Degrees, birds, plants, places and laws with a word that alone would offend. */
const HARMLESS = [
  'cum laude',
  'cum grano salis',
  'blue tit',
  'blue tits',
  'great tit',
  'great tits',
  'coal tit',
  'marsh tit',
  'tit for tat',
  'cock robin',
  'cock a doodle',
  'pussy willow',
  'pussycat',
  'rape seed',
  'oilseed rape',
  'rio negro',
  'río negro',
  'negro river',
  'semen lini',
  'del negro',
  'dal negro',
  "fick's law",
  'ficks law',
  'adolf fick',
  'ficksches gesetz',
  'retarded time',
  'bond age',
  'mol ester',
  'runge kutta',
  'martin kutta',
  'chink in the armor',
  'cazzola',
  'cazzolato',
  'salopek',
  'scheissler',
  'kike hernández',
  'kike hernandez',
  'fuk wing',
  'fuk wah',
  'fuk wai',
  'fuk hing',
  'fuk lam',
  'fuk man',
  'fuk keung',
  'fuk sing',
  'fuk tai',
  'fuk yin',
] as const

/** Names of people as whole words. */
const NAME_OF_PEOPLE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${NAMES_OF_PEOPLE.join('|')})(?![\\p{L}\\p{M}])`,
  'gu',
)

/** The given name of many in Russia and Ukraine, before a family name. */
const SEMEN = /(?<!\p{L})semen\s(?=\p{L}+(?:ov|ev|in|ko|uk|sky|skyi|skiy|yan)(?!\p{L}))/gu

/** These phrases as a whole, however their words are joined. */
const harmless = new RegExp(
  `(?<!\\p{L})(?:${HARMLESS.map((phrase) => phrase.replaceAll(/[^\p{L}]+/gu, '[^\\p{L}]*')).join('|')})(?!\\p{L})`,
  'gu',
)

const english = new RegExpMatcher({ ...englishWords().build(), ...englishRecommendedTransformers })
const listed = Object.entries(naughtyWords).flatMap(([language, words]) =>
  LEFT_OUT.has(language) ? [] : words.map((word) => word.normalize('NFKC').toLowerCase()),
)
const words = [
  ...listed.filter((word) => !ORDINARY_WORDS.has(word)),
  ...UNLISTED,
  ...MORE_WORDS,
  ...PUNS,
]
const spaced = new Set(words.map((word) => lettersOf(word.normalize('NFKC'))).filter(isLongEnough))
const unspaced = words.filter((word) => UNSPACED.test(word))
const stems = STEMS.map(lettersOf)
const moreStems = MORE_STEMS.map(lettersOf)
const wholeNames = new Set(WHOLE_NAMES.map(lettersOf))
const maskedWords = new Set([...BACKWARD_WORDS.map(lettersOf), 'хуй', 'хуя', 'ебать', 'говно'])
const firstStems = FIRST_STEMS.map(lettersOf)
const strokeWords = new Set(STROKE_WORDS.map(withOneStroke))
const backwardWords = new Set(BACKWARD_WORDS.map((word) => backward(lettersOf(word))))

/** Returns whether a name has an offensive word in one of the languages of the lists. */
export function isOffensive(given: string): boolean {
  const whole = given.normalize('NFKC').toLowerCase().replaceAll(harmless, ' ')
  // A phrase is one also where a word of it is a name.
  if (isPhrase(whole)) return true
  const name = whole.replaceAll(NAME_OF_PEOPLE, ' ').replaceAll(SEMEN, '')
  const accented = readingsOf(name)
  // Without its accents a harmless word may be one of the lists: Mộng, Paška, año.
  const plain = readingsOf(plainLetters(name))
  return (
    HATE_NUMBERS.test(name) ||
    [...partsOf(name), ...partsOf(readLeet(plainLetters(name)))].some(
      (part) => backwardWords.has(part) || strokeWords.has(withOneStroke(part)),
    ) ||
    (DISGUISED.test(name) && isDisguised(readLeet(name))) ||
    name.split(/\s+/u).some((part) => isMasked(part, maskedWords)) ||
    accented.some(isListed) ||
    [...new Set([...accented, ...plain])].some(
      (reading) => english.hasMatch(reading) || hasStem(reading),
    )
  )
}

/** Whether all of a name is an insult, or two words in a row are one that is no name. */
function isPhrase(name: string): boolean {
  return [name, readSpellings(name), plainLetters(name)].some((reading) => {
    const letters = lettersOf(reading)
    return wholeNames.has(letters) || moreStems.some((stem) => letters.includes(stem))
  })
}

function isDisguised(reading: string): boolean {
  return (
    english.hasMatch(lettersOf(reading)) ||
    partsOf(reading).some((part) => DISGUISED_WORDS.has(part))
  )
}

function isListed(reading: string): boolean {
  return (
    unspaced.some((word) => reading.includes(word)) ||
    partsOf(reading).some((part) => spaced.has(part))
  )
}

function hasStem(reading: string): boolean {
  const letters = lettersOf(reading)
  return (
    stems.some((stem) => letters.includes(stem)) ||
    partsOf(reading).some((part) => firstStems.some((stem) => part.startsWith(stem)))
  )
}

/** A name, and the name without the disguises that are usual: signs, digits, repeats, other alphabets. */
function readingsOf(small: string): readonly string[] {
  const spelled = joinSpelled(small)
  const unsigned = small.replaceAll(/(?<=\p{L})[_.\-*~'’"^·]+(?=\p{L})/gu, '')
  const leet = readLeet(small)
  const once = small.replaceAll(/(\p{L})\1{2,}/gu, '$1')
  const likeness = Array.from(small, (letter) =>
    /[a-z]/.test(letter) ? letter : unhomoglyph(letter).toLowerCase(),
  ).join('')
  const drawn = readLeet(readDrawn(small))
  const cyrillic = small.replaceAll(/(?<=\p{Script=Cyrillic})[@]|[@](?=\p{Script=Cyrillic})/gu, 'я')
  return [
    ...new Set([
      small,
      spelled,
      unsigned,
      leet,
      once,
      likeness,
      drawn,
      cyrillic,
      readCyrillicLeet(small),
      readSpellings(small),
      readSpellings(leet),
      ...withVowels(small),
    ]),
  ]
}

/** The words of a name, two in a row, and all of it, as letters. */
function partsOf(reading: string): readonly string[] {
  const parts = reading.split(/[^\p{L}\p{M}]+/u).filter((part) => part !== '')
  const pairs = parts.slice(1).map((part, index) => `${parts[index]}${part}`)
  return [...parts, ...pairs, parts.join('')].map(lettersOf)
}

function withOneStroke(word: string): string {
  return word.replaceAll('l', 'i')
}

function isLongEnough(word: string): boolean {
  return word !== '' && (!/^\p{Script=Latin}+$/u.test(word) || word.length >= MIN_LETTERS)
}

/** Small letters with their accents, which make another word: año and ano. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
}
