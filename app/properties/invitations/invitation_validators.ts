import vine from '@vinejs/vine'
import { emailField } from '#app/accounts/field_validators'
import {
  INVITATION_DAYS,
  MAX_INVITATION_LABEL_CHARACTERS,
} from '#app/properties/invitations/invitation_options'

export const listingInvitationValidator = vine.create({
  label: vine.string().trim().maxLength(MAX_INVITATION_LABEL_CHARACTERS).nullable().optional(),
  email: emailField().nullable().optional(),
  expires_in_days: vine.enum(INVITATION_DAYS).nullable().optional(),
})
