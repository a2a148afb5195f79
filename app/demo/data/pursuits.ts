import type { PursuitStage } from '#app/club/pursuits/pursuit_options'

export interface DemoPursuit {
  /** name of the listing */
  home: string
  stage: PursuitStage
  /** before that, a price that was lowered since was the higher one */
  addedDaysAgo: number
  rating?: number
  /** who wrote the note, and when */
  note?: { by: string; text: string; daysAgo: number }
}

export interface DemoPursuits {
  owner: string
  with?: string
  /** in the order of each stage */
  homes: DemoPursuit[]
}

export const PURSUITS: DemoPursuits[] = [
  {
    owner: 'noah',
    with: 'mila',
    homes: [
      {
        home: 'Casa Livia',
        stage: 'watching',
        addedDaysAgo: 2,
        rating: 4,
        note: {
          by: 'mila',
          text: 'The terrace after four. Go to the open house, count the steps.',
          daysAgo: 1,
        },
      },
      { home: 'The Beach Cabin', stage: 'watching', addedDaysAgo: 12, rating: 3 },
      { home: 'Casa do Vento', stage: 'watching', addedDaysAgo: 2 },
      {
        home: 'Quinta das Romãs',
        stage: 'contacted',
        addedDaysAgo: 20,
        rating: 4,
        note: {
          by: 'noah',
          text: 'Asked Beatriz about the well and the right of way. She calls on Thursday.',
          daysAgo: 3,
        },
      },
      {
        home: 'Lavanda',
        stage: 'contacted',
        addedDaysAgo: 9,
        note: { by: 'noah', text: 'Is the mooring part of the sale?', daysAgo: 8 },
      },
      {
        home: 'Red Butte House',
        stage: 'visited',
        addedDaysAgo: 14,
        rating: 2,
        note: {
          by: 'noah',
          text: 'Beautiful, and far too much house. Forty minutes to clear the drive.',
          daysAgo: 5,
        },
      },
      {
        home: 'Dune Apartment',
        stage: 'visited',
        addedDaysAgo: 30,
        rating: 5,
        note: {
          by: 'mila',
          text: 'Morning light in the kitchen. I’d take out the second wall and nothing else.',
          daysAgo: 10,
        },
      },
      {
        home: 'Weststrand 9',
        stage: 'offer',
        addedDaysAgo: 15,
        rating: 5,
        note: {
          by: 'noah',
          text: 'Offered 865,000 with the survey as a condition. Jonas expects an answer by Friday.',
          daysAgo: 1,
        },
      },
      {
        home: 'Los Almendros',
        stage: 'won',
        addedDaysAgo: 45,
        rating: 5,
        note: {
          by: 'mila',
          text: 'For my parents, in the end. Keys on the first of the month.',
          daysAgo: 6,
        },
      },
      {
        home: 'Hüsli am Bach',
        stage: 'lost',
        addedDaysAgo: 50,
        rating: 4,
        note: {
          by: 'noah',
          text: 'Went to someone from the valley. Theo promised to ring when the next one comes.',
          daysAgo: 18,
        },
      },
    ],
  },
  {
    owner: 'ava',
    homes: [
      {
        home: 'Bergmahd',
        stage: 'watching',
        addedDaysAgo: 4,
        rating: 4,
        note: {
          by: 'ava',
          text: 'A place for the two weeks when nobody in Liguria buys.',
          daysAgo: 4,
        },
      },
      { home: 'Chesa Lunga', stage: 'watching', addedDaysAgo: 21, rating: 3 },
      {
        home: 'Garden Flat, Linden Row',
        stage: 'contacted',
        addedDaysAgo: 26,
        rating: 4,
        note: {
          by: 'ava',
          text: 'For Marco’s studies. Celeste sends the lease and the service charges.',
          daysAgo: 12,
        },
      },
      {
        home: 'The Lantern',
        stage: 'visited',
        addedDaysAgo: 6,
        rating: 3,
        note: { by: 'ava', text: 'All glass. Lovely at dusk, hot by noon.', daysAgo: 3 },
      },
      {
        home: 'Haus Zürsersee',
        stage: 'offer',
        addedDaysAgo: 24,
        rating: 5,
        note: {
          by: 'ava',
          text: 'With two friends, a third each. Theo has our letter; the bank answers next week.',
          daysAgo: 2,
        },
      },
      {
        home: 'Villa Scogliera',
        stage: 'won',
        addedDaysAgo: 40,
        rating: 5,
        note: { by: 'ava', text: 'Signed with the family. Photographs are next.', daysAgo: 30 },
      },
      {
        home: '14 Farrow Street',
        stage: 'lost',
        addedDaysAgo: 11,
        rating: 2,
        note: { by: 'ava', text: 'Listed facade: no lift, ever. Not with my knees.', daysAgo: 7 },
      },
    ],
  },
]
