import { expect, test } from 'vitest'

import { readName } from './read-name.ts'

/** Insults and their disguises in some thirty languages: digits, signs, spaces, backward, mixed alphabets. */
const HOSTILE = `
  fvck, phuck you, fuuck, fuk u, f u c k, f-u-c-k, f.u.c.k.e.r, F_U_C_K,
  ƒuck, ＦＵＣＫ, 𝖋𝖚𝖈𝖐, fսck, fu©k, fu(k, fu¢k, phuq,
  fcuk, fukkk, fuxk, fu ck, fuckwit, unfuckable, clusterfuck, Fuckface,
  mfucker, xXfuckXx, sh1thead, 5hit, 5h1t, $hit, s h i t, shiit,
  tihs, Dipshit, horseshit, shyte, b!tch, 8itch, bi7ch, b1atch,
  biotch, b i t c h, hctib, bitchass, a55hole, azzhole, @sshole, assh0le,
  arsehole, elohssa, dumb ass, jackass, smartass, kiss my ass, c0ck, c.o.c.k,
  cocksucker, cock sucker, kcoc, d1ck, d!ck, d i c k head, dikhead, dik head,
  kcid, pen1s, p3n1s, pen15, sinep, p.e.n.i.s, vag1na, vajayjay,
  anigav, pu55y, pus5y, puss y, pu$$y, yssup, cvnt, kunt,
  c u n t, tnuc, tw4t, wh0re, w h o r e, erohw, h03, slvt,
  s1ut, 5lut, sLuT, skank, milf, p0rno, pr0n, nrop,
  hentai, xxx, sexy, sex, s3x, s e x, seks, blowjob,
  bl0wj0b, handjob, rimjob, boobs, b00bs, 8008135, t1ts, titties,
  nippl3, clit, cl1t, dildo, d1ld0, vibrator, jizz, j1zz,
  cumshot, c u m, spunk, wanker, w4nker, w a n k e r, tosser, bollocks,
  b0llocks, bugger, bellend, knobhead, prick, pr1ck, n1gger, nigg3r,
  niqqa, nigguh, n i g g e r, n.i.g.g.a, n1gg@, nlgga, ni99er, negr0,
  ниггер, neger, kaffir, chink, ch1nk, spic, wetback, k1ke,
  kyke, paki, towelhead, raghead, faggit, f4ggot, f@g, fag,
  f a g g o t, toggaf, tranny, shemale, ret4rd, r3tard, r e t a r d, drater,
  spastic, mongoloid, hitl3r, h1tler, H i t l e r, reltih, Adolf Hitler, h3il hitler,
  n4zi, naz1, sieg heil, ss totenkopf, kkk, white power, isis fighter, al qaeda,
  school shooter, rap1st, r4pe, pedo, p3do, paedophile, ped0phile, kill yourself,
  kys, k y s, go die, i will kill you, die jews, Scheisse, sche1sse, ScheiSSe,
  Arschl0ch, arsch, Wixxer, W1chser, hurens0hn, hure, Schwuchtel, schwanz,
  Mistkerl, f1cken, fick dich, ficker, Neger, Kanake, mrde, m3rde,
  p u t a i n, pute, salope, sal0pe, encul3, connasse, fdp, batard,
  pédé, tapette, ta gueule, nique ta mere, put4, p u t a, pvta madre, mierd4,
  m1erda, cabr0n, p3ndejo, pendej0, chinga, maricón, hijo de perra, coño,
  gilip0llas, culo, c4zzo, c a z z o, str0nzo, vaffancul0, minchia, puttan4,
  figa, frocio, coglione, p0rca madonna, caralh0, car4lho, porra, viad0,
  foda se, fodase, merda, bosta, kurw4, k u r w a, chuj, ch*j,
  pizda, jebać, pierd0l, suka, cyka blyat, cyka, сука блять, c y k a,
  хуй, хуй тебе, xyй, х у й, пиzда, пизд@, ебать, блядь,
  бл@дь, пидор, педик, orospu, 0rospu, siktir git, s1ktir, yarrak,
  amcık, göt, sikik, piç kurusu, kahpe, مخنث, كس امك, شرموطة,
  قحبة, sharmoota, kuss ummak, בן זונה, שרמוטה, madarch0d, m@darchod, bhench0d,
  chut1ya, gaandu, bsdk, भोसड़ीके, 操你, 你妈逼, 傻逼, 王八蛋,
  狗日的, 妈的, くそ, 死ね, ちんこ, まんこ, バカ, きちがい,
  씨발, ㅅㅂ, 시발, 병신, ㅂㅅ, 개새끼, 좆, đụ má,
  địt mẹ mày, lồn, cặc, kontol, memek, anjing, bangsat, ngentot,
  putang ina, tangina, ควย, เหี้ย, สัส, kutwijf, klootzak, hoer,
  tyfus, kanker, lul, kut, helvete, jävla, fitta, kuk,
  perkele, vittu, paska, saatana, kusipää, pička, jebem ti, kurac,
  pizdă, muie, sugi pula, kurva, picsa, fasz, geci, baszd meg,
  γαμώ, μαλάκα, πουτάνα, μουνί, malaka, poutana, ugly bitch, big boobs,
  Dr. Dick Head, Mike Hunt, Hugh Janus, Ben Dover, Phil McCracken, Seymour Butts, Moe Lester, Jenna Talia,
  Dixie Normous, Ice Wallow Come, Heywood Jablome, Barry McKockiner, Harry Balls, Mike Oxlong, Mike Litoris, Yuri Nator,
`

