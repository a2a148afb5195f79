import { ProviderLink } from '#app/accounts/ui/components/connections/provider_link'
import type { OfferedProvider } from '#app/accounts/contract/providers'

export function ConfirmByProvider({ providers }: { providers: readonly OfferedProvider[] }) {
  return providers.map(({ provider, label }) => (
    <ProviderLink key={provider} provider={provider} size="lg" isWide>
      Sign in again with {label}
    </ProviderLink>
  ))
}
