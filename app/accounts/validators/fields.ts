import vine from '@vinejs/vine'
import { hasLink } from '#app/accounts/validators/has_link'
import { passwordProblem } from '#app/accounts/validators/password_problem'
import { MIN_PASSWORD_CHARACTERS, passwordForm } from '#app/accounts/contract/passwords'
import { isCommonPassword } from '#app/accounts/data/common_passwords'

/** RFC 5321 */
const MAX_EMAIL_CHARACTERS = 254
const MAX_PASSWORD_CHARACTERS = 200
export const MAX_NAME_CHARACTERS = 80

const notCommon = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isCommonPassword(value)) return
  field.report('That password has appeared in data leaks. Choose another.', 'common', field)
})

/** The database refuses NUL. */
const without = vine.createRule((value, { forbidden }: { forbidden: RegExp }, field) => {
  if (typeof value !== 'string' || !forbidden.test(value)) return
  field.report('Use only letters, digits and punctuation.', 'printable', field)
})

export const lineField = (max: number) =>
  vine
    .string()
    .trim()
    .use(without({ forbidden: /[\p{Cc}\p{Zl}\p{Zp}]/u }))
    .maxLength(max)

const withoutLinks = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !hasLink(value)) return
  field.report('Leave out web addresses, and add a space after each period.', 'link', field)
})

/** One line that others are mailed: strangers could be sent links or forged sentences with it. */
export const mailedLineField = (max: number) => lineField(max).use(withoutLinks())

const withLetter = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || /[\p{L}\p{N}]/u.test(value)) return
  field.report('Use at least one letter or digit.', 'letter', field)
})

export const titleField = (max: number) => lineField(max).minLength(1).use(withLetter())

/** What something is called whose name strangers can be mailed. */
export const mailedTitleField = (max: number) => titleField(max).use(withoutLinks())

/** Names are mailed to strangers. */
export const nameField = () => mailedLineField(MAX_NAME_CHARACTERS).use(withLetter())

export const textField = (max: number) =>
  vine
    .string()
    .trim()
    .use(without({ forbidden: /[^\P{Cc}\n\r\t]/u }))
    .maxLength(max)

export const mailedTextField = (max: number) => textField(max).use(withoutLinks())

export const emailField = () => lineField(MAX_EMAIL_CHARACTERS).toLowerCase().email()

export const loginField = () => lineField(MAX_EMAIL_CHARACTERS).toLowerCase()

const inOneForm = (value: unknown) => (typeof value === 'string' ? passwordForm(value) : value)

export const passwordField = () => vine.string().maxLength(MAX_PASSWORD_CHARACTERS)

const notPersonal = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const { handle = '', email = '' }: { handle?: unknown; email?: unknown } = field.data
  const problem = passwordProblem(value, { handle: String(handle), email: String(email) })
  if (problem) field.report(problem, 'personal', field)
})

/** Long enough and not common; no character rules (ASVS 6.2). */
export const newPasswordField = () =>
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

export const passwordConfirmationField = () => vine.string().use(sameAsPassword())
