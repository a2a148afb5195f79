import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type { DreamView } from '#app/dreams/dream_view'
import type { ItemRow } from '#app/dreams/items/item_row'
import DreamItemTransformer, { itemPictureOf } from '#app/dreams/items/dream_item_transformer'
import ImageTransformer from '#app/media/image_transformer'

/** A board as the wire gives it. Whoever isn’t on it doesn’t see its people, search and link. */
export default class DreamTransformer extends BaseTransformer<DreamView> {
  toObject() {
    const { row, viewerId, matchesCount } = this.resource
    const isOwner = row.userId === viewerId
    const [owner] = row.members
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      visibility: row.visibility,
      cover: this.#cover(),
      cover_item_id: row.coverItemId,
      owner: new UserCardTransformer(owner).toObject(),
      members: (row.isMember ? row.members : [owner]).map((member) =>
        new UserCardTransformer(member).toObject()
      ),
      invitations: isOwner ? row.invitations : [],
      items: this.#items(),
      items_count: row.itemsCount,
      criteria: row.isMember ? row.criteria : null,
      matches_count: matchesCount,
      share_path: row.isMember ? sharePath(row) : null,
      is_owner: isOwner,
      is_member: row.isMember,
      is_taken_down: row.isTakenDown,
      version: row.version,
      created_at: wireTime(row.createdAt),
      updated_at: wireTime(row.updatedAt),
    }
  }

  #items() {
    return this.resource.items
      .filter((item) => this.resource.row.isMember || this.#isShown(item))
      .map((item) => new DreamItemTransformer(item).toObject(this.resource))
  }

  /** Others don’t see that a board has what they may not see. */
  #isShown({ kind, design, propertyId }: ItemRow): boolean {
    if (kind === 'design') return design !== null
    return kind !== 'property' || this.resource.cards.has(propertyId ?? 0)
  }

  #cover() {
    const { row, items, cards } = this.resource
    const chosen = items.find(({ id }) => id === row.coverItemId)
    const shown = [...(chosen ? [chosen] : []), ...items]
    for (const item of shown) {
      const picture = itemPictureOf(item, cards)
      if (picture) return new ImageTransformer(picture).toObject()
    }
    return null
  }
}

function sharePath({ id, visibility, linkToken }: DreamView['row']): string | null {
  if (visibility === 'public') return `/dreams/${id}`
  return linkToken && `/dreams/shared/${linkToken}`
}
