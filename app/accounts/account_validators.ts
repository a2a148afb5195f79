import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { accountMessages, signInMessages } from '#app/accounts/account_messages'
import { MIN_PASSWORD_CHARACTERS, passwordForm } from '#app/accounts/account_options'
import { emailField, nameField, loginField } from '#app/accounts/field_validators'
import { handleField } from '#app/accounts/handles/handle_validators'
import { passwordProblem, isCommonPassword } from '#app/accounts/passwords/password_problem'
import { CHOSEN_USER_TYPES } from '#app/accounts/user'

const MAX_PASSWORD_CHARACTERS = 200

const notCommon = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isCommonPassword(value)) return
  field.report('That password has appeared in data leaks. Choose another.', 'common', field)
})

const inOneForm = (value: unknown) => (typeof value === 'string' ? passwordForm(value) : value)

const passwordField = () => vine.string().maxLength(MAX_PASSWORD_CHARACTERS)

const notPersonal = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const { handle = '', email = '' }: { handle?: unknown; email?: unknown } = field.data
  const problem = passwordProblem(value, { handle: String(handle), email: String(email) })
  if (problem) field.report(problem, 'personal', field)
})

/** Long enough and not common; no character rules (ASVS 6.2). */
const newPasswordField = () =>
  passwordField()
    .parse(inOneForm)
    .minLength(MIN_PASSWORD_CHARACTERS)
    .use(notCommon())
    .use(notPersonal())

/** Keyboards may send the same letters in other forms. */
const sameAsPassword = vine.createRule((value, _, field) => {
  const { password }: { password?: unknown } = field.parent
  if (inOneForm(value) === inOneForm(password)) return
  field.report('The two entries don’t match.', 'sameAs', field)
})

const passwordConfirmationField = () => vine.string().use(sameAsPassword())

export const accountRegistrationValidator = vine.create({
  name: nameField(),
  handle: handleField(),
  email: emailField(),
  password: newPasswordField(),
  password_confirmation: passwordConfirmationField(),
  type: vine.enum(CHOSEN_USER_TYPES),
  terms: vine.accepted(),
})
accountRegistrationValidator.messagesProvider = accountMessages

export type Registration = Pick<
  Infer<typeof accountRegistrationValidator>,
  'name' | 'handle' | 'email' | 'password' | 'type'
>

export const signInValidator = vine.create({
  email: loginField(),
  password: passwordField(),
  remember: vine.boolean().optional(),
})
signInValidator.messagesProvider = signInMessages

export const forgotPasswordValidator = vine.create({ email: emailField() })
forgotPasswordValidator.messagesProvider = accountMessages

export const correctedEmailValidator = vine.create({ email: emailField() })
correctedEmailValidator.messagesProvider = accountMessages

export const resetPasswordValidator = vine.create({
  password: newPasswordField(),
  password_confirmation: passwordConfirmationField(),
})
resetPasswordValidator.messagesProvider = accountMessages

export const changePasswordValidator = vine.create({
  current_password: passwordField(),
  password: newPasswordField(),
  password_confirmation: passwordConfirmationField(),
})
changePasswordValidator.messagesProvider = accountMessages

export const confirmPasswordValidator = vine.create({ password: passwordField() })
confirmPasswordValidator.messagesProvider = accountMessages

/** Optional, because accounts without a password can confirm another way. */
export const ownPasswordValidator = vine.create({ password: passwordField().optional() })
ownPasswordValidator.messagesProvider = accountMessages
