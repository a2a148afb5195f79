import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import { statusOf } from '#app/farm/open_houses/open_house_options'
import type { OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { propertyCard } from '#app/properties/property_transformer'

export default class OpenHouseTransformer extends BaseTransformer<OpenHouseRow> {
  toObject() {
    const house = this.resource
    return {
      id: house.id,
      slug: house.slug,
      property: propertyCard(house.property),
      starts_at: wireTime(house.startsAt),
      ends_at: wireTime(house.endsAt),
      timezone: house.timeZone,
      hosts: house.hosts.map((host) => new UserCardTransformer(host).toObject()),
      capacity: house.capacity,
      notes: house.notes,
      status: statusOf(house),
      series_id: house.seriesId,
      is_full: house.capacity !== null && house.registrationsCount >= house.capacity,
      registrations_count: house.registrationsCount,
      waiting_count: house.waitingCount,
      visitors_count: house.visitorsCount,
    }
  }
}
