import { album } from '#app/demo/data/photographs'
import type { DemoListing } from '#app/demo/data/listing'

export const MALIBU: DemoListing[] = [
  {
    owner: 'grace',
    name: 'Point Dume Terrace',
    type: 'villa',
    town: 'malibu',
    spot: { street: '29 Gray Whale Drive', zip: '90265', at: [34.0049, -118.8022] },
    price: 11_750_000,
    currency: 'USD',
    bedrooms: 5,
    bathrooms: 6,
    living: 6200,
    lot: 38_000,
    built: 2019,
    headline: 'Long water above long water',
    description:
      'From the upper floor the pool ends where the ocean begins, or seems to. A house of plaster, stone and glass that keeps its rooms cool without being asked, by letting the wind in on one side and out on the other.\n\nWhales pass in March. There is a telescope on the landing, and a list on the wall beside it of who saw what, kept since the first winter in four handwritings.',
    features: [
      'Pool of eighty feet',
      'Key to the beach',
      'Solar roof with batteries',
      'Fire-hardened planting',
    ],
    around: 'On the point, with a path to the sand.',
    photographs: album('exteriors/villa', 'villa', 4),
    daysAgo: 9,
    cryptocurrencies: ['BTC', 'USDC'],
  },
  {
    owner: 'grace',
    name: 'The Beach Cabin',
    type: 'house',
    sector: 'holiday',
    town: 'malibu',
    spot: { street: '21 Sandpiper Road', zip: '90265', at: [34.0386, -118.6747] },
    price: 3_900_000,
    currency: 'USD',
    bedrooms: 2,
    bathrooms: 1,
    living: 1100,
    lot: 2400,
    built: 1949,
    headline: 'Cedar, salt and a deck',
    description:
      'Two cedar gables in the beach grass, gone the color of driftwood. Two bedrooms, one outdoor shower, and a deck on which most of a life can be lived.\n\nIt was repaired after the storm of 1983 by the man who sold it to the present owners, who never changed a thing. They did ask an engineer about the posts; he looked, drank a coffee on the deck, and asked whether it was ever for rent.',
    features: ['Deck over the sand', 'Outdoor shower', 'New pilings in 2020'],
    around: 'On the old road by the pier.',
    photographs: album('exteriors/beach', 'plain', 3, 3),
    daysAgo: 40,
  },
]
