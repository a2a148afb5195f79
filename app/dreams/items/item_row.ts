import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { userCardJson, type UserCardRow } from '#app/accounts/user_card_sql'
import type { Moment } from '#app/common/http/wire_time'
import type DreamItem from '#app/dreams/items/dream_item'
import { SHOWN_DESIGN } from '#app/dreams/dreams_sql'
import { imageJson, type ImageRow } from '#app/media/image_row'
import type { DesignOptions } from '#app/redesign/design_options'

export interface ShownDesign {
  id: number
  options: DesignOptions
  image: ImageRow
  original: ImageRow | null
  /** of its shared page; null if it has none */
  token: string | null
}

type Column = 'id' | 'dreamId' | 'userId' | 'kind' | 'text' | 'url' | 'preview' | 'propertyId'

export interface ItemRow extends Pick<DreamItem, Column> {
  user: UserCardRow
  image: ImageRow | null
  /** of the page it links to */
  previewImage: ImageRow | null
  /** null if it is no longer shown */
  design: ShownDesign | null
  votesCount: number
  hasVoted: boolean
  /** 0 is the first that whoever looks at the board sees */
  position: number
  createdAt: Moment
}

const DESIGN = `(select json_build_object('id', g.id, 'options', g.options,
    'image', ${imageJson('g.image_id')}, 'original', ${imageJson('g.original_image_id')},
    'token', case when g.share_revoked_at is null then g.share_token end)
  from designs g where g.id = i.design_id and ${SHOWN_DESIGN})`

const COLUMNS = `i.id, i.dream_id as "dreamId", i.user_id as "userId", i.kind, i.text, i.url,
  i.preview, i.property_id as "propertyId", i.created_at as "createdAt", ${userCardJson('u')} as user,
  ${imageJson('i.image_id')} as image, ${imageJson('i.preview_image_id')} as "previewImage",
  ${DESIGN} as design,
  (select count(*)::integer from dream_votes v where v.item_id = i.id) as "votesCount",
  exists (select from dream_votes v where v.item_id = i.id and v.user_id = :viewerId::integer)
    as "hasVoted"`

export interface ItemViewer {
  /** null for a guest */
  viewerId: number | null
  /** whose items are left out */
  hiddenIds: number[]
}

/** The items of boards in their order. @param perDream how many of each */
export async function readItems(
  dreamIds: number[],
  viewer: ItemViewer,
  perDream: number,
  client?: TransactionClientContract
): Promise<ItemRow[]> {
  if (!dreamIds.length) return []
  const { rows } = await (client ?? db).rawQuery<{ rows: ItemRow[] }>(
    `select ${COLUMNS}, i.place as position
     from (select item.*, (row_number() over (partition by item.dream_id
           order by item.position, item.id) - 1)::integer as place
         from dream_items item
         where item.dream_id = any(:dreamIds::integer[])
           and item.user_id <> all(:hiddenIds::integer[])) i
       join users u on u.id = i.user_id
     where i.place < :perDream order by i.dream_id, i.place`,
    { ...viewer, dreamIds, perDream }
  )
  return rows
}
