import { guessColumns, type FieldWords } from '#app/imports/contract/column_guesses'

/** The fields a column can be, with common names for such columns; RESO's come early. */
const FIELDS = {
  key: {
    label: 'Listing ID',
    columns: 'listingkey listingid mlsnumber mlsid mls mlsno reference referenceno ref sku id',
  },
  name: {
    label: 'Name',
    columns: 'xtitle listingtitle title name headline propertyname listingname buildingname',
  },
  description: {
    label: 'Description',
    columns: 'publicremarks description remarks details text beschreibung descrizione',
  },
  type: {
    label: 'Property type',
    columns: 'xcategory propertysubtype category subtype type hometype propertytype',
  },
  sector: { label: 'Sector', columns: 'xsector sector propertytype propertyclass class' },
  price: {
    label: 'Price',
    columns: 'listprice price askingprice currentprice originallistprice amount preis prezzo',
  },
  currency: { label: 'Currency', columns: 'xcurrency currency currencycode pricecurrency' },
  accepted_currencies: {
    label: 'Accepted currencies',
    columns: 'xacceptedcurrencies acceptedcurrencies',
  },
  accepted_cryptocurrencies: {
    label: 'Accepted cryptocurrencies',
    columns: 'xacceptedcryptocurrencies acceptedcryptocurrencies',
  },
  address: {
    label: 'Street and number',
    columns: 'unparsedaddress address streetaddress fulladdress address1 addressline1 street',
  },
  street_number: { label: 'Street number', columns: 'streetnumber housenumber streetno' },
  street_name: { label: 'Street name', columns: 'streetname' },
  street_suffix: { label: 'Street suffix', columns: 'streetsuffix' },
  unit: {
    label: 'Apartment or suite',
    columns: 'unitnumber unit apartment suite address2 addressline2 apt',
  },
  city: { label: 'Town', columns: 'city town postalcity municipality locality ort citta' },
  state: {
    label: 'Region or state',
    columns: 'stateorprovince state province region county canton',
  },
  zip: { label: 'Postal code', columns: 'postalcode zip zipcode postcode plz cap' },
  country: { label: 'Country', columns: 'country countrycode countryname land' },
  latitude: { label: 'Latitude', columns: 'latitude lat' },
  longitude: { label: 'Longitude', columns: 'longitude lng lon long' },
  bedrooms: { label: 'Bedrooms', columns: 'bedroomstotal bedrooms beds bedroom br' },
  bathrooms: {
    label: 'Bathrooms',
    columns: 'xbathroomstotaldecimal bathroomstotaldecimal bathrooms baths bathroom ba',
  },
  bathrooms_total: { label: 'Bathrooms, rounded up', columns: 'bathroomstotalinteger' },
  bathrooms_full: { label: 'Full bathrooms', columns: 'bathroomsfull fullbaths' },
  bathrooms_half: { label: 'Half bathrooms', columns: 'bathroomshalf halfbaths' },
  living_area: {
    label: 'Living area',
    columns: 'livingarea buildingareatotal area size squarefeet sqft squaremeters sqm m2',
  },
  living_area_unit: {
    label: 'Unit of the living area',
    columns: 'livingareaunits areaunits areaunit unitofarea',
  },
  lot_area: { label: 'Land area', columns: 'lotsizearea lotsize lotarea landarea lot' },
  lot_area_unit: { label: 'Unit of the land area', columns: 'lotsizeunits lotunits lotareaunit' },
  year_built: { label: 'Year built', columns: 'yearbuilt year built constructionyear' },
  is_public: { label: 'Shown to everyone', columns: 'internetentirelistingdisplayyn public' },
  status: { label: 'Status', columns: 'standardstatus mlsstatus listingstatus status' },
  photos: {
    label: 'Photos',
    columns:
      'media photos photo photourls photourl images image imageurls imageurl pictures picture mediaurl fotos foto bilder bild',
    isRepeatable: true,
  },
  photo_texts: {
    label: 'Descriptions of the photos',
    columns: 'xphotodescriptions photodescriptions photocaptions captions alttexts',
  },
  features: {
    label: 'Features',
    columns:
      'associationamenities interiorfeatures exteriorfeatures appliances buildingfeatures communityfeatures fireplacefeatures garagefeatures lotfeatures parkingfeatures patioandporchfeatures spafeatures waterfrontfeatures features amenities',
    isRepeatable: true,
  },
  pool: { label: 'Pool', columns: 'poolfeatures poolprivateyn pool' },
  view: { label: 'View', columns: 'view views' },
  highlights: { label: 'Highlights, word for word', columns: 'xhighlights highlights' },
} as const satisfies Record<string, FieldWords>

export type ImportField = keyof typeof FIELDS

/** The text of each non-empty cell. */
export type ImportValues = Partial<Record<ImportField, string>>

/** Each column's field, by position; null for ignored columns. */
export type ColumnMapping = (ImportField | null)[]

export const IMPORT_FIELDS = Object.entries<FieldWords>(FIELDS).map(([field, words]) => ({
  field: field as ImportField,
  label: words.label,
  isRepeatable: words.isRepeatable,
}))

export function isImportField(name: unknown): name is ImportField {
  return typeof name === 'string' && Object.hasOwn(FIELDS, name)
}

export function labelOfField(field: ImportField): string {
  return FIELDS[field].label
}

/** Whether several columns may be this field. */
export function isRepeatable(field: ImportField): boolean {
  const words: FieldWords = FIELDS[field]
  return Boolean(words.isRepeatable)
}

/** Guesses each column's field from its name; only repeatable fields twice. */
export function guessMapping(columns: readonly string[]): ColumnMapping {
  return guessColumns<ImportField>(columns, FIELDS)
}
