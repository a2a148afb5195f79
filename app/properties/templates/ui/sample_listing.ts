import type { Data } from '#data'
import { DEFAULT_TEMPLATE } from '#app/properties/templates/listing_templates'

const STORY = `A house on a slope of olive trees, facing the water. The rooms follow the sun: breakfast in the east, the long table in the west, and a library on the quiet side.

The garden comes down in four terraces, the last of them a stone's throw from the beach.`

type Part = Data.Properties.Parts.Component

const part = (type: Part['type'], content: Part['content'] = {}): Part => ({
  id: 0,
  type,
  content,
  images: [],
})

/** What the templates are shown with before anything is published. */
export const SAMPLE_LISTING: Data.Properties.Property = {
  id: 0,
  slug: 'sample',
  name: 'The house by the sea',
  offered_for: 'sale',
  price: 1_250_000,
  deposit: null,
  available_from: null,
  currency: 'EUR',
  description: STORY,
  type: 'villa',
  sector: 'residential',
  status: 'publish',
  publish: true,
  is_private: false,
  featured_image: null,
  template: DEFAULT_TEMPLATE,
  animations: {},
  component_order: [],
  components: {
    hero: part('hero', { headline: 'Four terraces above the water' }),
    features: part('features', {
      items: ['Olive terraces', 'Library', 'Steps to the beach', 'Guest house'],
    }),
  },
  full_address: 'Portofino, Italy',
  address: null,
  address_line_2: null,
  city: 'Portofino',
  state: null,
  zip: null,
  country: 'Italy',
  country_code: 'IT',
  latitude: null,
  longitude: null,
  accepted_currencies: [],
  accepted_cryptocurrencies: [],
  bedrooms: 4,
  bathrooms: 3,
  living_area: 240,
  lot_area: 1100,
  area_unit: 'sqm',
  year_built: 1962,
  owner: {
    id: 0,
    handle: 'vesta',
    name: 'Your name',
    avatar: null,
    is_verified: false,
    type: 'realtor',
  },
  team: null,
  price_history: [],
  published_at: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
