import vine from '@vinejs/vine'
import { idField } from '#app/common/http/id_field'
import { GIVEN_ROLES } from '#app/teams/team_roles'

export const teamRoleValidator = vine.create({ role: vine.enum(GIVEN_ROLES) })

export const leavingValidator = vine.create({ take_listings: vine.boolean().optional() })

export const transferValidator = vine.create({ user_id: idField() })
