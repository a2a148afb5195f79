import vine from '@vinejs/vine'
import { MAX_TOKEN_NAME_CHARACTERS, TOKEN_ABILITIES } from '#app/accounts/account_options'
import { mailedTitleField } from '#app/accounts/field_validators'

const inTheFuture = vine.createRule((value, _, field) => {
  if (value instanceof Date && value.getTime() > Date.now()) return
  field.report('Choose a date in the future.', 'future', field)
})

/** `expires_at` is ISO 8601; without it the token doesn't expire. */
export const tokenValidator = vine.create({
  name: mailedTitleField(MAX_TOKEN_NAME_CHARACTERS),
  abilities: vine.array(vine.enum(TOKEN_ABILITIES)).minLength(1).maxLength(8).optional(),
  expires_at: vine
    .date({ formats: ['iso8601'] })
    .use(inTheFuture())
    .nullable()
    .optional(),
})
