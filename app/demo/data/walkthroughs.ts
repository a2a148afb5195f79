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

export interface DemoWalkthrough {
  owner: string
  /** a listing of theirs */
  home: string
  description: string
  lists: Record<string, DemoVideo[]>
  daysAgo: number
}

export const WALKTHROUGHS: DemoWalkthrough[] = [
  {
    owner: 'ava',
    home: 'Villa Scogliera',
    description: 'From the pool through the ground floor and up to the rooms over the garden.',
    lists: {
      'Outside': ['villa_pool'],
      'Ground floor': ['villa_living', 'villa_kitchen'],
      'Upstairs': ['villa_bedroom', 'villa_bath'],
    },
    daysAgo: 3,
  },
  {
    owner: 'celeste',
    home: 'The Lantern',
    description: 'City views from every room, and the whole skyline from the terrace.',
    lists: {
      'The terrace': ['penthouse_terrace'],
      'Inside': ['penthouse_living', 'penthouse_kitchen', 'penthouse_bedroom', 'penthouse_bath'],
    },
    daysAgo: 6,
  },
  {
    owner: 'jonas',
    home: 'Weststrand 9',
    description: 'Up the boardwalk, through the glass between the gables, into the quiet.',
    lists: { Outside: ['beach_house'], Inside: ['beach_living', 'beach_kitchen'] },
    daysAgo: 9,
  },
  {
    owner: 'beatriz',
    home: 'Quinta das Romãs',
    description: 'The house under its arches, and the table where the day ends.',
    lists: { Outside: ['arches'], Inside: ['dining_room'] },
    daysAgo: 12,
  },
]
