import type { Infer } from '@vinejs/vine/types'
import type { updatePropertyValidator } from '#app/properties/validators/property_validator'
import type Property from '#app/properties/models/property'

export type PropertyInput = Infer<typeof updatePropertyValidator>['property']

const FIELDS = {
  name: 'name',
  description: 'description',
  type: 'type',
  sector: 'sector',
  is_private: 'isPrivate',
  status: 'status',
  template: 'template',
  component_order: 'componentOrder',
  price: 'price',
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

/** What a listing says in its plain fields, as it would be sent. */
export function inputOf(
  property: Pick<Property, (typeof FIELDS)[keyof typeof FIELDS]>
): PropertyInput {
  const fields = Object.entries(FIELDS).map(([wire, name]) => [wire, property[name]])
  return Object.fromEntries(fields)
}

/** Writes the given fields into the model; fields that were not sent stay as they are. */
export function fillProperty(property: Property, input: PropertyInput): void {
  for (const [wire, name] of Object.entries(FIELDS) as [keyof typeof FIELDS, keyof Property][]) {
    if (input[wire] !== undefined) property.merge({ [name]: input[wire] })
  }
}
