import { connections } from '#config/connections'
import {
  type OfferedProvider,
  type Provider,
  SIGN_IN_PROVIDERS,
} from '#app/accounts/account_options'

const LABELS: Record<Exclude<Provider, 'oidc'>, string> = {
  google: 'Google',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  github: 'GitHub',
}

export function offeredProviders(): OfferedProvider[] {
  return SIGN_IN_PROVIDERS.filter((provider) => connections[provider]).map((provider) => ({
    provider,
    label: providerLabelOf(provider),
  }))
}

export function offeredProvider(name: string): OfferedProvider | undefined {
  return offeredProviders().find(({ provider }) => provider === name)
}

export function providerLabelOf(provider: Provider): string {
  return provider === 'oidc' ? (connections.oidc?.name ?? 'Single sign-on') : LABELS[provider]
}

/** The scope in which a provider's subject ids are unique. */
export function issuerOf(provider: Provider): string {
  return provider === 'oidc' ? (connections.oidc?.issuer ?? '') : provider
}
