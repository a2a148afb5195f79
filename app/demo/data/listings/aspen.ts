import { album } from '#app/demo/data/photographs'
import type { DemoListing } from '#app/demo/data/listing'

/** Homes in the Roaring Fork valley; areas in square feet. */
export const ASPEN: DemoListing[] = [
  {
    owner: 'grace',
    name: 'Aspen Row',
    type: 'chalet',
    town: 'aspen',
    spot: { street: '204 Quaking Row', zip: '81611', at: [39.1907, -106.8262] },
    price: 3_400_000,
    currency: 'USD',
    bedrooms: 5,
    bathrooms: 5,
    living: 4100,
    lot: 6000,
    built: 1996,
    headline: 'A row of aspens and the mountain behind',
    description:
      'The trees came first; the house was fitted between them. In October the whole of the great room turns yellow for nine days, and people have been known to take those days off.\n\nTwo masonry fireplaces, one long table, and a mud room that can take a hockey team. The stone of the ground floor came out of its own cellar, which is why the cellar is as deep as it is.',
    features: [
      'Two masonry fireplaces',
      'Great room with north light',
      'Heated drive',
      'Guest suite with its own door',
    ],
    around: 'Four blocks from the gondola, on the quiet side of town.',
    photographs: album('exteriors/chalet', 'villa', 3),
    daysAgo: 20,
    isPrivate: true,
  },
  {
    owner: 'grace',
    name: 'Red Butte House',
    type: 'estate',
    town: 'aspen',
    spot: { street: '1120 Slate Creek Lane', zip: '81611', at: [39.2058, -106.8372] },
    price: 14_500_000,
    currency: 'USD',
    lowered: { from: 15_900_000, daysAgo: 8 },
    bedrooms: 7,
    bathrooms: 9,
    living: 9800,
    lot: 87_000,
    built: 2012,
    headline: 'Stone, steel and two acres of river',
    description:
      'Built from the rock it stands on, for an owner who wanted to fish before breakfast. The river runs along the whole of the west side and can be heard from every bedroom, louder in May.\n\nThe kitchen has two of everything and a door straight to the vegetable garden. The pool is heated by the ground under it, and stays open until the first week in which it would be foolish.',
    features: [
      'Six hundred feet of river',
      'Fly-tying room',
      'Geothermal heating',
      'Caretaker’s cottage',
    ],
    around: 'Across the bridge, with the ski bus at the end of the lane.',
    photographs: album('exteriors/villa', 'villa', 4, 3),
    daysAgo: 22,
    cryptocurrencies: ['BTC', 'ETH', 'USDC'],
  },
]
