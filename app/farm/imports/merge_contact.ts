import { MAX_TAGS_PER_CONTACT } from '#app/farm/farm_options'
import type { ReadContact } from '#app/farm/imports/read_contacts'

export interface KnownContact extends ReadContact {
  id: number
  version: number
}

const LABELS = { name: 'name', phone: 'phone number', address: 'address', time_zone: 'time zone' }

interface Merge {
  /** null if nothing is new */
  change: Omit<ReadContact, 'email'> | null
  /** what differs from what is there, which stays */
  notes: string[]
}

/** Adds what is missing about a contact, and all tags. Nothing that is there is lost. */
export function mergeContact(known: KnownContact, given: ReadContact): Merge {
  const notes: string[] = []
  let isNew = false
  const kept = <Field extends keyof typeof LABELS>(field: Field) => {
    const [before, now] = [known[field], given[field]]
    if (before === null && now !== null) isNew = true
    else if (now !== null && now !== before) {
      notes.push(`Kept the ${LABELS[field]} “${before}”. This row says “${now}”.`)
    }
    return before ?? now
  }
  const isPlaced = known.latitude !== null
  const hasPlace = given.latitude !== null
  const tags = [...new Set([...known.tags, ...given.tags])].slice(0, MAX_TAGS_PER_CONTACT)
  const change = {
    name: kept('name'),
    phone: kept('phone'),
    address: kept('address'),
    time_zone: kept('time_zone'),
    latitude: isPlaced ? known.latitude : given.latitude,
    longitude: isPlaced ? known.longitude : given.longitude,
    tags,
  }
  isNew ||= (!isPlaced && hasPlace) || tags.length > known.tags.length
  return { change: isNew ? change : null, notes }
}
