import db from '@adonisjs/lucid/services/db'

/** What somebody says that the parts of a design's photograph are, a grey PNG; null where nothing. */
export async function findCorrections(designId: number): Promise<Buffer | null> {
  const corrections: { data: Uint8Array } | null = await db
    .from('design_corrections')
    .select('data')
    .where('design_id', designId)
    .first()
  return corrections && Buffer.from(corrections.data)
}
