import vine from '@vinejs/vine'
import { emailField, nameField, textField, titleField } from '#app/accounts/field_validators'
import { whenSent } from '#app/common/http/when_sent'
import { tagsField } from '#app/farm/contacts/contact_validators'
import {
  MAX_FORM_NAME_CHARACTERS,
  MAX_FORM_TEXT_CHARACTERS,
  MAX_HEADLINE_CHARACTERS,
} from '#app/farm/forms/form_options'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const name = () => titleField(MAX_FORM_NAME_CHARACTERS)
const headline = () => titleField(MAX_HEADLINE_CHARACTERS)
const rest = {
  text: textField(MAX_FORM_TEXT_CHARACTERS).nullable().optional(),
  tags: tagsField().optional(),
}

export const formValidator = vine.create({
  form: vine.object({ name: name(), headline: headline(), ...rest }),
})

export const formChangeValidator = vine.create({
  form: vine.object({
    name: name().optional().requiredWhen(whenSent),
    headline: headline().optional().requiredWhen(whenSent),
    ...rest,
  }),
})

export const signUpValidator = vine.create({
  name: nameField().minLength(1),
  email: emailField(),
  consent: vine.accepted(),
  /** the second consent, which is never needed */
  clicks: vine.boolean().optional(),
  website: vine.string().nullable().optional(),
})

formValidator.messagesProvider = new PlainMessages({
  'form.name.required': 'Name the form.',
  'form.headline.required': 'Write a headline.',
})
formChangeValidator.messagesProvider = formValidator.messagesProvider
signUpValidator.messagesProvider = new PlainMessages({
  'name.required': 'Enter your name.',
  'name.minLength': 'Enter your name.',
  'email.required': 'Enter your email address.',
  'consent.required': 'Agree, so that we may write to you.',
  'consent.accepted': 'Agree, so that we may write to you.',
})
