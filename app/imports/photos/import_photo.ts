/** A photo that an import brings, as one attempt takes it. */
export interface ImportPhoto {
  row: number
  position: number
  address: string
  alt: string | null
  attempts: number
  propertyId: number | null
  /** in the archive that came with the import */
  file: string | null
  /** its token; null once it's removed */
  archive: string | null
}

/** SQL: whether a failed photo `p` of row `r` may succeed another time. */
export const RETRIABLE_PHOTO = `p.status = 'failed' and (p.address ilike 'http%://%' or p.file is not null)
  and r.status in ('created', 'updated') and r.property_id is not null`
