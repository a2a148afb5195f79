import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ContactRow } from '#app/farm/contacts/contact_row'

export default class ContactTransformer extends BaseTransformer<ContactRow> {
  toObject() {
    const contact = this.resource
    const { consent } = contact
    return {
      id: contact.id,
      name: contact.name,
      email: contact.email,
      phone: contact.phone,
      address: contact.address,
      latitude: contact.latitude,
      longitude: contact.longitude,
      tags: contact.tags,
      areas: contact.areas.map(({ id, name, isByHand }) => ({ id, name, is_by_hand: isByHand })),
      time_zone: contact.timeZone,
      consent: {
        status: contact.consentStatus,
        text: consent?.wording ?? null,
        source: consent?.source ?? null,
        at: wireTimeOrNull(consent?.createdAt),
        /** agreed that their clicks are known */
        shows_clicks: contact.showsClicks,
      },
      bounce: contact.bounce && {
        reason: contact.bounce.reason,
        at: wireTime(contact.bounce.at),
      },
      created_at: wireTime(contact.createdAt),
    }
  }
}
