export const MIN_PASSWORD_CHARACTERS = 10

/** The form passwords are compared in (NIST SP 800-63B, 5.1.1.2). */
export const passwordForm = (password: string) => password.normalize('NFKC')

export const MAX_PASSKEY_NAME_CHARACTERS = 60

export const SIGN_IN_PROVIDERS = ['google', 'facebook', 'x', 'linkedin', 'github', 'oidc'] as const

export type Provider = (typeof SIGN_IN_PROVIDERS)[number]

export interface OfferedProvider {
  provider: Provider
  label: string
}

export const TOKEN_ABILITIES = ['read', 'create', 'update', 'delete'] as const
export type TokenAbility = (typeof TOKEN_ABILITIES)[number]

export const DEFAULT_TOKEN_ABILITIES: readonly TokenAbility[] = ['read']

export const MAX_TOKEN_NAME_CHARACTERS = 60
export const MAX_TOKENS_PER_PERSON = 50

/** Lets secret scanners recognize leaked tokens. */
export const TOKEN_PREFIX = 'vesta_pat_'
