import facebook from 'simple-icons/icons/facebook.svg?raw'
import github from 'simple-icons/icons/github.svg?raw'
import google from 'simple-icons/icons/google.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import { KeyRound } from 'lucide-react'
import type { Provider } from '#app/accounts/contract/providers'

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
