import type { LinkPreview } from '#app/common/net/link_preview'
import type { Photograph } from '#app/demo/data/photographs'
import type { SearchQuery } from '#app/search/search_query'

type Shown =
  | { wish: string }
  | { note: string; url?: string }
  | { photograph: Photograph; caption?: string }
  | { link: string; preview: LinkPreview; pictured: Photograph }
  | { design: Photograph }
  | { home: string; words?: string }

export interface DemoDream {
  owner: string
  with: string[]
  title: string
  description: string
  isPublic?: boolean
  criteria?: SearchQuery
  items: { by: string; shown: Shown; votes: string[] }[]
  daysAgo: number
}

export const DREAMS: DemoDream[] = [
  {
    owner: 'mila',
    with: ['noah'],
    title: 'A house by the sea',
    description: 'For the two of us, the dog, and whoever comes in August.',
    criteria: { q: 'sea', bedrooms: '2' },
    items: [
      { by: 'mila', shown: { photograph: 'exteriors/beach' }, votes: ['mila', 'noah'] },
      { by: 'noah', shown: { wish: 'Sand on the stairs, and nobody minds' }, votes: ['mila'] },
      {
        by: 'mila',
        shown: { home: 'The Beach Cabin', words: 'Small. Is small enough?' },
        votes: ['noah'],
      },
      { by: 'mila', shown: { design: 'designs/living_japandi' }, votes: ['mila', 'noah'] },
      {
        by: 'noah',
        shown: {
          note: 'Ask about the foundation. Timber on dunes moves, and the survey is from 1998.',
        },
        votes: [],
      },
      {
        by: 'noah',
        shown: { photograph: 'interiors/kitchen', caption: 'This table, with this light' },
        votes: ['noah'],
      },
      { by: 'mila', shown: { wish: 'An outdoor shower with hot water' }, votes: ['mila', 'noah'] },
    ],
    daysAgo: 6,
  },
  {
    owner: 'mila',
    with: [],
    title: 'Quiet rooms',
    description: 'Stone, linen, and one good lamp. What I show clients before we talk.',
    isPublic: true,
    items: [
      { by: 'mila', shown: { photograph: 'villa/bath' }, votes: ['mila'] },
      { by: 'mila', shown: { wish: 'Nothing on the wall but the afternoon' }, votes: [] },
      { by: 'mila', shown: { photograph: 'villa/bedroom' }, votes: [] },
      { by: 'mila', shown: { home: 'Villa Ottavia' }, votes: ['mila'] },
      {
        by: 'mila',
        shown: {
          link: 'https://example.com/lime-plaster',
          preview: {
            title: 'Lime plaster in rooms that face north',
            description: 'Why two thin coats hold the light better than one thick one.',
            site_name: 'example.com',
          },
          pictured: 'interiors/living',
        },
        votes: [],
      },
      { by: 'mila', shown: { photograph: 'interiors/bedroom' }, votes: [] },
    ],
    daysAgo: 20,
  },
  {
    owner: 'ava',
    with: [],
    title: 'The one I keep',
    description: 'After a hundred and sixty-four houses for others, notes for mine.',
    items: [
      {
        by: 'ava',
        shown: { home: 'Casa do Vento', words: 'The right ocean, the wrong language. So far.' },
        votes: ['ava'],
      },
      {
        by: 'ava',
        shown: {
          note: 'Look at it in February, in rain, at four in the afternoon. Then decide.',
        },
        votes: [],
      },
      { by: 'ava', shown: { design: 'designs/office_classic' }, votes: ['ava'] },
      {
        by: 'ava',
        shown: {
          photograph: 'interiors/dining',
          caption: 'A table that all of us fit around, my mother included',
        },
        votes: [],
      },
      {
        by: 'ava',
        shown: { home: 'Bergmahd', words: 'For when it snows.' },
        votes: [],
      },
      { by: 'ava', shown: { wish: 'Lemons within reach of the kitchen window' }, votes: ['ava'] },
    ],
    daysAgo: 9,
  },
]
