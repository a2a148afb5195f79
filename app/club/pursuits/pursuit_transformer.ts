import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { PursuitView } from '#app/club/pursuits/pursuit_row'
import { propertyCard } from '#app/properties/property_transformer'

export default class PursuitTransformer extends BaseTransformer<PursuitView> {
  toObject() {
    const pursuit = this.resource
    const { card, noteBy, nextOpenHouse } = pursuit
    return {
      id: pursuit.id,
      /** null if the listing is gone or not for their eyes */
      property: card && propertyCard(card),
      stage: pursuit.stage,
      note: pursuit.note,
      note_by: noteBy && new UserCardTransformer(noteBy).toObject(),
      noted_at: wireTimeOrNull(pursuit.notedAt),
      rating: pursuit.rating,
      position: pursuit.position,
      /** when it was added */
      added_price: card && pursuit.addedPrice,
      added_currency: card && pursuit.addedCurrency,
      next_open_house: nextOpenHouse && {
        slug: nextOpenHouse.slug,
        starts_at: wireTime(nextOpenHouse.startsAt),
        ends_at: wireTime(nextOpenHouse.endsAt),
        timezone: nextOpenHouse.timeZone,
      },
      created_at: wireTime(pursuit.createdAt),
      updated_at: wireTime(pursuit.updatedAt),
    }
  }
}
