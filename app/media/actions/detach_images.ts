import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Takes back one AttachImages. What nothing shows any more is swept a day later. */
export default class DetachImages {
  async handle(ids: number[], trx: TransactionClientContract): Promise<void> {
    if (!ids.length) return
    await trx
      .from('images')
      .whereIn('id', ids)
      .where('uses', '>', 0)
      .update({
        uses: trx.raw('uses - 1'),
        unused_since: trx.raw('case when uses = 1 then now() end'),
      })
  }
}
