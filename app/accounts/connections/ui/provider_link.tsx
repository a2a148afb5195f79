import type { ReactNode } from 'react'
import facebook from 'simple-icons/icons/facebook.svg?raw'
import github from 'simple-icons/icons/github.svg?raw'
import google from 'simple-icons/icons/google.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import { KeyRound } from 'lucide-react'
import type { OfferedProvider, Provider } from '#app/accounts/account_options'
import { buttonStyle, type ButtonStyle } from '#app/kit/button/button_style'

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

interface ProviderLinkProps extends ButtonStyle {
  provider: Provider
  /** without the provider's logo */
  isPlain?: boolean
  children: ReactNode
}

/** A plain link that leaves for the provider, so it works before scripts run. */
export function ProviderLink({ provider, isPlain = false, children, ...style }: ProviderLinkProps) {
  return (
    <a href={`/auth/${provider}`} className={buttonStyle(style)}>
      {!isPlain && <ProviderMark provider={provider} />}
      {children}
    </a>
  )
}

/** The logos that Simple Icons has (CC0). */
const MARKS: Partial<Record<Provider, string>> = { google, facebook, github, x }

export function ProviderMark({ provider }: { provider: Provider }) {
  const path = MARKS[provider]?.match(/ d="([^"]+)"/)?.[1]
  if (path) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden className="size-4.5 shrink-0 fill-current">
        <path d={path} />
      </svg>
    )
  }
  if (provider === 'oidc') return <KeyRound size={18} strokeWidth={1.5} aria-hidden />
  return (
    <span aria-hidden className="w-4.5 shrink-0 text-center font-semibold">
      in
    </span>
  )
}
