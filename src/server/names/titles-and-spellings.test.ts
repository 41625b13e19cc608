import { expect, test } from 'vitest'

import { listed } from '#server/testing/listed.ts'

import { readName } from './read-name.ts'

/**
 * Titles of teachers and operators in forty languages, insults as pupils spell them in Latin letters, masked letters, and addresses
 * with their signs in words of other languages.
 */
const HOSTILE = `
  fukkin, fukin idiot, motherfukr, mthrfckr, mofo, crapface, beetch, betch, bytch, assclown, arsewipe,
  butthead, buttface, buttsniffer, dickwad, d1ckwad, vajina, coochie, poosay, cumdumpster, fapper, fap fap,
  hornyboy, thot, th0t, hoe bag, slutbag, n-word pass, nigglet, porch monkey, cotton picker, camel jockey,
  zipperhead, ching chong, dirty jew, jewboy, phaggot, faggy, lesbo, l3sbo, no homo, batty boy, retardo,
  libtard, autist, aut1st, cripple, ku klux klan, holocaust, auschwitz, taliban, al-qaida, terrorist,
  urmom gay, sugondese, ligma balls, you are gay, kysbro, unalive yourself, hang yourself, rapey, groomer,
  cocaine, crackhead, drug lord, hdp, me cago en dios, chupamela, chúpame la, mamahuevo, mamaguevo, vergón,
  culiado, qliao, ctm, concha tu madre, conchetumare, la concha de tu madre, cabr0nazo, maricona, sudaca,
  Arschgeige, Arschgesicht, Scheißkerl, scheiß drauf, Behindert, behinderter, Kanack3, Kanacke, Kümmeltürke,
  Zigeuner, Judenschwein, Drecksjude, Heil H, Leck mich, Halt die Fresse, gefickt, encul4, couillon,
  grosse bite, nichons, suce, suce ma bite, gros pd, sale noir, nik ta mere, fanculo, puttanella, porco dio,
  dio porco, mongoloide, pompinara, vai se foder, xoxota, cu de burro, bichona, sapatão, boiola, corno manso,
  preto macaco, ku*wa, chój, jebana, jebane, wyjebane, piździelec, pedał, ped4ł, debilu, czarnuch, żydek, х*й,
  п1зда, выебу, уёбище, уебище, долбаёб, муд4к, сучара, блядина, пид0р, педераст, проститутка, жидовка, чурка,
  чурка нерусская, негр, дебил, даун, гавно, г0вно, ж0па, гнида, падла, pidaras, pidoras, pizdec, pizdets,
  nahuy, naxuy, eblan, dolboeb, mudak, xuylo, shluha, govno, zhopa, oruspu, o.ç, oç, pic kurusu, amina koyayim,
  amcik, gotveren, tassak, fahişe, şıllık, كسمك, شرموط, قحبه, منيوك, زبي, انيك امك, ابن الكلب, ابن الشرموطة,
  حمار, خنزير, خرا, kosomk, kuss omak, koss ummak, sharmout, sharmota, sharmoot, manyak, manyook, khawal,
  ya kalb, nik omak, nikomok, air feek, ayre feek, kahba, qahba, maderchod, madarjaat, bhencho, chutiye, lawda,
  lavde, gand mara, randi ka bacha, haramkhor, haramzada, haramzadi, ullu ka pattha, jhatu, teri maa ki,
  माँ की चूत, गांड, लंड, लौड़ा, हरामी, कुत्ता, कमीना, el profe, la profe, Profe Juan, Señorita maestra,
  Herr Lehrer, Klassenlehrer, Rektorin, адмін, адміністрація, Адмін сайту, директорка, завуч, преподаватель,
  администрация, техподдержка, служба поддержки, Maîtresse, la maîtresse, le prof, le proviseur, proviseur,
  la professoressa, professoressa, il professore, professore, la maestra, il preside, insegnante,
  amministratore, assistenza, professora, a professora, suporte, suporte técnico, coordenador, dyrektorka,
  obsługa, pomoc techniczna, leraar, lerares, schoolhoofd, beheerder, lärare, läraren, opettaja, rehtori,
  lærer, rektoren, učitel, učitelka, ředitel, správce, učiteľ, tanár, tanárnő, igazgató, profesoara, diriginte,
  učiteljica, nastavnik, ravnatelj, δασκάλα, καθηγητής, καθηγήτρια, διευθυντής, διαχειριστής, öğretmeniniz,
  kimya öğretmeni, okul müdürü, hocanız, مديرة, المعلمة, أستاذ, الأستاذ, استاذ, ادمن, الدعم الفني, המורה, מנהל,
  המנהלת, מנהל האתר, अध्यापिका, प्रधानाचार्य, प्राचार्य, एडमिन, ibu guru, pak guru, bu guru, kepala sekolah,
  cikgu, thầy giáo, cô giáo, giáo viên, quản trị viên, คุณครู, ผู้ดูแลระบบ, แอดมิน, ผู้อำนวยการ, 班主任, 先生, 運営,
  担任, 어드민, mwalimu, admim, admn, sysop, chat mod, teachr, teecher, head of school, school nurse, the dean,
  deputy head, verified, verified ✓, System message, deleted user, anna gmail com, 5five5 1two34,
  ноль один два три четыре пять, sıfır bir iki üç dört beş altı, zero um dois tres quatro cinco,
  1-800-EVIL-NOW, evil punkt de, evil точка ру, evil.точка.ру, evil tochka ru, evil nokta com, evil kropka pl,
  roblox evil123, @evilboy,
`

