import type { ReactNode } from 'react'
import { buttonStyle, type ButtonStyle } from '#app/kit/button/button_style'
import { ProviderMark } from '#app/accounts/ui/components/connections/provider_mark'
import type { Provider } from '#app/accounts/contract/providers'

interface ProviderLinkProps extends ButtonStyle {
  provider: Provider
  /** without the mark, which stands somewhere else */
  isPlain?: boolean
  children: ReactNode
}

/** Leaves for a provider, so that it is an ordinary link that also works before scripts run. */
export function ProviderLink({ provider, isPlain = false, children, ...style }: ProviderLinkProps) {
  return (
    <a href={`/auth/${provider}`} className={buttonStyle(style)}>
      {!isPlain && <ProviderMark provider={provider} />}
      {children}
    </a>
  )
}
