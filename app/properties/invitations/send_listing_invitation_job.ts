import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { isHiddenAddress } from '#app/accounts/blocking/is_hidden_from'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import ListingInvitation from '#app/properties/invitations/listing_invitation'
import ListingInvitationMail from '#app/properties/invitations/listing_invitation_mail'
import { invitationTokenHash, newInvitationToken } from '#app/teams/invitations/invitation_token'

/** Issues the link here, so that the queue never holds it. */
export default class SendListingInvitation extends Job<{ invitationId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const issued = await transaction((trx) =>
      issueInvitationLink({ trx }, this.payload.invitationId)
    )
    if (!issued) return
    if (await isHiddenAddress(issued.email, issued.invitation.invitedByUserId)) return
    await mail.send(new ListingInvitationMail(issued))
  }
}

/** A link for the invitation’s mail; null if it was withdrawn or has expired. */
async function issueInvitationLink({ trx }: InTransaction, invitationId: number) {
  const invitation = await ListingInvitation.query({ client: trx })
    .where('id', invitationId)
    .preload('property')
    .preload('invitedBy')
    .forUpdate()
    .first()
  if (!invitation?.email || !invitation.isUsable) return null
  const token = newInvitationToken()
  await invitation.merge({ tokenHash: invitationTokenHash(token) }).save()
  return { invitation, email: invitation.email, token }
}
