/** Folders in `resources/demo/videos`, with their titles. */
export const VIDEOS = {
  villa_pool: 'The pool at dusk',
  villa_living: 'Living room',
  villa_kitchen: 'Kitchen',
  villa_bedroom: 'Bedroom',
  villa_bath: 'Bath',
  penthouse_terrace: 'Roof terrace',
  penthouse_living: 'Living room',
  penthouse_kitchen: 'Kitchen',
  penthouse_bedroom: 'Bedroom',
  penthouse_bath: 'Bath',
  beach_house: 'From the dunes',
  beach_living: 'Living room',
  beach_kitchen: 'Kitchen',
  arches: 'The three arches',
  dining_room: 'Dining room',
  chalet_snow: 'First snow',
} as const

export type DemoVideo = keyof typeof VIDEOS
