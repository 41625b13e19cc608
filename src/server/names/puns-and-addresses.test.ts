import { expect, test } from 'vitest'

import { listed } from '#server/testing/listed.ts'

import { readName } from './read-name.ts'

/** Insults of mothers, puns, words of videos and memes, threats, and addresses with rings for an o, other signs for a dot, or numbers. */
const HOSTILE = `
  tu madre, tu puta madre, Tu Mamá, ta mere, ta mère la, ta daronne, tua mãe, tua mamma, tua madre, deine mudda,
  deine mutter stinkt, ur mum, ur mom, yo mama, yo momma, joe mama, joe momma, твоя мать, твою мать, мать твою,
  twoja stara, twoja matka, ligma, ligma nuts, sugma, bofa deez, candice nuts, wendys nuts, imagine dragon deez nuts,
  deez, sawcon, sawcon deez, goblin deez, rhydon deez, parody deez, fugma, steve jobs ligma, dylan mabawls, mike hawk,
  mike hock, mike rotch, dixon butts, dixon cider, ben derhover, phil mycrack, phil mcgroin, hugh g rection,
  hugh jass, hugh jazz, anita bath cock, oliver clothesoff, ivana humpalot, jack mehoff, jack inoff, wayne kerr,
  i c wiener, amanda hugnkiss, seymour butz, pat mcgroin, harry azcrac, justin herass, drew peacock, ima pigg,
  dick tator, rod n reel dick, moe lestor, sum ting wong, wi tu lo, ho lee fuk, gabe itch, craven moorehead,
  eura snotball, evil.c○m, evil.c●m, evil.c◯m, evil.c〇m, evil.cøm, evil.cоm, evil . c o m, evil-dot-com, evil(dot)com,
  evil*com, evil:com, eviI.com, evil·com, evil/com, evil.c⚪m, evil．ｃｏｍ, evil.coM/x, evil[.]c0m, evil d0t com,
  evil.n3t, evil.0rg, 127 0 0 1, 127-0-0-1, 127_0_0_1, 127․0․0․1, 192 168 1 10, 10.0.0.1, localhost, localhost 3000,
  ::1, discordgg abc, discord.gg/x, disc0rd gg, add my snap joe_12, snap me joe12, my insta is joe, inst@ joe.x,
  ig joe.12, tiktok@joe, t me slash joe, telegram joe99, wa me 4915, whats app me, call 555 1234, tel 5551234,
  five five five one two three four, +1 five five five 12 34, joe AT gmail DOT com, joe at gmail, joe(a)gmail.com,
  joe[at]mail.ru, joe at mail ru, joe собака mail ru, joe klammeraffe gmx de, Ms. Smith (teacher), your teacher,
  the headmaster, Head of School, Mr Principal, Vice Principal, class teacher 9b, substitute teacher,
  homeroom teacher, exam board, ModTeam, the mods, sys op, root@pw, Periodic W1zard, Per1odic Wizard, Periodlc Wizard,
  PeriodicWizard HQ, Wizard Support, Help Desk, Tech Support, IT Department, Admin2, Ad min, 4dm1n, ᴀᴅᴍɪɴ,
  adm1nistrat0r, server bot, System Message, Bot Official, Verified ✓, official account, phat azz, thicc boi ass,
  gyatt rizz ass, skibidi cock, goon cave, gooning, edging all day, simp hunter rape, femboy cock, ahegao, xnxx,
  xvideos, brazzers, pornhub, onlyfan, fansly, chaturbate, 420 69 sex, six nine sex, send noodz, nudez, show bobs,
  bobs and vagene, vagene, pen is, pen island cock, penisland, dikk, puthy, clap cheeks, backshots, back shots,
  hawk tuah, spit on that thang, hit or miss rape, unalive me, kermit sewer slide, sewerslide, toaster bath, kys now,
  go kys, end your life, neck yourself, rope yourself, drink bleach, you should die, i hope you die, shoot up school,
  school sh00ter, eric harris dylan klebold, ted bundy, jeffrey epstein, epstein island, diddy party, diddler,
  p diddy oil, bin laden fan, 1488, heil h, white is right, oven dodger, six million more, gypsy scum, pikey,
  chav scum, g00k, ching chong, ling ling ching, curry muncher, pajeet, sand monkey, goatfucker, beaner,
  border hopper, wet back, cotton picker, nibber, nigward, knee grow, kneegrow, ni🅱️🅱️a, n word, nword pass,
  nigerundayo nigg, neeger, nogger, chigga, knee ger, 127/0/0/1, 192.168.1.10:3000,
`

