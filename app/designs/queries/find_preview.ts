import db from '@adonisjs/lucid/services/db'

/** The newest preview of a design that is being made, a small JPEG; null when there is none. */
export async function findPreview(designId: number): Promise<Buffer | null> {
  const preview: { data: Buffer } | null = await db
    .from('design_previews')
    .select('data')
    .where('design_id', designId)
    .first()
  return preview?.data ?? null
}
