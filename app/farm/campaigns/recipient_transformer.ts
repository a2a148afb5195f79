import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import { SKIP_REASONS, type RecipientRow, type SkipReason } from '#app/farm/campaigns/campaign_row'

const SKIP_WORDS: Record<SkipReason, string> = {
  gone: 'The contact or its address was deleted.',
  consent: 'They no longer agree to get email.',
  bounced: 'Email to this address bounced before.',
}

/** Somebody a campaign is for. */
export default class RecipientTransformer extends BaseTransformer<RecipientRow> {
  toObject() {
    const { id, contact, state, reason, dueAt, sentAt, unsubscribedAt } = this.resource
    const skipped = SKIP_REASONS.find((known) => known === reason)
    return {
      id,
      contact: contact && {
        id: contact.id,
        name: contact.name,
        email: contact.email,
        is_bounced: contact.isBounced,
      },
      state,
      // a mail that was sent may have been put off before
      reason: state === 'sent' ? null : skipped ? SKIP_WORDS[skipped] : reason,
      due_at: wireTime(dueAt),
      sent_at: wireTimeOrNull(sentAt),
      unsubscribed_at: wireTimeOrNull(unsubscribedAt),
    }
  }
}
