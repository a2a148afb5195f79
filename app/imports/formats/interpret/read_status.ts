import type { PropertyStatus } from '#app/properties/contract/listing_options'

/** RESO Data Dictionary 2.0, lookup StandardStatus, with what MLSs and offices write instead. */
const STATUSES: Record<string, PropertyStatus> = {
  active: 'publish',
  activeundercontract: 'publish',
  available: 'publish',
  forsale: 'publish',
  live: 'publish',
  new: 'publish',
  pending: 'publish',
  published: 'publish',
  publish: 'publish',
  undercontract: 'publish',
  comingsoon: 'draft',
  draft: 'draft',
  incomplete: 'draft',
  archive: 'archive',
  archived: 'archive',
  canceled: 'archive',
  cancelled: 'archive',
  closed: 'archive',
  delete: 'archive',
  deleted: 'archive',
  expired: 'archive',
  hold: 'archive',
  offmarket: 'archive',
  sold: 'archive',
  withdrawn: 'archive',
}

export function findStatus(word: string): PropertyStatus | null {
  return STATUSES[word.toLowerCase().replace(/[^a-z]/g, '')] ?? null
}
