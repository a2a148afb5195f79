import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import type ListingInvitation from '#app/properties/invitations/listing_invitation'
import { invitationUrl } from '#app/properties/invitations/listing_invitation'
import { isolated } from '#app/common/text/isolated'

interface Issued {
  invitation: ListingInvitation
  email: string
  token: string
}

export default class ListingInvitationMail extends BaseMail {
  override subject: string

  constructor(private readonly issued: Issued) {
    super()
    this.subject = `You’re invited to see ${isolated(nameIn(issued))}`
  }

  override prepare() {
    const { invitation, email, token } = this.issued
    const expiry = invitation.expiresAt?.setLocale('en').toFormat('MMMM d, yyyy')
    const data = {
      listing: nameIn(this.issued),
      inviter: invitation.invitedBy?.name ?? new URL(appUrl).hostname,
      expiry: expiry ?? null,
      url: invitationUrl(token),
    }
    this.message
      .to(email)
      .htmlView('mails/listing_invitation', data)
      .textView('mails/listing_invitation_text', data)
  }
}

function nameIn({ invitation }: Issued): string {
  return invitation.property.name ?? 'a private home'
}
