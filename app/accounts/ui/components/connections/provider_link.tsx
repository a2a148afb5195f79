import type { ReactNode } from 'react'
import { buttonStyle, type ButtonStyle } from '#app/kit/button/button_style'
import { ProviderMark } from '#app/accounts/ui/components/connections/provider_mark'
import type { Provider } from '#app/accounts/contract/providers'

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
