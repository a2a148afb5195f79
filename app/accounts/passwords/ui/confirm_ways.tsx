import { Fingerprint } from 'lucide-react'
import type { OfferedProvider } from '#app/accounts/account_options'
import { ProviderLink } from '#app/accounts/connections/ui/provider_link'
import { provePasskey, usePasskeySupport } from '#app/accounts/passkeys/ui/ask_device'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { RefusalNote } from '#app/kit/form/refusal_note'

interface Ways {
  hasPassword: boolean
  hasPasskeys: boolean
  /** whether someone without a password can confirm through a provider */
  hasProviders: boolean
}

const REST = 'We won’t ask again for three hours.'

/** Says how to confirm, below “Confirm it’s you”. */
export function confirmWords({ hasPassword, hasPasskeys, hasProviders }: Ways): string {
  if (hasPassword && hasPasskeys) return `Enter your password or use a passkey. ${REST}`
  if (hasPassword) return `Enter your password. ${REST}`
  if (hasPasskeys && hasProviders) return `Sign in again or use a passkey. ${REST}`
  if (hasProviders) return `Sign in again. You come back here. ${REST}`
  if (hasPasskeys) return `Use a passkey. ${REST}`
  return 'You have no password. Sign out, sign in again, and then come back to this.'
}

interface ConfirmByPasskeyProps {
  size?: 'md' | 'lg'
  onConfirmed: (redirect: string) => void
}

export function ConfirmByPasskey({ size, onConfirmed }: ConfirmByPasskeyProps) {
  const support = usePasskeySupport()
  const { run, isRunning, refusal } = useCall()

  const confirm = async () => {
    const answer = await run(async () => {
      const credential = await provePasskey(await answered(api.api.passkeyConfirmations.offer({})))
      return credential && answered(api.api.passkeyConfirmations.store({ body: { credential } }))
    })
    if (answer) onConfirmed(answer.redirect)
  }

  if (support !== 'yes') return null
  return (
    <div className="flex flex-col gap-3">
      <Button
        size={size}
        isWide
        icon={Fingerprint}
        isLoading={isRunning}
        onClick={() => void confirm()}
      >
        Use a passkey
      </Button>
      <RefusalNote refusal={refusal && { ...refusal, errors: {} }} />
    </div>
  )
}

export function ConfirmByProvider({ providers }: { providers: readonly OfferedProvider[] }) {
  return providers.map(({ provider, label }) => (
    <ProviderLink key={provider} provider={provider} size="lg" isWide>
      Sign in again with {label}
    </ProviderLink>
  ))
}
