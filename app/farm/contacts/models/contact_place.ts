import type FarmContact from '#app/farm/contacts/models/farm_contact'

/** As columns of table `farm_contacts`. */
export interface ContactPlace {
  latitude: number
  longitude: number
  /** IANA name */
  time_zone: string
}

type Place = Partial<Pick<FarmContact, 'latitude' | 'longitude' | 'timeZone'>>

/** What a new address says of a contact's place and clock, unless they are given themselves. */
export function placed(given: Place, place: ContactPlace | null): Place {
  const hasPoint = given.latitude !== undefined || given.longitude !== undefined
  if (!place) return hasPoint ? {} : { latitude: null, longitude: null }
  const { latitude, longitude, time_zone: timeZone } = place
  return { ...(!hasPoint && { latitude, longitude }), timeZone: given.timeZone ?? timeZone }
}
