import { BaseTransformer } from '@adonisjs/core/transformers'
import type DreamInvitation from '#app/dreams/people/dream_invitation'
import UserCardTransformer from '#app/accounts/user_card_transformer'

/** An invitation as whoever is invited sees it. */
export default class DreamInvitationTransformer extends BaseTransformer<DreamInvitation> {
  toObject() {
    const { id, dream, invitedBy } = this.resource
    return {
      id,
      dream: { id: dream.id, title: dream.title },
      invited_by: invitedBy && new UserCardTransformer(invitedBy).toObject(),
    }
  }
}
