export const PROVIDERS = ['google', 'facebook', 'x', 'linkedin', 'github', 'oidc'] as const

export type Provider = (typeof PROVIDERS)[number]

export interface OfferedProvider {
  provider: Provider
  label: string
}
