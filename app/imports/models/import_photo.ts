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
