import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'
import Gift from '#app/farm/gifts/models/gift'
import GiftTransformer from '#app/farm/transformers/gift_transformer'

/** Gifts that the person sent. */
export async function exportGifts({ id }: User): Promise<ExportedPart> {
  const gifts = await Gift.query().where('user_id', id).orderBy('id')
  return { data: gifts.map((gift) => new GiftTransformer(gift).toObject()) }
}
