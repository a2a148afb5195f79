import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { VisitorRow } from '#app/farm/visitors/visitor_row'

/** A visitor of an open house, for its hosts. */
export default class VisitorTransformer extends BaseTransformer<VisitorRow> {
  toObject() {
    const visitor = this.resource
    return {
      id: visitor.id,
      name: visitor.name,
      email: visitor.email,
      phone: visitor.phone,
      has_agent: visitor.hasAgent,
      status: visitor.status,
      consent: {
        is_given: visitor.consentedAt !== null,
        text: visitor.consentText,
        at: wireTimeOrNull(visitor.consentedAt),
        is_confirmed: visitor.isConsentConfirmed,
      },
      answer: visitor.answer,
      registered_at: wireTime(visitor.registeredAt),
      checked_in_at: wireTimeOrNull(visitor.checkedInAt),
    }
  }
}
