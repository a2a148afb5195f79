import { album } from '#app/demo/data/photographs'
import type { DemoListing } from '#app/demo/data/listing'

export const CASCAIS: DemoListing[] = [
  {
    owner: 'beatriz',
    name: 'Casa do Vento',
    type: 'house',
    town: 'cascais',
    spot: { street: 'Rua das Ventanias 40', zip: '2750-642', at: [38.6926, -9.4301] },
    price: 2_150_000,
    currency: 'EUR',
    bedrooms: 4,
    bathrooms: 4,
    living: 310,
    lot: 780,
    built: 2016,
    headline: 'Pine, cork and the Atlantic',
    description:
      'Two long gables that turn their backs to the north wind and their glass to the water. The walls are pale pine outside and cork within, so the storms are something to look at rather than to hear.\n\nThe glass passage between the gables is the warmest place in the house from November to March, and it is where the family ended up eating. The architect had drawn a corridor; she now comes to lunch there.',
    features: ['Cork-lined rooms', 'Dune garden', 'Studio over the garage', 'Heat pump'],
    around: 'The cliff path begins across the street; the train to Lisbon takes forty minutes.',
    photographs: album('exteriors/beach', 'plain', 5, 1),
    daysAgo: 3,
    cryptocurrencies: ['ETH'],
  },
  {
    owner: 'beatriz',
    name: 'Quinta das Romãs',
    type: 'farm',
    sector: 'agricultural',
    town: 'cascais',
    spot: { street: 'Estrada das Romãs 18', zip: '2755-140', at: [38.7478, -9.4463] },
    price: 3_400_000,
    currency: 'EUR',
    lowered: [
      { from: 3_800_000, daysAgo: 17 },
      { from: 3_650_000, daysAgo: 6 },
    ],
    bedrooms: 7,
    bathrooms: 5,
    living: 640,
    lot: 48_000,
    built: 1790,
    headline: 'Pomegranates, horses and a kitchen for forty',
    description:
      'A working estate in the hills behind the coast: four hectares of pomegranates, stables for six, and a house whose kitchen has fed harvests for two centuries.\n\nThe tiles in the hall tell the story of Noah, with local animals; the elephant was painted by somebody who had only been told about one. The orchard has its own label and two buyers in Lisbon, and the manager is willing to stay.',
    features: [
      'Stables for six',
      'Pomegranate orchard with its own label',
      'Tiled hall of 1790',
      'Two wells',
    ],
    around: 'Between the sea and the hills of Sintra, ten minutes from either.',
    photographs: album('exteriors/mediterranean', 'plain', 5, 4),
    layout: 'grid',
    daysAgo: 30,
  },
]
