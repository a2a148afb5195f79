import db from '@adonisjs/lucid/services/db'

export async function findPreview(designId: number): Promise<Buffer | null> {
  const preview: { data: Buffer } | null = await db
    .from('design_previews')
    .select('data')
    .where('design_id', designId)
    .first()
  return preview?.data ?? null
}
