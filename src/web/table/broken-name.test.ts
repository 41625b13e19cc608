import { expect, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'

import { brokenName } from './broken-name.ts'

test('names of more than six letters may break between their syllables', () => {
  const names = elements.map(({ name }) => brokenName(name))
  const broken = names.filter((name) => name.includes('\u00AD'))
  expect(broken.map((name) => name.replaceAll('\u00AD', '-')).join(' ')).toBe(
    'Hy-dro-gen Li-thium Be-ryl-lium Ni-tro-gen Fluo-rine Mag-ne-sium Alu-mi-num Si-li-con Phos-pho-rus ' +
      'Chlo-rine Po-tas-sium Cal-cium Scan-dium Ti-ta-nium Va-na-dium Chro-mium Man-ga-nese Gal-lium ' +
      'Ger-ma-nium Se-le-nium Bro-mine Kryp-ton Ru-bi-dium Stron-tium Zir-co-nium Nio-bium Mo-lyb-de-num ' +
      'Tech-ne-tium Ru-the-nium Rho-dium Pal-la-dium Cad-mium Anti-mony Tel-lu-rium Lan-tha-num ' +
      'Pra-seo-dy-mium Neo-dy-mium Pro-me-thium Sa-ma-rium Eu-ro-pium Ga-do-li-nium Ter-bium Dys-pro-sium ' +
      'Hol-mium Thu-lium Ytter-bium Lu-te-tium Haf-nium Tan-ta-lum Tung-sten Rhe-nium Iri-dium Pla-ti-num ' +
      'Mer-cury Thal-lium Bis-muth Po-lo-nium Asta-tine Fran-cium Acti-nium Tho-rium Pro-tac-ti-nium ' +
      'Ura-nium Nep-tu-nium Plu-to-nium Ame-ri-cium Ber-ke-lium Ca-li-for-nium Ein-stei-nium Fer-mium ' +
      'Men-de-le-vium No-be-lium Law-ren-cium Ru-ther-for-dium Dub-nium Sea-bor-gium Boh-rium Has-sium ' +
      'Meit-ne-rium Darm-stad-tium Roent-ge-nium Co-per-ni-cium Niho-nium Fle-ro-vium Mos-co-vium ' +
      'Li-ver-mo-rium Ten-nes-sine Oga-nes-son',
  )
  const whole = names.filter((name) => !name.includes('\u00AD') && name.length > 6)
  expect(whole).toEqual(['Arsenic', 'Yttrium'])
})
