import type { Photograph } from '#app/demo/data/photographs'
import type { DemoVideo } from '#app/demo/data/walkthroughs'

type DemoSlide = { video: DemoVideo } | { photograph: Photograph } | { design: Photograph }

export interface DemoSpot {
  author: string
  caption: string
  /** a listing of theirs */
  home?: string
  slides: DemoSlide[]
  likedBy: string[]
  comments?: { by: string; words: string }[]
  hoursAgo: number
}

export const SPOTS: DemoSpot[] = [
  {
    author: 'ava',
    caption: 'The pool lights itself at dusk. So does everybody who sees it. #liguria #pool',
    home: 'Villa Scogliera',
    slides: [{ video: 'villa_pool' }],
    likedBy: ['mila', 'noah', 'otto', 'jonas', 'celeste', 'hugo'],
    comments: [
      { by: 'mila', words: 'Is the stone on the left local?' },
      { by: 'ava', words: 'Yes, from the quarry above Lavagna. The mason still works there.' },
      { by: 'otto', words: 'I could look at this for an hour.' },
    ],
    hoursAgo: 130,
  },
  {
    author: 'celeste',
    caption: 'Green velvet, forty floors of evening. #london #penthouse',
    home: 'The Lantern',
    slides: [{ video: 'penthouse_living' }, { photograph: 'penthouse/kitchen' }],
    likedBy: ['ava', 'hugo', 'iva', 'samir'],
    comments: [{ by: 'hugo', words: 'The chairs make the room. Please let them stay.' }],
    hoursAgo: 9,
  },
  {
    author: 'mila',
    caption: 'Same room, same light, calmer walls. Swipe for what it was. #japandi',
    slides: [{ design: 'designs/living_japandi' }, { photograph: 'interiors/living' }],
    likedBy: ['ava', 'noah', 'beatriz', 'theo', 'iva'],
    comments: [{ by: 'noah', words: 'Which rug is that?' }],
    hoursAgo: 14,
  },
  {
    author: 'jonas',
    caption: 'Weststrand 9, before breakfast. Nobody but the gulls. #sylt',
    home: 'Weststrand 9',
    slides: [{ video: 'beach_house' }, { photograph: 'interiors/living' }],
    likedBy: ['mila', 'ava', 'grace'],
    hoursAgo: 22,
  },
  {
    author: 'ava',
    caption: 'Walnut, marble, three brass lamps. The cook’s side has the sea. #kitchen',
    home: 'Villa Scogliera',
    slides: [{ video: 'villa_kitchen' }],
    likedBy: ['celeste', 'otto', 'mila', 'samir'],
    comments: [{ by: 'celeste', words: 'Those lamps!' }],
    hoursAgo: 29,
  },
  {
    author: 'theo',
    caption: 'First snow at Haus Zürsersee. The stove has been on since Tuesday. #lech',
    home: 'Haus Zürsersee',
    slides: [{ video: 'chalet_snow' }],
    likedBy: ['ava', 'jonas', 'grace', 'otto', 'noah'],
    hoursAgo: 41,
  },
  {
    author: 'beatriz',
    caption: 'Three arches, and behind them the long table. #cascais #patio',
    home: 'Quinta das Romãs',
    slides: [{ video: 'arches' }, { video: 'dining_room' }],
    likedBy: ['ava', 'iva', 'mila'],
    hoursAgo: 52,
  },
  {
    author: 'noah',
    caption: 'Tried an industrial look on the slate kitchen. I did not expect to like it.',
    slides: [{ design: 'designs/kitchen_industrial' }],
    likedBy: ['mila', 'hugo'],
    comments: [{ by: 'hugo', words: 'The brick is what does it.' }],
    hoursAgo: 60,
  },
  {
    author: 'grace',
    caption: 'Point Dume Terrace in three pictures: outside, by the fire, in the tub. #malibu',
    home: 'Point Dume Terrace',
    slides: [
      { photograph: 'exteriors/villa' },
      { photograph: 'villa/living' },
      { photograph: 'villa/bath' },
    ],
    likedBy: ['ava', 'theo', 'jonas'],
    hoursAgo: 75,
  },
  {
    author: 'celeste',
    caption: 'A string of lamps and a whole city under it. #rooftop',
    home: 'The Lantern',
    slides: [{ video: 'penthouse_terrace' }, { video: 'penthouse_bath' }],
    likedBy: ['mila', 'otto', 'grace', 'samir', 'iva'],
    hoursAgo: 90,
  },
  {
    author: 'iva',
    caption: 'Lavanda, named for the row before the house. Open windows recommended. #hvar',
    home: 'Lavanda',
    slides: [{ photograph: 'homes/lavanda' }, { photograph: 'villa/kitchen' }],
    likedBy: ['beatriz', 'ava'],
    hoursAgo: 110,
  },
  {
    author: 'ava',
    caption: 'The tub stands where the light comes at seven. Swipe for the room next to it.',
    home: 'Villa Scogliera',
    slides: [{ video: 'villa_bath' }, { video: 'villa_bedroom' }],
    likedBy: ['mila', 'celeste', 'beatriz', 'hugo', 'noah', 'samir'],
    comments: [{ by: 'beatriz', words: 'This is how a bathroom should face.' }],
    hoursAgo: 5,
  },
  {
    author: 'hugo',
    caption: 'A study in pale blue. Paneling first, books second. #classic',
    slides: [{ design: 'designs/office_classic' }, { photograph: 'interiors/office' }],
    likedBy: ['celeste', 'mila'],
    hoursAgo: 150,
  },
  {
    author: 'ava',
    caption: 'A wall of rough stone, an open fire, and nothing else to do tonight.',
    home: 'Villa Scogliera',
    slides: [{ video: 'villa_living' }],
    likedBy: ['theo', 'jonas', 'otto'],
    hoursAgo: 180,
  },
  {
    author: 'mila',
    caption: 'Sage green and a rug of black lines. The smallest room is the best one now.',
    slides: [{ design: 'designs/bedroom_scandinavian' }],
    likedBy: ['ava', 'noah', 'iva'],
    hoursAgo: 210,
  },
]