/** Names of people and places, minerals and words of a lesson, in which a filter finds an insult. */
const INNOCENT = `
  Scunthorpe, Emily Dickinson, Dickinson, Cockburn, Assunta, Assunta Rossi, Nigerian, Niger,
  Nigeria, Nigel, Essex, Sussex, Wessex, Middlesex, Hancock, John Hancock,
  Shitake, Shiitake, Hitchcock, Cockroft, Alcock, Peacock, Woodcock, Adcock,
  Wilcock, Wilcox, Glasscock, Cocker, Jarvis Cocker, Cockerill, Dicken, Dick Dastardly,
  Dickson, Dickey, Dickerson, Benedick, Moby, Titus, Titania, Titov,
  Titian, Tittle, Tito, Titmuss, Assad, Assaf, Assmann, Assange,
  Assam, Cassandra, Cassidy, Bassam, Hassan, Nassau, Vassar, Massey,
  Glass, Bass, Analise, Ana Lima, Analía, Analytics, Canal, Banal,
  Cumberland, Cumberbatch, Cumming, Cummins, Cumali, Circumference, Document, Cucumber,
  Ashit, Shital, Shitalben, Harshit, Harshita, Rakshita, Akshit, Ankshit,
  Nishit, Mishti, Takeshita, Yamashita, Kinoshita, Morishita, Fuchs, Fuks,
  Fuku, Fukuyama, Fukui, Fuka, Phuc, Nguyễn Phúc, Phuc Nguyen, Dung,
  Trần Dũng, Bich Tran, Bích, Lon, Kok, Wim Kok, Kox, Koch,
  Koks, Johnson, Peniston, Penny, Dennis, Sexton, Sextus, Saxton,
  Sixten, Unisex, Homer, Homs, Homolka, Homayoun, Homa, Gaylord,
  Gay, Gay-Lussac, Marvin Gaye, Gayle, Gaya, Dyke, Van Dyke, Van Dijk,
  Dykes, Vandyke, Fagan, Fagin, Faguet, Fages, Hore, Horen,
  Hora, Hoare, Whorf, Whoriskey, Slutsky, Slutskaya, Slater, Slade,
  Rapoport, Rapp, Draper, Grapes, Raphael, Trapeze, Scrape, Skye,
  Pissarides, Camille Pissarro, Pissaladiere, Mississippi, Pisa, Wankel, Wang, Wanda,
  Swank, Hilary Swank, Hilary Putnam, Putin, Putter, Putri, Puteri, Putra,
  Computer, Deputado, Merdan, Smerdyakov, Esmeralda, Kurt, Kunal, Kunte,
  Kunti, Kuntz, Kunz, Cunha, Cunningham, Twatt, Tran, Tranmere,
  Transfer, Transition Metal, Turda, Turdus, Saturday, Nazir, Nazim, Nazira,
  Nazia, Nazio, Nazim Hikmet, Natsumi, Hitomi, Jude, Judy, Judea,
  Kikelomo, Kiki, Spica, Spicer, Spick, Spickett, Suspicious, Chinky,
  Chin, Pakistan, Pakistani, Pak, Raccoon, Cocoon, Tycoon, Coonan,
  Negron, Negroni, Montenegro, Montenegrin, Negri, Negredo, Retardant, Leotard,
  Bastian, Bastien, Bastos, Bitchener, Fitch, Mitch, Mitchell, Kitchen,
  Hitch, Butt, Butts, Button, Butler, Rebuttal, Boobyer, Boothby,
  Boone, Bonerath, Bonar, Jizan, Jazz, Jiz, Hoe, Shoe,
  Phoebe, Hoemann, Hosanna, Arsenic, Arsenault, Arsène, Arsen, Parsec,
  Arsenio, Coarse, Sukarno, Suki, Sukanya, Sukhoi, Pizdra, Chui,
  Chujo, Hui, Huya, Xuyen, Hue, Bloch, Blyth, Kristina,
  Pica, Piché, Picard, Muia, Muir, Fan, Fann, Fanny,
  Fanny Mendelssohn, Fannie, Vitus, Vitto, Vittoria, Vittorio, Paško, Pascal,
  Kusi, Kuki, Kuko, Kuku, Kukreja, Lula, Lulu, Kutay,
  Kutaisi, Kutlu, Kutcher, Hoermann, Fickett, Ficke, Wichsel, Schwanzer,
  Schwarz, Hurel, Hurley, Arschot, Mistral, Mist, Missel, Nutting,
  Salo, Salopek, Connar, Connor, Bite, Pedersen, Pedro, Peder,
  Pedestrian, Encyclopedia, Putte, Con, Connie, Culotta, Culpepper, Verga,
  Giovanni Verga, Zorra, Zorro, Zorrilla, Concha, Concha Buika, Marica, Maricopa,
  Pinche, Pinto, Troia, Troian, Troy, Figaro, Figo, Fragola,
  Cazzaniga, Cazorla, Minchin, Tim Minchin, Boston, Porras, Merdeka, Viadero,
  Ananias, Anand, Ananda, Ilmenau, Amina, Aminata, Ami, Sikander,
  Sikkim, Sikorsky, Gotze, Götz, Göthe, Göteborg, Ibn Sina, Faszination,
  Fass, Ngozi, Anjali, Kontos, Gagarin, Gago, Gagosian, Ganda,
  Gandhi, Randi, Randy, Lund, Lundgren, Chodorow, Bhosle, Asha Bhosle,
  Chutney, Madari, Rani, Lauda, Lauds, Laura, Semen Petrov, Semyon,
  Semenov, Seminar, Seaman, Siemens, Semenya, Mona, Monah, Monika,
  Dong, Dong Nguyen, Wong, Cumulus, Modestus, Moderna, Modric, Badminton,
  Supportive, Host Heinz, Christopher Guest, Ruth Root, Jean Null, Staffa, Staffordshire, Systematic,
  Principato, Principessa, Rootes, Wolfgang, Sodium Na, Pb Lead, Kr 36, U235,
  C6H12O6, NaCl, H2SO4, Cu Fan, Arsenolite, Cummingtonite, Fukalite, Dickite,
  Analcime, Erectile, Sexagesimal, Homogeneous, Titrant, Titration, Cocoa, Moron,
  Morón, Mahboob Alam, Reet Aus, Palle, Shota, Joe Bastardi, Paal, Daniel Fuks,
  Cuntapay, Semen Shevchenko, Del Negro, Naida, Rappe, Schiesser, Ann Twatt,
`

test('C6 of three hundred hostile names none is read', () => {
  const names = listed(HOSTILE)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => readName(name).refusal === null)).toEqual([])
})

test('C5 of three hundred innocent names none is refused', () => {
  const names = listed(INNOCENT)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => readName(name).refusal !== null)).toEqual([])
})

function listed(names: string): readonly string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
