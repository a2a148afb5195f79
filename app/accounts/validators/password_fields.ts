import vine from '@vinejs/vine'
import { passwordProblem } from '#app/accounts/validators/password_problem'
import { MIN_PASSWORD_CHARACTERS, passwordForm } from '#app/accounts/contract/passwords'
import { isCommonPassword } from '#app/accounts/data/common_passwords'

const MAX_PASSWORD_CHARACTERS = 200

const notCommon = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isCommonPassword(value)) return
  field.report('That password has appeared in data leaks. Choose another.', 'common', field)
})

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
