import { ProviderLink } from '#app/accounts/ui/components/connections/provider_link'
import type { OfferedProvider } from '#app/accounts/contract/providers'

/** Below the sign-in and register forms; empty if no provider is set up. */
export function ProviderChoice({ providers }: { providers: readonly OfferedProvider[] }) {
  if (!providers.length) return null
  return (
    <section aria-label="Other ways to continue" className="flex flex-col gap-3">
      <p className="flex items-center gap-4 text-13 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      {providers.map(({ provider, label }) => (
        <ProviderLink key={provider} provider={provider} size="lg" isWide>
          Continue with {label}
        </ProviderLink>
      ))}
    </section>
  )
}
