import type { Misconception } from '#quiz/misconceptions/misconception.ts'

export const environment = {
  EA1: {
    idea: 'Cracking sorts molecules as distilling does, or gives alkanes alone.',
    correction:
      'Cracking breaks large molecules. No hydrogen is added, so one of the smaller ones is an alkene.',
  },
  EA2: {
    idea: 'Large molecules come off at the top of the column.',
    correction:
      'Small molecules with low boiling points rise to the cool top. Large ones stay below.',
  },
  EA3: {
    idea: 'The effects of pollutants are the same, and the hole in the ozone layer warms the climate.',
    correction:
      'Greenhouse gases absorb infrared radiation, acid rain comes from oxides of sulfur and nitrogen. Less ozone lets more ultraviolet light through.',
  },
  EA4: {
    idea: 'Greenhouse gases let in more sunlight or reflect it back.',
    correction:
      'They absorb infrared radiation from the ground. They give a part of it back to the ground.',
  },
  EA5: {
    idea: 'The air has had oxygen from the beginning.',
    correction: 'The early air had little or none. Photosynthesis brought it.',
  },
  EA6: {
    idea: 'Drinking water is pure water, and filters take out salts.',
    correction:
      'Drinking water has dissolved salts. They pass every filter bed and stay behind in distilling.',
  },
  EA7: {
    idea: 'Filtering kills microbes, or disinfecting comes first.',
    correction:
      'Filters take out solids. Chlorine, ozone or ultraviolet light kills microbes, once the water is clear.',
  },
  EA8: {
    idea: 'A product has an effect on the environment only when it is thrown away.',
    correction:
      'Raw materials, making, transport and use take energy and make waste as well. A life cycle counts all of them.',
  },
  EA9: {
    idea: 'Any step of water treatment takes out whatever is in the water.',
    correction:
      'Each step is for one kind of thing: coarse solids, fine ones, microbes or dissolved salts. They follow one after the other.',
  },
  EA10: {
    idea: 'Raw materials and making are one stage of a life cycle, and so are use and end of life.',
    correction:
      'Raw materials come out of the ground or the field, and making turns them into the product. The end of life begins after the last use.',
  },
  EA11: {
    idea: 'Any fire gives all pollutants, however it burns.',
    correction:
      'Sulfur in what burns gives sulfur dioxide, too little air carbon monoxide and soot, and a hot flame nitrogen oxides. Methane comes from cattle, rice fields and landfills.',
  },
  EA12: {
    idea: 'Boiling takes all hardness out of water.',
    correction:
      'Boiling precipitates calcium only as far as there is hydrogencarbonate. Washing soda takes out the rest as well.',
  },
  EA13: {
    idea: 'Softening takes all salts out of water.',
    correction:
      'A resin gives sodium ions for calcium ions, so the water still holds salts. Only distilling or reverse osmosis takes them out.',
  },
  EA14: {
    idea: 'Hardness is the mass of the calcium ions.',
    correction:
      'Hardness is given as the mass of calcium carbonate with as many moles. Then waters with calcium and magnesium can be compared.',
  },
  EA15: {
    idea: 'Any fertilizer brings all that plants need.',
    correction:
      'A fertilizer brings the elements of its formula. Nitrogen, phosphorus and potassium are the three that are added most.',
  },
  EA16: {
    idea: 'A kilogram of fertilizer is a kilogram of the nutrient.',
    correction:
      'The nutrient is only a part of the formula. Its percent by mass tells how much fertilizer brings it.',
  },
} as const satisfies Record<string, Misconception>
