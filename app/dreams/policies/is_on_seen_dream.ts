import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { IS_MEMBER } from '#app/dreams/models/seen_dreams'
import { SHOWN_DESIGN } from '#app/dreams/models/seen_designs'
import type Image from '#app/media/models/image'

/**
 * Whether a board that somebody may see shows a photo, or a design with its photo before. One with
 * a link shows them to anyone: their addresses can be guessed no more than the link.
 */
export async function isOnSeenDream({ id }: Image, user: User | null): Promise<boolean> {
  const viewerId = user?.id ?? null
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `select from dream_items i join dreams d on d.id = i.dream_id
     left join designs g on g.id = i.design_id
     where (:id in (i.image_id, i.preview_image_id)
         or (:id in (g.image_id, g.high_res_image_id, g.original_image_id) and ${SHOWN_DESIGN}))
       and (d.visibility in ('link', 'public') or ${IS_MEMBER})
       and d.user_id <> all(:hiddenIds::integer[]) and i.user_id <> all(:hiddenIds::integer[])
     limit 1`,
    { id, viewerId, hiddenIds: await listHiddenUserIds(viewerId) }
  )
  return rows.length > 0
}
