import type { DemoListing } from '#app/demo/data/listings'
import { TOWNS } from '#app/demo/data/towns'
import type {
  FeaturesContent,
  GalleryContent,
  HeroContent,
  LocationContent,
} from '#app/properties/parts/component_content'
import { DEFAULT_TEMPLATE } from '#app/properties/templates/listing_templates'
import type { PropertyInput } from '#app/properties/property_input'

const IN_SQUARE_FEET = ['US', 'GB']

export function fieldsOf(listing: DemoListing): PropertyInput {
  const { spot } = listing
  const town = TOWNS[listing.town]
  const [latitude, longitude] = spot.at
  return {
    name: listing.name,
    template: listing.template ?? DEFAULT_TEMPLATE,
    animations: listing.animations ?? {},
    description: listing.description,
    type: listing.type,
    sector: listing.sector ?? 'residential',
    is_private: listing.isPrivate ?? false,
    offered_for: listing.rent ? 'rent' : 'sale',
    deposit: listing.rent?.deposit ?? null,
    available_from: listing.rent?.availableFrom ?? null,
    price: listing.lowered?.[0]?.from ?? listing.price,
    currency: listing.currency,
    accepted_currencies: listing.currencies ?? [],
    accepted_cryptocurrencies: listing.cryptocurrencies ?? [],
    address: spot.street,
    ...town,
    city: spot.village ?? town.city,
    zip: spot.zip,
    latitude,
    longitude,
    bedrooms: listing.bedrooms ?? null,
    bathrooms: listing.bathrooms ?? null,
    living_area: listing.living ?? null,
    lot_area: listing.lot ?? null,
    area_unit: IN_SQUARE_FEET.includes(town.country_code) ? 'sqft' : 'sqm',
    year_built: listing.built ?? null,
  }
}

interface Contents {
  hero: HeroContent
  gallery: GalleryContent
  features: FeaturesContent
  location: LocationContent
}

export function contentsOf(listing: DemoListing): Contents {
  return {
    hero: { headline: listing.headline, subline: listing.subline ?? '' },
    gallery: { title: '', layout: listing.layout ?? 'mosaic' },
    features: { title: '', items: listing.features },
    location: { title: '', text: listing.around },
  }
}
