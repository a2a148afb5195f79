import vine from '@vinejs/vine'
import { emailField } from '#app/accounts/field_validators'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { GIVEN_ROLES } from '#app/teams/team_roles'

export const teamInvitationValidator = vine.create({
  email: emailField(),
  role: vine.enum(GIVEN_ROLES),
})
teamInvitationValidator.messagesProvider = new PlainMessages({
  'email.required': 'Enter an email address.',
  'role.required': 'Choose a role.',
  'role.enum': 'Choose a role.',
})

export const teamInvitationAnswerValidator = vine.create({ accept: vine.boolean() })
