import {
  listingDraftOf,
  type ListingDraft,
  type Listing,
  type ListingImage,
} from '#app/properties/drafts/ui/draft'

const NOBODY = { id: 1, handle: 'livia', name: 'Livia Conti', avatar: null, is_verified: false }

type Part = Listing['components'][string]

export function listing(given: Partial<Listing> = {}): Listing {
  const part = (id: number, type: Part['type']): Part => ({ id, type, content: {}, images: [] })
  return {
    id: 7,
    slug: 'casa-livia-abc123',
    name: 'Casa Livia',
    offered_for: 'sale',
    price: null,
    deposit: null,
    available_from: null,
    description: null,
    type: 'villa',
    sector: null,
    status: 'draft',
    publish: false,
    is_private: false,
    featured_image: null,
    template: 'estate',
    animations: {},
    component_order: [],
    components: {
      hero: part(1, 'hero'),
      gallery: part(2, 'gallery'),
      overview: part(5, 'overview'),
      features: part(3, 'features'),
      location: part(4, 'location'),
      rooms: part(6, 'rooms'),
      neighborhood: part(7, 'neighborhood'),
      agent: part(8, 'agent'),
      floor_plans: part(9, 'floor_plans'),
      documents: part(10, 'documents'),
      before_after: part(11, 'before_after'),
      titles: part(12, 'titles'),
    },
    full_address: null,
    address: null,
    address_line_2: null,
    city: null,
    state: null,
    zip: null,
    country: null,
    country_code: null,
    latitude: null,
    longitude: null,
    currency: null,
    accepted_currencies: [],
    accepted_cryptocurrencies: [],
    bedrooms: null,
    bathrooms: null,
    living_area: null,
    lot_area: null,
    area_unit: 'sqm',
    year_built: null,
    owner: { ...NOBODY, type: 'realtor' },
    team: null,
    price_history: [],
    published_at: null,
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    ...given,
  }
}

export function photograph(id: number, alt: string | null = null): ListingImage {
  return {
    id,
    url: `/media/${id}.jpg`,
    width: 1200,
    height: 800,
    alt,
    placeholder: '',
    variants: [],
  }
}

export function draft(given: Partial<Listing> = {}, images: ListingImage[] = []): ListingDraft {
  return listingDraftOf(listing(given), images)
}
