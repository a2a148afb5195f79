import vine from '@vinejs/vine'
import { isCommonPassword } from '#app/accounts/data/common_passwords'

/** RFC 5321: no address is longer. */
const LONGEST_EMAIL = 254
const LONGEST_PASSWORD = 200

const notCommon = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || !isCommonPassword(value)) return
  field.report('That password is on every list of stolen ones. Choose another.', 'common', field)
})

/** Control characters have no place in what people write; the database refuses NUL. */
const without = vine.createRule((value, { forbidden }: { forbidden: RegExp }, field) => {
  if (typeof value !== 'string' || !forbidden.test(value)) return
  field.report('Use letters, digits and punctuation only.', 'printable', field)
})

/** Text on one line. */
export const lineField = (max: number) =>
  vine
    .string()
    .trim()
    .use(without({ forbidden: /\p{Cc}/u }))
    .maxLength(max)

/** Text that may have several lines. */
export const textField = (max: number) =>
  vine
    .string()
    .trim()
    .use(without({ forbidden: /[^\P{Cc}\n\r\t]/u }))
    .maxLength(max)

export const emailField = () => lineField(LONGEST_EMAIL).toLowerCase().email()

/** What somebody signs in with: an e-mail address or a handle. */
export const loginField = () => lineField(LONGEST_EMAIL).toLowerCase()

/** A password as it was typed; the hash takes every character. */
export const passwordField = () => vine.string().maxLength(LONGEST_PASSWORD)

/** A password to be: long enough and on no list; no rule on its characters (ASVS 6.2). */
export const newPasswordField = () => passwordField().minLength(8).use(notCommon())

export const passwordConfirmationField = () => vine.string().sameAs('password')
