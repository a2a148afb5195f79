import { Job } from '@adonisjs/queue'
import { isHiddenAddress } from '#app/accounts/blocking/policies/is_hidden_address'
import mail from '@adonisjs/mail/services/main'
import { transaction } from '#app/kernel/database/transaction'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import { issueInvitationLink } from '#app/properties/invitations/actions/issue_invitation_link'
import ListingInvitationMail from '#app/properties/invitations/mails/listing_invitation_mail'

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
