import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Component from '#app/properties/models/component'
import type Property from '#app/properties/models/property'

/** A description that was sent as plain text takes the place of the formatted one. */
export async function forgetFormatting(
  { trx }: { trx: TransactionClientContract },
  { id }: Property
): Promise<void> {
  const overview = await Component.query({ client: trx })
    .where({ property_id: id, type: 'overview' })
    .first()
  await overview?.merge({ content: { ...overview.content, text: null } }).save()
}
