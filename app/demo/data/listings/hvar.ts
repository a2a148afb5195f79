import { album } from '#app/demo/data/photographs'
import type { DemoListing } from '#app/demo/data/listing'

export const HVAR: DemoListing[] = [
  {
    owner: 'iva',
    name: 'Lavanda',
    type: 'villa',
    sector: 'holiday',
    town: 'hvar',
    spot: { street: 'Put Lavande 31', zip: '21450', at: [43.1648, 16.4884] },
    price: 1_490_000,
    currency: 'EUR',
    bedrooms: 4,
    bathrooms: 3,
    living: 220,
    lot: 2600,
    built: 2009,
    headline: 'A bay to itself, nearly',
    description:
      'Behind the lavender and above a bay that three houses share. The stone came from Brač, the roof beams from a wrecked ferry; both have stories the neighbors tell better than we do.\n\nThere is a mooring for a boat of eight meters and a bench for watching it. In July the whole slope is cut in four days, and for those four days every towel, curtain and dog on this side of the hill smells of it.',
    features: ['Mooring', 'Lavender field', 'Outdoor kitchen', 'Well insulated for winter'],
    around: 'Ten minutes by boat to town, twenty by the road over the hill.',
    photographs: album('exteriors/mediterranean', 'villa', 3, 3),
    daysAgo: 14,
  },
  {
    owner: 'iva',
    name: 'Grandmother’s House',
    type: 'house',
    town: 'hvar',
    spot: { street: 'Ulica Starih Cisterni 4', zip: '21450', at: [43.1736, 16.4427] },
    price: 640_000,
    currency: 'EUR',
    bedrooms: 3,
    bathrooms: 1,
    living: 140,
    lot: 90,
    built: 1720,
    headline: 'Half restored, and better for it',
    description:
      'Stone walls of seventy centimeters, a cistern that never ran dry, and a kitchen I have not dared to change.',
    features: ['Cistern', 'Roof redone in 2023'],
    around: 'Two streets above the harbor.',
    photographs: album('interiors/dining', 'plain', 3, 2),
    daysAgo: 16,
    status: 'draft',
  },
]
