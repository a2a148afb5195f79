import db from '@adonisjs/lucid/services/db'

export async function findCorrections(designId: number): Promise<Buffer | null> {
  const corrections: { data: Uint8Array } | null = await db
    .from('design_corrections')
    .select('data')
    .where('design_id', designId)
    .first()
  return corrections && Buffer.from(corrections.data)
}
