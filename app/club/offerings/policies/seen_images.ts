import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type Image from '#app/media/models/image'

/** Whether a public offering shows an image, or one that this person asked for. */
export async function isOfSeenOffering({ id }: Image, user: User | null): Promise<boolean> {
  const viewerId = user?.id ?? null
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from offering_images shown join offerings o on o.id = shown.offering_id
     where shown.image_id = :id
       and ((o.status = 'publish' and o.user_id <> all(:hiddenIds::integer[]))
         or exists (select from offering_requests r
           where r.offering_id = o.id and r.customer_id = :viewerId::integer))
     limit 1`,
    { id, viewerId, hiddenIds: await listHiddenUserIds(viewerId) }
  )
  return rows.length > 0
}

/** Null if no offering shows the image. */
export async function reasonToKeepImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const shown = await trx.from('offering_images').where('image_id', id).select('image_id').first()
  return shown ? 'This photo is part of an offering. Remove it there first.' : null
}
