import { domainToUnicode } from 'node:url'
import vine from '@vinejs/vine'
import tlds from 'tlds' with { type: 'json' }
import { emailForm } from '#app/common/text/email_form'

/** RFC 5321 */
export const MAX_EMAIL_CHARACTERS = 254
export const MAX_PERSON_NAME_CHARACTERS = 80

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

export const withLetter = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || /[\p{L}\p{N}]/u.test(value)) return
  field.report('Use at least one letter or digit.', 'letter', field)
})

export const titleField = (max: number) => lineField(max).minLength(1).use(withLetter())

/** What something is called whose name strangers can be mailed. */
export const mailedTitleField = (max: number) => titleField(max).use(withoutLinks())

/** Names are mailed to strangers. */
export const nameField = () => mailedLineField(MAX_PERSON_NAME_CHARACTERS).use(withLetter())

export const textField = (max: number) =>
  vine
    .string()
    .trim()
    .use(without({ forbidden: /[^\P{Cc}\n\r\t]/u }))
    .maxLength(max)

export const mailedTextField = (max: number) => textField(max).use(withoutLinks())

const asEmail = (value: unknown) => (typeof value === 'string' ? emailForm(value) : value)

export const emailField = () => lineField(MAX_EMAIL_CHARACTERS).parse(asEmail).email()

export const loginField = () => lineField(MAX_EMAIL_CHARACTERS).parse(asEmail)

/** A scheme, `www.` or four numbers. */
const ADDRESS = /:\/\/|\bwww\.|\b\d{1,3}(\.\d{1,3}){3}\b/u
const AFTER_DOTS = /[.。．｡](\p{L}[\p{L}\p{N}-]+)/gu
/** They hide a link from us, but not from whoever clicks it. */
const INVISIBLE = /\p{Cf}/gu
/** Compatible with dots, but no end of a host comes after it. */
const ELLIPSIS = /[…‥]/g

const RESERVED = ['example', 'invalid', 'internal', 'local', 'localhost', 'onion', 'test']
const DOMAINS = new Set([...tlds, ...RESERVED])

/** What mail clients make a link of. `St.Moritz` and `Via S.Stefano` end in no domain. */
export function hasLink(text: string): boolean {
  const seen = text.replace(ELLIPSIS, ' ').normalize('NFKC').replace(INVISIBLE, '')
  if (ADDRESS.test(seen)) return true
  return [...seen.matchAll(AFTER_DOTS)].some(([, end]) => isTopDomain(end.toLowerCase()))
}

function isTopDomain(end: string): boolean {
  return DOMAINS.has(end.startsWith('xn--') ? domainToUnicode(end) : end)
}
