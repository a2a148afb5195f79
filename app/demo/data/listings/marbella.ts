import { album } from '#app/demo/data/photographs'
import type { DemoListing } from '#app/demo/data/listing'

export const MARBELLA: DemoListing[] = [
  {
    owner: 'beatriz',
    name: 'Los Almendros',
    type: 'villa',
    town: 'marbella',
    spot: { street: 'Camino de los Almendros 9', zip: '29602', at: [36.5242, -4.9181] },
    price: 5_250_000,
    currency: 'EUR',
    bedrooms: 5,
    bathrooms: 6,
    living: 610,
    lot: 3200,
    built: 2018,
    headline: 'White walls, almond trees, long water',
    description:
      'An architect’s own house, sold because the children have gone to colder places. Every room has two doors: one to the corridor, one to the garden, and the second is the one that gets used.\n\nIn February the almonds flower and the pool is full of petals; the filter has a setting for it. From the bath on the upper floor one sees Africa on a clear day, and argues about it on the others.',
    features: ['Pool of twenty-five meters', 'Cinema', 'Staff apartment', 'Almond grove'],
    around: 'In the hills above the Golden Mile, with guards at the gate of the road.',
    photographs: album('exteriors/villa', 'villa', 4, 2),
    daysAgo: 49,
    currencies: ['GBP', 'SEK', 'AED'],
    cryptocurrencies: ['BTC', 'ETH', 'USDC'],
  },
]
