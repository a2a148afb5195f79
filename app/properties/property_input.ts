import type { Infer } from '@vinejs/vine/types'
import type { updatePropertyValidator } from '#app/properties/property_validators'
import type { PropertyStatus } from '#app/properties/listing_options'
import type Property from '#app/properties/property'
import type { PropertyPageRow } from '#app/properties/property_row'

export type PropertyInput = Infer<typeof updatePropertyValidator>['property']

const FIELDS = {
  name: 'name',
  description: 'description',
  type: 'type',
  sector: 'sector',
  is_private: 'isPrivate',
  status: 'status',
  template: 'template',
  animations: 'animations',
  component_order: 'componentOrder',
  offered_for: 'offeredFor',
  price: 'price',
  deposit: 'deposit',
  available_from: 'availableFrom',
  currency: 'currency',
  accepted_currencies: 'acceptedCurrencies',
  accepted_cryptocurrencies: 'acceptedCryptocurrencies',
  address: 'address',
  address_line_2: 'addressLine2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  country: 'country',
  country_code: 'countryCode',
  latitude: 'latitude',
  longitude: 'longitude',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  living_area: 'livingArea',
  lot_area: 'lotArea',
  area_unit: 'areaUnit',
  year_built: 'yearBuilt',
} as const satisfies Partial<Record<keyof PropertyInput, keyof Property>>

/** What is kept in the listing's own row. */
export type PlainInput = Omit<PropertyInput, 'images' | 'featured_image'>

export function plainOf({ images, featured_image: cover, ...plain }: PropertyInput): PlainInput {
  return plain
}

/** The wire's names are the columns'. */
export const PLAIN_COLUMNS = Object.keys(FIELDS) as (keyof typeof FIELDS)[]

/** The given fields as the database takes them. */
export function columnsOf(input: PlainInput): Record<string, unknown> {
  const given = PLAIN_COLUMNS.filter((column) => input[column] !== undefined)
  return Object.fromEntries(given.map((column) => [column, input[column]]))
}

/** What a listing says in its plain fields, as it would be sent. */
export function inputOf(
  property: Pick<Property, (typeof FIELDS)[keyof typeof FIELDS]>
): PropertyInput {
  const fields = Object.entries(FIELDS).map(([wire, name]) => [wire, property[name]])
  return Object.fromEntries(fields)
}

/** What a listing said at some time, with its photos. */
export interface PropertySnapshot extends Omit<PropertyInput, 'status'> {
  status?: PropertyStatus
}

export function snapshotOf(property: PropertyPageRow): PropertySnapshot {
  const { images, featuredImage } = property
  return {
    ...inputOf(property),
    images: images.map(({ id }) => id),
    featured_image: featuredImage?.id ?? null,
  }
}

const { status, ...FILLED } = FIELDS

/** Writes the given fields into the model; others stay as they are, and so does its status. */
export function fillProperty(property: Property, input: Omit<PropertyInput, 'status'>): void {
  for (const [wire, name] of Object.entries(FILLED) as [keyof typeof FILLED, keyof Property][]) {
    if (input[wire] !== undefined) property.merge({ [name]: input[wire] })
  }
}
