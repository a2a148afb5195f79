import type {
  AreaUnit,
  PropertyStatus,
  PropertyType,
  Sector,
} from '#app/properties/listing_options'

/**
 * The RESO Data Dictionary 2.0's terms for our options. Where it has fewer, local `X_` fields,
 * which it allows, keep ours. Source: https://ddwiki.reso.org, lookups of the Property resource
 */
export const RESO_SUBTYPES: Record<PropertyType, string> = {
  villa: 'Single Family Residence',
  house: 'Single Family Residence',
  apartment: 'Apartment',
  penthouse: 'Condominium',
  townhouse: 'Townhouse',
  chalet: 'Cabin',
  estate: 'Single Family Residence',
  castle: 'Single Family Residence',
  farm: 'Farm',
  loft: 'Condominium',
  island: 'Unimproved Land',
  land: 'Unimproved Land',
}

export const RESO_TYPES: Record<Sector, string> = {
  residential: 'Residential',
  holiday: 'Residential',
  commercial: 'Commercial Sale',
  hospitality: 'Business Opportunity',
  agricultural: 'Farm',
}

/** For rent; there are only these two. */
export const RESO_LEASES: Record<Sector, string> = {
  residential: 'Residential Lease',
  holiday: 'Residential Lease',
  commercial: 'Commercial Lease',
  hospitality: 'Commercial Lease',
  agricultural: 'Commercial Lease',
}

export const RESO_STATUSES: Record<PropertyStatus, string> = {
  draft: 'Incomplete',
  publish: 'Active',
  archive: 'Withdrawn',
}

export const RESO_UNITS: Record<AreaUnit, string> = {
  sqm: 'Square Meters',
  sqft: 'Square Feet',
}
