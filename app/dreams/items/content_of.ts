import type { ActingUser } from '#app/accounts/user'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import { fieldErrors } from '#app/common/http/field_errors'
import type { ItemContent } from '#app/dreams/items/add_item'
import type { ItemKind } from '#app/dreams/dream_options'
import type DreamItem from '#app/dreams/items/dream_item'
import { attachImages } from '#app/media/change_images'
import { findSeenProperty } from '#app/properties/find_property'

type Row = Partial<Pick<DreamItem, 'text' | 'url' | 'imageId' | 'designId' | 'propertyId'>>

interface FoundContent {
  row: Row | null
  /** of the item that shows the same already */
  itemId: number | null
}

const refused = (message: string) => fieldErrors({ 'item.content': message })

/** What an item of a kind shows, from what its adder may show. @throws E_VALIDATION_ERROR, HttpError 404 */
export async function contentOf(
  { user, trx }: ActingUser,
  dreamId: number,
  kind: ItemKind,
  content: ItemContent
): Promise<FoundContent> {
  const text = content.text ?? ''
  switch (kind) {
    case 'wish':
      return { row: text ? { text } : null, itemId: null }
    case 'note': {
      const url = content.url ?? null
      return { row: text || url ? { text, url } : null, itemId: null }
    }
    case 'image':
      return pinned({ user, trx }, dreamId, 'imageId', text, content.image_id)
    case 'design':
      return pinned(
        { user, trx },
        dreamId,
        'designId',
        text,
        await designId({ user, trx }, content)
      )
    case 'property':
      return pinned(
        { user, trx },
        dreamId,
        'propertyId',
        text,
        await propertyId({ user, trx }, content)
      )
  }
}

const COLUMNS = { imageId: 'image_id', designId: 'design_id', propertyId: 'property_id' } as const

async function pinned(
  { user, trx }: ActingUser,
  dreamId: number,
  column: keyof typeof COLUMNS,
  text: string,
  id: number | undefined
): Promise<FoundContent> {
  if (id === undefined) return { row: null, itemId: null }
  const same = await trx
    .from('dream_items')
    .where({ dream_id: dreamId, [COLUMNS[column]]: id })
    .select('id')
    .first()
  if (same) return { row: null, itemId: same.id }
  if (column === 'imageId') await attachImages({ user, trx }, [id])
  return { row: { text, [column]: id }, itemId: null }
}

/** A finished design of one's own, or one that somebody shared. */
async function designId({ user, trx }: ActingUser, content: ItemContent) {
  const { design_id: id, design_token: token } = content
  if (id === undefined && !token) return undefined
  const design = await trx
    .from('designs')
    .where(token ? { share_token: token } : { id })
    .where({ status: 'completed' })
    .whereNotNull('image_id')
    .whereNull('taken_down_at')
    .where((any) =>
      any.where('user_id', user.id).orWhere((shared) =>
        shared.whereNull('share_revoked_at').where((one) => {
          if (token) one.whereNotNull('share_token')
          else one.whereNotNull('published_at')
        })
      )
    )
    .select('id', 'user_id')
    .forShare()
    .first()
  if (!design || (await isHiddenFrom(user.id, design.user_id, trx))) {
    throw refused('Choose a finished design of yours, or one that’s shared.')
  }
  return Number(design.id)
}

async function propertyId({ user, trx }: ActingUser, content: ItemContent) {
  const { property_id: id, property_slug: slug } = content
  if (slug) return (await findSeenProperty({ slug }, user, { trx })).property.id
  return id === undefined ? undefined : (await findSeenProperty({ id }, user, { trx })).property.id
}
