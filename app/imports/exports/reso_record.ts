import { appUrl } from '#config/app'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ImageRow } from '#app/media/image_row'
import { originalPath } from '#app/media/image_transformer'
import { featuresContent } from '#app/properties/parts/component_content'
import type { PropertyPageRow } from '#app/properties/property_row'
import { RESO_LEASES, RESO_STATUSES, RESO_SUBTYPES, RESO_TYPES, RESO_UNITS } from './reso_terms.js'

/** A listing in terms of the RESO Data Dictionary 2.0. @param key identifies it in an import */
export function resoRecord(property: PropertyPageRow, key: string) {
  return {
    ListingKey: key,
    StandardStatus: RESO_STATUSES[property.status],
    X_Title: property.name,
    PublicRemarks: property.description,
    ...kindOf(property),
    X_OfferedFor: property.offeredFor,
    ListPrice: property.price,
    LeaseAmountFrequency: property.offeredFor === 'rent' ? 'Monthly' : null,
    X_Deposit: property.deposit,
    AvailabilityDate: property.availableFrom,
    X_Currency: property.currency,
    X_AcceptedCurrencies: property.acceptedCurrencies,
    X_AcceptedCryptocurrencies: property.acceptedCryptocurrencies,
    UnparsedAddress: property.address,
    UnitNumber: property.addressLine2,
    City: property.city,
    StateOrProvince: property.state,
    PostalCode: property.zip,
    Country: property.countryCode,
    X_CountryName: property.country,
    Latitude: property.latitude,
    Longitude: property.longitude,
    BedroomsTotal: property.bedrooms,
    ...bathroomsOf(property),
    LivingArea: property.livingArea,
    LivingAreaUnits: RESO_UNITS[property.areaUnit],
    LotSizeArea: property.lotArea,
    LotSizeUnits: RESO_UNITS[property.areaUnit],
    YearBuilt: property.yearBuilt,
    X_Highlights: highlightsOf(property),
    InternetEntireListingDisplayYN: !property.isPrivate,
    OriginalEntryTimestamp: wireTime(property.createdAt),
    OnMarketTimestamp: wireTimeOrNull(property.publishedAt),
    ModificationTimestamp: wireTime(property.updatedAt),
    PhotosCount: property.images.length,
    Media: featuredFirst(property).map((image, index) => ({
      MediaKey: String(image.id),
      MediaCategory: 'Photo',
      MediaURL: appUrl + originalPath(image.content),
      Order: index,
      ShortDescription: image.alt,
      ImageWidth: image.content.width,
      ImageHeight: image.content.height,
    })),
  }
}

export type ResoRecord = ReturnType<typeof resoRecord>

function kindOf({ type, sector, offeredFor }: PropertyPageRow) {
  const types = offeredFor === 'rent' ? RESO_LEASES : RESO_TYPES
  const land = type === 'land' ? 'Land' : null
  return {
    PropertyType: sector ? types[sector] : land,
    PropertySubType: type && RESO_SUBTYPES[type],
    X_Category: type,
    X_Sector: sector,
  }
}

function highlightsOf({ components }: PropertyPageRow): string[] {
  return featuresContent(components.find(({ type }) => type === 'features')?.content).items
}

/** As the editor shows them, and as an import takes them. */
function featuredFirst({ images, featuredImage }: PropertyPageRow): ImageRow[] {
  const isFirst = ({ id }: ImageRow) => id === featuredImage?.id
  return [...images.filter(isFirst), ...images.filter((image) => !isFirst(image))]
}

/** RESO counts full and half baths; other fractions go into a field of our own. */
function bathroomsOf({ bathrooms }: PropertyPageRow) {
  const isCounted = bathrooms !== null && Number.isInteger(bathrooms * 2)
  return {
    BathroomsTotalInteger: bathrooms === null ? null : Math.ceil(bathrooms),
    BathroomsFull: isCounted ? Math.floor(bathrooms) : null,
    BathroomsHalf: isCounted ? (bathrooms % 1) * 2 : null,
    X_BathroomsTotalDecimal: isCounted ? null : bathrooms,
  }
}
