import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type { DreamView } from '#app/dreams/dream_view'
import type { ItemRow, ShownDesign } from '#app/dreams/items/item_row'
import type { ImageRow } from '#app/media/image_row'
import ImageTransformer from '#app/media/image_transformer'
import { propertyCard } from '#app/properties/property_transformer'
import { labelsOf } from '#app/redesign/looks/option_labels'

/** Something on a board. `content` has the same fields for every kind; what a kind lacks is null. */
export default class DreamItemTransformer extends BaseTransformer<ItemRow> {
  toObject({ cards, row: dream, viewerId }: Pick<DreamView, 'cards' | 'row' | 'viewerId'>) {
    const item = this.resource
    const property = cards.get(item.propertyId ?? 0)
    return {
      id: item.id,
      kind: item.kind,
      content: {
        text: item.text || null,
        url: item.url,
        preview: item.preview && {
          ...item.preview,
          image: item.previewImage && new ImageTransformer(item.previewImage).toObject(),
        },
        image: item.image && new ImageTransformer(item.image).toObject(),
        design: item.design && designCard(item.design),
        property: property ? propertyCard(property) : null,
      },
      votes_count: item.votesCount,
      has_voted: item.hasVoted,
      position: item.position,
      user: new UserCardTransformer(item.user).toObject(),
      can_edit: item.userId === viewerId,
      can_remove: viewerId !== null && [item.userId, dream.userId].includes(viewerId),
      created_at: wireTime(item.createdAt),
    }
  }
}

function designCard({ id, options, image, original, token }: ShownDesign) {
  const [title = 'A new look', ...details] = labelsOf(options)
  return {
    id,
    title,
    details,
    image: new ImageTransformer(image).toObject(),
    original_image: original && new ImageTransformer(original).toObject(),
    url: token && `/shared/${token}`,
  }
}

/** The picture that an item shows, if any. */
export function itemPictureOf(
  { image, design, propertyId }: ItemRow,
  cards: DreamView['cards']
): ImageRow | null {
  return image ?? design?.image ?? cards.get(propertyId ?? 0)?.featuredImage ?? null
}
