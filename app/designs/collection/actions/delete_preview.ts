import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Design from '#app/designs/models/design'

export async function deletePreview(design: Design, trx: TransactionClientContract): Promise<void> {
  await trx.from('design_previews').where('design_id', design.id).delete()
  design.previewVersion = 0
}
