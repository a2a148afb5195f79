const DAY_MS = 24 * 60 * 60 * 1000

export const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'Never' },
] as const
export type Lifetime = (typeof LIFETIMES)[number]['value']

export function expiryAfter(lifetime: Lifetime, now = Date.now()): string | null {
  if (lifetime === 'never') return null
  return new Date(now + Number(lifetime) * DAY_MS).toISOString()
}
