import type { Corner } from '#app/farm/contract/area_options'
import type { ConsentStatus } from '#app/farm/contract/contact_options'

interface DemoArea {
  name: string
  corners: Corner[]
}

/** Where Ava works. */
export const AREAS: DemoArea[] = [
  {
    name: 'Portofino harbor',
    corners: [
      [9.2, 44.298],
      [9.219, 44.297],
      [9.2215, 44.3085],
      [9.211, 44.313],
      [9.1995, 44.309],
    ],
  },
  {
    name: 'Paraggi to Santa Margherita',
    corners: [
      [9.208, 44.309],
      [9.221, 44.308],
      [9.222, 44.334],
      [9.207, 44.336],
      [9.203, 44.322],
    ],
  },
]

export const FORM = {
  name: 'Letters from Portofino',
  headline: 'Homes above the harbor, before anyone else sees them',
  text: 'One letter a month: what is new, what is sold, and for how much.',
  tags: ['newsletter'],
}

export interface DemoContact {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  /** longitude, latitude */
  place: Corner | null
  tags: string[]
  consent: ConsentStatus
}

const FIRST = `Elena Marco Chiara Davide Sofia Matteo Giulia Pietro Bianca Lorenzo Anouk Theo Ingrid
  Felix Clara Henrik Olivia Jonas Amélie Rafael`.split(/\s+/)
const LAST = `Ferraro Costa Moretti Galli Rinaldi Bassi Marchetti Parodi Canepa Schiaffino Weber
  Lindqvist Moreau Keller Sørensen Ashworth Duarte Novak Brandt Visser`.split(/\s+/)
const STREETS = ['Via Roma', 'Salita San Giorgio', 'Calata Marconi', 'Via Paraggi a Mare']
const TAGS = [['owner'], ['buyer', 'sea view'], ['past client'], ['owner', 'past client'], []]
const CONSENTS: ConsentStatus[] = [
  'confirmed',
  'none',
  'confirmed',
  'none',
  'pending',
  'none',
  'withdrawn',
]

/** About forty neighbors; most have a place on the map. */
export const CONTACTS: DemoContact[] = Array.from({ length: 40 }, (_, at) => {
  const first = FIRST[(at * 7) % FIRST.length]!
  const last = LAST[(at * 3 + Math.floor(at / 20)) % LAST.length]!
  const consent = CONSENTS[at % CONSENTS.length]!
  const isPlaced = at % 6 !== 5
  const hasEmail = consent !== 'none' || at % 9 !== 1
  const plain = `${first}.${last}`.normalize('NFD').replace(/[^\w.]/g, '')
  return {
    name: `${first} ${last}`,
    email: hasEmail ? `${plain.toLowerCase()}${at}@example.com` : null,
    phone: at % 3 === 0 ? `+39 0185 55 ${String(1000 + at * 37)}` : null,
    address: `${STREETS[at % STREETS.length]} ${1 + ((at * 11) % 60)}`,
    place: isPlaced
      ? [9.204 + ((at * 37) % 160) / 10_000, 44.3 + ((at * 53) % 330) / 10_000]
      : null,
    tags: TAGS[at % TAGS.length]!,
    consent,
  }
})
