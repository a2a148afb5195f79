import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { accountMessages } from '#app/accounts/account_messages'
import { emailField, nameField, textField, lineField } from '#app/accounts/field_validators'
import { handleField } from '#app/accounts/handles/handle_validators'
import { CHOSEN_USER_TYPES } from '#app/accounts/user'
import { idField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { MAX_BIO_CHARACTERS } from '#app/profiles/settings/profile_limits'

/** Omitted fields stay unchanged; a null photo removes it. */
const profile = {
  name: nameField().optional().requiredWhen(whenSent),
  handle: handleField().optional().requiredWhen(whenSent),
  email: emailField().optional().requiredWhen(whenSent),
  bio: textField(MAX_BIO_CHARACTERS).nullable().optional(),
  type: vine.enum(CHOSEN_USER_TYPES).optional(),
  photo_id: idField().nullable().optional(),
}

export const profileSettingsValidator = vine.create(profile)
profileSettingsValidator.messagesProvider = accountMessages

/** The same in an object of its name. */
export const userValidator = vine.create({ user: vine.object(profile) })
userValidator.messagesProvider = accountMessages

export type SentProfile = Infer<typeof profileSettingsValidator>
export type ProfileSettings = Omit<SentProfile, 'photo_id'>

const count = (max: number) => vine.number().withoutDecimals().min(0).max(max)
const list = () => vine.array(lineField(60).minLength(1)).maxLength(20).distinct()

export const statsValidator = vine.create({
  stats: vine.object({
    headline: lineField(160).nullable().optional(),
    years_experience: count(80).nullable().optional(),
    homes_sold: count(1_000_000).nullable().optional(),
    sales_volume: vine.number().min(0).max(1e13).decimal([0, 2]).nullable().optional(),
    languages: list().optional(),
    specialties: list().optional(),
    awards: list().optional(),
  }),
})

export type StatsInput = Infer<typeof statsValidator>['stats']
