export const MAX_AREAS_PER_FARM = 50
export const MAX_AREA_NAME_CHARACTERS = 80

export type FarmCorner = [longitude: number, latitude: number]

export const CONSENT_STATUSES = ['none', 'pending', 'confirmed', 'withdrawn'] as const
export type ConsentStatus = (typeof CONSENT_STATUSES)[number]

/** What happened to a consent; each is kept. */
export const CONSENT_KINDS = ['asked', 'confirmed', 'withdrawn'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Each is agreed to, and withdrawn, by itself. */
export type ConsentPurpose = 'email' | 'clicks'

export const MAX_CONTACTS_PER_FARM = 200_000
export const MAX_CONTACT_NAME_CHARACTERS = 120
export const MAX_CONTACT_PHONE_CHARACTERS = 40
export const MAX_CONTACT_ADDRESS_CHARACTERS = 300
export const MAX_TAGS_PER_CONTACT = 30
export const MAX_TAG_CHARACTERS = 40
export const MAX_SEGMENTS_PER_FARM = 100
export const MAX_SEGMENT_NAME_CHARACTERS = 80
export const MAX_CONTACT_SEARCH_CHARACTERS = 100

/** How contacts came; a visitor who also signed up counts for both. */
export const CONTACT_SOURCES = ['manual', 'import', 'form', 'open_house'] as const
export type ContactSource = (typeof CONTACT_SOURCES)[number]

/** Whether there is a lead with their address. */
export const LEAD_FILTERS = ['yes', 'no'] as const
export type ContactLeadFilter = (typeof LEAD_FILTERS)[number]

export const SEEN_DAYS = [30, 90, 365] as const
export type SeenDays = (typeof SEEN_DAYS)[number]

/** The contacts that a list, a segment or a campaign is about; every part must match. */
export interface ContactFilter {
  /** in name, email, phone or address */
  q?: string
  /** has all of them */
  tags?: string[]
  /** has one of them */
  consent?: ConsentStatus[]
  /** ids; is in one of them */
  areas?: number[]
  /** came in one of these ways */
  sources?: ContactSource[]
  lead?: ContactLeadFilter
  /** days; something happened with them since */
  seen?: SeenDays
}

/** by their ids; a filter may be about all */
export const MAX_CHOSEN_CONTACTS = 1000
export const MAX_TAGS_OFFERED = 200