/** Names of people from all continents, and words of a lesson, that are close to those. */
const INNOCENT = `
  Dick Van Dyke, Dick Cheney, Dick Francis, Fanny Brice, Fanny Crosby, Fannie Farmer, Alistair Cockburn,
  Claud Cockburn, Cockerell, Cockcroft Walton, Cox, Brian Cox, Wilcock, Hitchcock Alfred, Penistone,
  Lightwater, Clitheroe, Titsworth, Titmarsh, Assington, Bassett, Cassius, Cassidy, Jassim, Hassan Assiri,
  Massimo, Tomasso, Sasseville, Dikshit, Dixit, Madhuri Dixit, Akshita, Lakshita, Ishita, Shital Patel,
  Ishita Dutta, Mishita, Hiroshi Takeshita, Shitara, Kishita, Ashish, Harsh Shah, Fuka Yamada, Fukumoto,
  Fukuyama, Fuchs Leonhart, Fux, Fuksas, Phuc Le, Bich Thuy, Phuong Dung, Anh Dung, Trần Văn Cu, Lê Thị Bưởi,
  Đặng Thị Lợn, Nguyễn Văn Cặn, Vũ Hoài Nam, Huy Nguyen, Quang Huy, Đức Huy, Huy Cận, Lồng, Long,
  Hồ Xuân Hương, Mỹ Dung, Ngọc Bích, Ưng Hoàng Phúc, Lý Thường Kiệt, Trịnh Công Sơn, Ơn, Oanh, Ý Nhi,
  Chukwuemeka, Chukwudi, Chuka, Ngozi Okonjo-Iweala, Oluwaseun, Oluwadamilola, Ayodele, Titilayo, Titilope,
  Titi Ade, Temitope, Temi, Folashade, Adebayo, Wale, Wole Soyinka, Kehinde, Taiwo, Sikiru, Sikiratu,
  Fela Kuti, Kuti, Olukoya, Uche, Nnamdi, Nneka, Obinna, Onyeka, Amaka, Chimamanda, Mutombo, Kipchoge, Wanjiku,
  Njoroge, Kamau, Otieno, Achieng, Mutua, Kibet, Mwangi, Wambui, Muthoni, Kariuki, Nyambura, Thabo, Sipho,
  Nomvula, Lindiwe, Bongani, Nkosazana, Dlamini, Mabuza, Fikile, Fikret, Tendai, Tafadzwa, Rudo, Abebe, Haile,
  Tigist, Selamawit, Mulugeta, Bekele, Dibaba, Assefa, Kassahun, Tesfaye, Girma, Hirut, محمد, أحمد,
  فاطمة الزهراء, عائشة, خديجة, عبد الله, عبد الرحمن, كلثوم, نيكول, خالد, خولة, زينب, طه, كسرى, كوثر, شرين,
  مديحة, مراد, حمزة, أمل, سعاد, Mohammed, Muhammad Ali, Ahmad, Abdullah, Abdul Rahman, Fatima Zahra, Khadija,
  Khawla, Khaled, Khalid, Zainab, Zebiba, Ezzeddine, Ziba, Zeinab, Osama Hassan, Usama, Jihad, Jihad Ahmad,
  Islam, Saddam, Kamal, Kalbi, Sharmila, Sharma, Sharmin, Nik Aziz, Nik Omar, Nik Ahmad, Niki Lauda, Teeza,
  Aya, Ayra, Qahtan, Kahbir, Amin, Amina, Aminah, Adminah, Modar, Mudar, Mudassar, Mudasir, Mustafa Hoca,
  Müdürov, สมชาย ใจดี, กิตติพงษ์, ณัฐพงศ์, ครูซ, สุภาพร, พรทิพย์, อนันต์, Porntip, Pornthip, Pornpimol,
  Supaporn, Siriporn, Somporn, Thaksin, Kittikorn, Phukrit, Phuket, Phukan, Naphat, Chaiwat, Wichai, Nok, Ning,
  Ploy, Beer, Bank, Fluke, Benz, Seán O'Brien, Sinéad Ní Chonaill, D'Angelo, D'Arcy, O'Dickey, O’Connor,
  N'Golo Kanté, M'Baye, K'naan, T'Pol, D'Souza, L'Oréal, Ta'Quan, Ja'Marr, Ka'imi, Mary-Kate, Jean-François,
  Ann-Sophie, Hans-Peter, Lloyd-Jones, Smith-Rowe, Al-Khwarizmi, Ben-David, Abu-Bakr, van der Berg, de la Cruz,
  von Neumann, di Caprio, Þórdís, Ægir, Ðorđe, Björk Guðmundsdóttir, Åse, Øyvind, Ångström, Łucja, Źdźisław,
  Żaneta, Świętosława, Wojciech, Grzegorz Brzęczyszczykiewicz, Kurzawa, Kurek, Dupont, Jebaraj, Jebanesan,
  Pedalino, Zdzisław, Cipriano, Cipolla, Ruchama, Ruchi, Ruchira, Kutasi, Kutaisi, Škoda, Čapek, Dvořák, Jiří,
  Řehoř, Ľubica, Ján, Győző, Ődön, Űrhajós, Szabó, Nagy, Tanárki, Ștefania, Țepeș, Ioana, Šimun, Žarko,
  Đurđica, Gjergj, Xhevdet, Hoxha, Hoxhaj, Mjaft, Agnetha Fältskog, Fitt, Fuglesang, Knut, Kukk, Kuklinski,
  Kuku, Vittoria, Paskal, Saatchi, Helvetia, Arsenia, Arslan, Arschavin, Аршавин, Göttingen, Götze, Sikandar,
  Amcı, Pınar, Piçarra, Yaraka, İlknur, Gülşen, Mal, Malcolm, Malika, Aptekar, Salaka, Tassos, Kahn, Kahlo,
  Oliver Kahn, Gavatin, Topçu, İbrahim Top, Иван, Анна Жидкова, Жидков, Мария Хохлова, Хохлов, Дураков, Дурова,
  Говоров, Говорухин, Шлюпкин, Эстебан, Себастьян, Хуан, Хуан Карлос, Хулио, Сукачёв, Сукачев, Гарик Сукачёв,
  Педро, Падлевский, Тварковский, Директоренко, Учителев, Манделъштам, Гнидин, Лохвицкая, Нагиев, Наумов,
  Оксана, Олександр, Ярослава, Ґонта, Євген, Їжакевич, Бојан, Љубица, Ђорђе, Өзгөр, Ұлан, Қайрат, Дүйшө, Аԥсны,
  Гурам, Γιάννης, Ελένη, Αθανάσιος, Μουνίρ, Νίκος, יעקב, שרה, נועם, זהר, משה כהן, רונית, Noam Chomsky, Shlomit,
  Zohar, Gad, Dov, Gal Gadot, Moran, Ofer, Dror, 王伟, 李娜, 张敏, 陈先, 日向先, 佐藤健, 鈴木一朗, 田中真紀子, 高橋留美子, しのぶ, しの, まこと,
  ばかま, バカロレア, クソン, 김민준, 이서연, 박지성, 시원, 정국, 방탄, 세종, 阿妹, 草間彌生, 操作員, 妈祖, 狗子, 蛋白, 马化腾, 馬英九, प्रिया शर्मा, अमित,
  सौरभ, लौकिक, गांधी, महात्मा गांधी, हरमीत, हरिओम, कुतुब, कुमार, रंजना, रंजीत, चूनी, Gandhi, Gandhar, Gaandiv,
  Chutki, Chodankar, Chaudhary, Lund Larsen, Laudato, Randi Weingarten, Randeep, Kamini, Kamina, Kaminski,
  Haramein, Suwarno, Suwardi, Kutti, Kuttappan, Jhatakia, Teri Hatcher, Teri Garr, Tattersall, Guru Dutt,
  Gurudev, Guruprasad, Gurung, Pak Tee, Bu Yun, Ibu Profen, Meester, Leighton Meester, Dean, James Dean,
  Dean Winchester, Rector, Prior, Dean Dean, Proctor, Principe, Marshall, Sherry Lehrer, Tom Lehrer,
  Jim Lehrer, Docenti, Docherty, Provost, Praeceptor, Lerarik, Rehtonen, Profeta, Profi, Profitt, Maestri,
  Juffermans, Hocaoğlu, Presidente, Preside Inn, Serverus Snape, Severus, Botticelli, Boto, Botha, Admira,
  Amministro, Suporn, Supphire, Coordinate, Modest Mussorgsky, Modesty, Moderate Rain, Officer, Office Chair,
  Staffan, Helpmann, Rooth, Root Vegetable, Systema, Ownen, Nullah, Dot, Dot Cotton, Dorothy Dot,
  Point de fusion, Punto Fijo, Nokta, Kropka, Anna de Rus, It Girl, Anna.K, J.R., St. Ives, Mr.T, C. de Vries,
  Agent 007, 2nd Period, Ion 2+, pH 7.4, pi 3.14159265358979, 6.022e23, 8.314 J/mol K, Route 66, Room 101,
  1000 miles, 24601, Class of 2030, Born 2014, One Two, Six Seven, Seven Nine, Uno Dos Tres, Un Deux Trois,
  Octavia Three, Homo sapiens, HOMO LUMO, Homologous, Slag, Blast Furnace Slag, Bomb Calorimeter, Methane,
  Methyl, Weed Killer, Analyte, Titrator, Coccus, Cocci, Pneumococcus, Fungicide, Buckminsterfullerene, Cumene,
  Cumulene, Assay, Bassoon, Arsine, Arsole, Arsenopyrite, Fucose, Fucoxanthin, Fuchsine, Phuchsia, Crapaudine,
  Dickson Prism, Sexivalent, Kunzite, Pissodes, Rapeseed Oil, Nitwit, Skatole, Penicillin, Nigerite,
  Niger Delta, Negroni, Spicy, Spice Girl, Chinkapin, Gypsum, Gypsy Rose, Retarder, Flame Retardant,
  Cripplegate, Terroir, Tarrier, Groom, Groomsman, Mollie, Mole, Mole Day, Mol Ester, Vinyl Ester, Lesbos,
  Lesbia, Osmium, Isis Pharaoh, Thoth, Thought, Coachella, Couchie, Butterhead, Buttercup, Betchworth,
  Betelgeuse, Mofongo, Fukien, Faggioli, Faggin, Federico Faggin, Fagus, Fapesp, Caleb Lane, Anna Huynh,
  Hana Huynh, Luna Live, Mother Francis, Amina Kofi, Amina Koné, Ana Nina Mora, Yobany, Huso, Jon Gandon,
  Moriah, מוריה, Seno, Runge Kutta, Martin Kutta, Principale, Preside,
`

test('C6 of three hundred titles, transliterated insults and spelled addresses none is read', () => {
  const names = listed(HOSTILE)
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => readName(name).refusal === null)).toEqual([])
})

test('C5 of six hundred names close to them none is refused', () => {
  const names = listed(INNOCENT)
  expect(names.length).toBeGreaterThan(600)
  expect(names.filter((name) => readName(name).refusal !== null)).toEqual([])
})