/** Names near to those, and a hundred drawn from the given names, family names, towns, animals and fruit of many languages. */
const INNOCENT = `
  Dr. Net, Mr. Org Anic, Prof. Com Bustion, Dr. Com Pound, St. Net, Sit-com Fan, Rom-Com Queen, Fishing Net, Dot,
  Point Com, 2 8 18 18, 2-8-18-8, 1 2 3 4, 4 8 15 16, 10 9 8, 3.1415, 127, Room 192, Isotope 127, Tu, Madre Teresa,
  Mama Lu, Tu Youyou, Mother Goose, Ta Mara, Joe Mamadou, Mum Taz, Yo Yo Ma, Sagma, Sigma, Enigma Nine, Magma Nuts,
  Lima Nut, Bo Fa, Ki Sma, Pu Si, Lig Na, Kiss Marie, Nick Kerr, Nick Gurr, Sand N., Gast He, Sieg H., Arsenal Gooner,
  Jack Goff, Mo Lester, Candice Wu, Candice Olsen, Wendy Nutt, Wendys Notes, Osama Karim, Aryan Patel, Adolf Loos,
  Adolfo Ruiz, Columbine Blue, Columbite, Ted Bunde, Jeffrey Hinton, Eric Harrison, Whitney Right, Epstein Barr,
  Wigger Family, Sophie Bussy, Claire de Bussy, Coomer Lee, Helium○, ○ Oxygen ○, ● Carbon, Søren Ø, Bjørn Com, Østen,
  Tørn.et, Call me Maxwell, Ring of Fire, Me and Mail, Snap Dragon, Snapdragon, Whats Up Doc, At Home, Mat at Math,
  Pat at Lab, Cat on Mat, Disc Golf, Root Two, Local Host Plant, Exam Hero, Board Game Fan, Game Mustard,
  Item Department X, Tech Wizardess, Systematic, Serverless Sam, Substitute Sugar, Bot Any, Botany, Dick Tatum,
  Hugh Jackson, Hugh Grant, Mike Hawking, Mike Rotchild, Drew Peacocke, Oliver Close, Wayne Kerrison,
  Ivan Humperdinck, Harry Azar, Justin Hera, Pat McGrath, Phil McGraw, Alcohol Ken, Servác, Dmitri, basil, heisserer,
  pattie, Lorena, reidler, Альбертівна, Immacolata, delamare, holets, York Factory, tatum, joanie, Κοζάνη, سروش,
  stachowiak, barkie, swepson, wansing, swarthout, silcox, Macon-Bibb County, lazaga, topinka, Grabowski, Jordyn,
  zwiebel, devick, Delvalle, lavergne, Gorczany, johnsrud, Comtois, Ra’no, samora, tsuboi, kalkbrenner, guetersloh,
  فرین, fesenbek, Noémie, prairie, lupino, fagg, witting, benkosky, Szofi, leena, Taryn, chriss, Immelman, topp,
  Umang, Evîn, هورداد, Múcsony, mattila, Shahganj, capestany, ماژین, vogan, ณัฐพนธ์, Gün, Davies, berglund, tutoky,
  kansas, elsinger, chio, schlessman, newmeyer, chaco, Kolda, Pellitteri, cunliffe, Murwara (Katni), phoun, Rogowski,
  hwang, Allen, Nourmont, serie, Foulque à crête, horth, Vendée-i griffonkopó, Qinchaun, Dachshund, Swarzędz, garivay,
  watwood, forbish, warehime, martino, smalt, dolby, hitchingham, gwenneth, iiams, Hardy,
`

test('puns, memes, threats and addresses in disguise are refused', () => {
  expect(listed(HOSTILE).filter((name) => readName(name).refusal === null)).toEqual([])
})

test('names near to them, of people, places, animals and fruit, are not', () => {
  expect(listed(INNOCENT).filter((name) => readName(name).refusal !== null)).toEqual([])
})

test.each(['Titty', 'Prick', 'Harami'])(
  '%s is a rare family name, and for most an insult',
  (name) => {
    expect(readName(name).refusal).toBe('name_offensive')
  },
)
