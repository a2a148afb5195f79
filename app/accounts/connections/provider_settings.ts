import type { Provider } from '#app/accounts/account_options'
import { StartError } from '#app/kernel/boot/start_error'

export interface ProviderSettings {
  clientId: string
  clientSecret: string
  /** overrides the provider's own URLs */
  urls?: Partial<Record<'authorizeUrl' | 'accessTokenUrl' | 'userInfoUrl' | 'userEmailUrl', string>>
}

export interface OpenIdSettings extends ProviderSettings {
  /** without the discovery document's path */
  issuer: string
  name: string
}

export type ConnectionSettings = Partial<Record<Exclude<Provider, 'oidc'>, ProviderSettings>> & {
  oidc?: OpenIdSettings
}

/** @param prefix of the settings: `GOOGLE` @throws StartError if only one of the two is set */
export function credentialsOf(
  prefix: string,
  clientId?: string,
  clientSecret?: string
): ProviderSettings | undefined {
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined
  throw new StartError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET are set together.`)
}

/**
 * @throws StartError for an issuer without credentials, credentials without an issuer, or plain
 * HTTP
 */
export function openIdSettingsOf(
  credentials: ProviderSettings | undefined,
  issuer: string | undefined,
  name: string
): OpenIdSettings | undefined {
  if (!credentials && !issuer) return undefined
  if (!credentials || !issuer) {
    throw new StartError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together.')
  }
  if (!isSafeAddress(issuer)) throw new StartError('OIDC_ISSUER starts with https://.')
  return { ...credentials, issuer, name }
}

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Whether secrets can be sent there: HTTPS, or this machine in development. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  return (
    url.protocol === 'https:' || (url.protocol === 'http:' && THIS_MACHINE.includes(url.hostname))
  )
}
