import type { DemoListing } from '#app/demo/data/listings'
import { album, type Photograph } from '#app/demo/data/photographs'

export interface DemoPlan {
  picture: Photograph
  name: string
  /** shares of the picture, the room’s size in m², and a photo of the listing */
  pins: readonly { x: number; y: number; label: string; size?: number; photo: Photograph }[]
}

const LIVIA_PLANS: readonly DemoPlan[] = [
  {
    picture: 'plans/livia_ground',
    name: 'Ground floor',
    pins: [
      { x: 0.36, y: 0.5, label: 'Living room', size: 46, photo: 'villa/living' },
      { x: 0.84, y: 0.6, label: 'Kitchen', size: 24.5, photo: 'villa/kitchen' },
      { x: 0.7, y: 0.79, label: 'The house from the terrace', photo: 'exteriors/mediterranean' },
    ],
  },
  {
    picture: 'plans/livia_upper',
    name: 'Upper floor',
    pins: [
      { x: 0.7, y: 0.62, label: 'Main bedroom', size: 28, photo: 'villa/bedroom' },
      { x: 0.27, y: 0.18, label: 'Bath', size: 9.5, photo: 'villa/bath' },
    ],
  },
]

export const LIGURIA: DemoListing[] = [
  {
    owner: 'ava',
    name: 'Casa Livia',
    type: 'villa',
    town: 'portofino',
    spot: { street: 'Salita dei Limoni 7', zip: '16034', at: [44.3016, 9.2113] },
    price: 1_250_000,
    currency: 'EUR',
    lowered: [{ from: 1_320_000, daysAgo: 1 }],
    bedrooms: 4,
    bathrooms: 3,
    living: 240,
    lot: 1100,
    built: 1962,
    headline: 'A quiet house above the harbor',
    subline: 'Kept by one family for sixty years',
    description:
      'Morning light in the kitchen, evening light on the terrace, and a stone stair down to the water that only the neighbors know. What was mended was mended by the same two builders, father and son, so that every shutter still closes with the same sound.\n\nThe floors are the first ones: cement tiles made in Chiavari, worn pale along the way from the door to the stove. The garden is three terraces of lemons and one of tomatoes.',
    features: [
      'Stair to the water',
      'Lemon terraces',
      'First cement-tile floors',
      'Two parking spaces, rare here',
    ],
    around: 'Seven minutes on foot to the piazzetta, four by the stair if you do not mind it.',
    photographs: album('exteriors/mediterranean', 'villa', 4),
    plans: LIVIA_PLANS,
    documents: { 'Energy certificate': true, 'Land register extract': false },
    daysAgo: 2,
    currencies: ['CHF', 'USD'],
    cryptocurrencies: ['BTC'],
  },
  {
    owner: 'ava',
    name: 'Villa Ottavia',
    type: 'villa',
    town: 'portofino',
    spot: {
      street: 'Via del Capo Vecchio 112',
      village: 'Santa Margherita Ligure',
      zip: '16038',
      at: [44.319, 9.2085],
    },
    price: 4_600_000,
    currency: 'EUR',
    bedrooms: 6,
    bathrooms: 5,
    living: 520,
    lot: 6400,
    built: 1931,
    headline: 'Built for a composer, kept for its silence',
    description:
      'A composer had it built so that no road could be heard from the piano. It still cannot. Six rooms open onto one long loggia; the pool lies below it, filled from a spring that has never failed in August.\n\nThe glass front replaced the old one in 2019, and the people who did the wiring and the plaster left no other trace of having been there. The piano stays with the house, tuned twice a year.',
    features: [
      'Spring-fed pool',
      'Loggia of thirty meters',
      'Guest house',
      'Olive grove of eighty trees',
    ],
    around: 'On the old road between Santa Margherita and the cape, with a gate that closes.',
    photographs: album('homes/villa_ottavia', 'villa', 4, 1),
    daysAgo: 35,
  },
  {
    owner: 'ava',
    name: 'Torre delle Rondini',
    type: 'castle',
    sector: 'hospitality',
    town: 'portofino',
    spot: { street: 'Sentiero delle Rondini', zip: '16034', at: [44.3155, 9.201] },
    price: 7_900_000,
    currency: 'EUR',
    bedrooms: 9,
    bathrooms: 8,
    living: 860,
    lot: 22_000,
    built: 1487,
    headline: 'A watchtower with a house grown around it',
    description:
      'The tower was built against pirates and the house against the wind. Between them is a courtyard where it is always still, with a well, a fig and a table for twenty.\n\nLicensed as a small hotel since 1998, with nine rooms that are named after birds and numbered only for the tax office. The license goes with the house, the cook would like to, and the swallows come back in the first week of April.',
    features: ['Courtyard with a well', 'Hotel license', 'Chapel', 'Two hectares of woodland'],
    around: 'At the end of a private road, twenty minutes above the coast.',
    template: 'editorial',
    animations: { entrance: 'gentle' },
    photographs: album('homes/torre_delle_rondini', 'plain', 5, 3),
    layout: 'grid',
    daysAgo: 33,
    isPrivate: true,
  },
  {
    owner: 'ava',
    team: 'rinaldi',
    name: 'Villa Scogliera',
    type: 'villa',
    town: 'portofino',
    spot: { street: 'Via degli Scogli 18', village: 'Zoagli', zip: '16030', at: [44.3391, 9.2656] },
    price: 3_350_000,
    currency: 'EUR',
    bedrooms: 5,
    bathrooms: 4,
    living: 330,
    lot: 1800,
    built: 2008,
    headline: 'White, on a shelf of slate',
    description:
      'The slope was a vineyard until nobody could be found to carry the grapes. The house stands where the press stood, white and low, with its bedrooms above and everything else on one level with the pool.\n\nZoagli still weaves silk velvet on hand looms, and the curtains came from there. In a south-west wind the spray reaches the lower terrace; people here plan their lunches by it.',
    features: [
      'Pool on one level with the house',
      'Funicular from the road',
      'Vines on the upper terraces',
      'Cistern for the garden',
    ],
    around: 'Above the coast path, ten minutes on foot from the station.',
    template: 'cinematic',
    animations: { ken_burns: 'gentle', parallax: 'gentle' },
    photographs: album('homes/villa_scogliera', 'villa', 3, 2),
    daysAgo: 57,
  },
]
