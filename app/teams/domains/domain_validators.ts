import { domainToASCII } from 'node:url'
import { isIP } from 'node:net'
import vine from '@vinejs/vine'
import { appUrl } from '#config/app'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

const MAX_DOMAIN_CHARACTERS = 253
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`)
/** Names that don't exist in public DNS. */
const RESERVED = /\.(local|localhost|internal|home|lan|corp|arpa|onion)$/

/** Normalizes for storage: people paste URLs, and `www` is the same site. */
function asDomain(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const [host] = value
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/)
  return domainToASCII(host.replace(/\.$/, '')).replace(/^www\./, '') || host
}

const ownHost = new URL(appUrl).hostname.replace(/^www\./, '')

const publicName = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const isForeign = value !== ownHost && !value.endsWith(`.${ownHost}`)
  if (DOMAIN.test(value) && !isIP(value) && !RESERVED.test(value) && isForeign) return
  field.report('Enter a domain of your own, for example rinaldi.com.', 'domain', field)
})

export const domainValidator = vine.create({
  domain: vine
    .string()
    .parse(asDomain)
    .maxLength(MAX_DOMAIN_CHARACTERS)
    .use(publicName())
    .nullable(),
})
domainValidator.messagesProvider = new PlainMessages({
  'domain.required': 'Enter a domain.',
  'domain.string': 'Enter a domain.',
})
