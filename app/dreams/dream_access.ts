import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { IS_MEMBER, SHOWN_DESIGN } from '#app/dreams/dreams_sql'
import type Image from '#app/media/image'

export async function mayFollowDream({ id }: User, dreamId: number): Promise<boolean> {
  const member = await db
    .from('dream_members')
    .join('dreams', 'dreams.id', 'dream_members.dream_id')
    .where({ 'dream_members.dream_id': dreamId, 'dream_members.user_id': id })
    .select('dreams.user_id')
    .first()
  return Boolean(member) && !(await isHiddenFrom(id, member.user_id))
}

/** What others see of a person on the board right now. */
export async function presenceOnDream(user: User, dreamId: number) {
  return (await mayFollowDream(user, dreamId)) && new UserCardTransformer(user).toObject()
}

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

/** Null if no board shows the image. */
export async function reasonToKeepPinnedImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const item = await trx
    .from('dream_items')
    .where('image_id', id)
    .orWhere('preview_image_id', id)
    .select('id')
    .first()
  return item ? 'This photo is on a dream board. Remove it there first.' : null
}
