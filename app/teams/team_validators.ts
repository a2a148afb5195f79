import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { nameField, textField } from '#app/accounts/field_validators'
import { handleField } from '#app/accounts/handles/handle_validators'
import {
  LISTING_FATES,
  MAX_TEAM_NAME_CHARACTERS,
  TEAM_TYPES,
  MAX_REQUEST_CHARACTERS,
} from '#app/teams/team_options'

const messages = new PlainMessages({
  'team.name.required': 'Give the team a name.',
  'team.name.string': 'Give the team a name.',
  'team.handle.required': 'Choose a handle.',
  'team.handle.string': 'Choose a handle.',
  'team.type.required': 'Choose what kind of team it is.',
  'team.type.enum': 'Choose what kind of team it is.',
  'properties.required': 'Choose what becomes of the team’s listings.',
  'properties.enum': 'Choose what becomes of the team’s listings.',
  'maxLength': 'Use at most {max} characters.',
})

/** Names are mailed to invited people, like users' names. */
const teamName = () => nameField().maxLength(MAX_TEAM_NAME_CHARACTERS)

export const newTeamValidator = vine.create({
  team: vine.object({ name: teamName(), handle: handleField(), type: vine.enum(TEAM_TYPES) }),
})
newTeamValidator.messagesProvider = messages

/** Omitted fields stay unchanged; a null photo removes it. */
export const teamChangeValidator = vine.create({
  team: vine.object({
    name: teamName().optional().requiredWhen(whenSent),
    handle: handleField().optional().requiredWhen(whenSent),
    type: vine.enum(TEAM_TYPES).optional(),
    photo_id: idField().nullable().optional(),
  }),
})
teamChangeValidator.messagesProvider = messages

export const teamDeletionValidator = vine.create({ properties: vine.enum(LISTING_FATES) })
teamDeletionValidator.messagesProvider = messages

export const currentTeamValidator = vine.create({ team_id: idField().nullable() })

export type NewTeam = Infer<typeof newTeamValidator>['team']
export type TeamChange = Omit<Infer<typeof teamChangeValidator>['team'], 'photo_id'>

export const joinRequestValidator = vine.create({
  message: textField(MAX_REQUEST_CHARACTERS).nullable().optional(),
})
