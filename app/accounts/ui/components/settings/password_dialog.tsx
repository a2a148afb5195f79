import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { PasswordInput } from '#app/kit/form/password_input'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'
import { ConfirmByProvider } from '#app/accounts/ui/components/connections/confirm_by_provider'
import { usePasskeySupport } from '#app/accounts/ui/components/passkeys/use_passkey_support'
import { confirmWords } from '#app/accounts/ui/components/settings/confirm_words'
import { ConfirmByPasskey } from '#app/accounts/ui/components/passkeys/confirm_by_passkey'
import { useHasPassword } from '#app/accounts/ui/components/settings/use_has_password'

interface PasswordDialogProps {
  onConfirmed: () => void
  onCancel: () => void
}

export function PasswordDialog({ onConfirmed, onCancel }: PasswordDialogProps) {
  const formId = useId()
  const account = useAccount()
  const [password, setPassword] = useState('')
  const { run, isRunning, refusal } = useCall()
  const { hasPassword, hasPasskeys, providers, isAsking } = useWays()
  const words = { hasPassword, hasPasskeys, hasProviders: providers.length > 0 }

  const confirm = async () => {
    const answer = await run(() =>
      answered(api.api.passwordConfirmations.store({ body: { password } }))
    )
    if (answer) onConfirmed()
    else setPassword('')
  }

  return (
    <Dialog
      title="Confirm it’s you"
      description={isAsking ? '' : confirmWords(words)}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      footer={
        hasPassword ? (
          <Button type="submit" form={formId} variant="primary" isLoading={isRunning}>
            Continue
          </Button>
        ) : (
          <Button onClick={onCancel}>Cancel</Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {hasPassword && (
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault()
              void confirm()
            }}
          >
            <input hidden readOnly autoComplete="username" value={account?.handle ?? ''} />
            <Field label="Your password" error={refusal?.errors.password ?? refusal?.message}>
              <PasswordInput
                value={password}
                autoFocus
                required
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
          </form>
        )}
        {hasPasskeys && <ConfirmByPasskey onConfirmed={onConfirmed} />}
        {!hasPassword && <ConfirmByProvider providers={providers} />}
      </div>
    </Dialog>
  )
}

/** Assumes a password and nothing else until the server answers. */
function useWays() {
  const support = usePasskeySupport()
  const hasPassword = useHasPassword()
  const { data: passkeys } = useQuery(
    {
      queryKey: ['settings', 'passkeys'],
      queryFn: () => answered(api.api.passkeys.index({})),
    },
    queries
  )
  const { data: connections } = useQuery(
    {
      queryKey: ['settings', 'connected-accounts'],
      queryFn: () => answered(api.api.connectedAccounts.index({})),
      enabled: !hasPassword,
    },
    queries
  )
  const providers = connections?.providers.filter(({ provider }) =>
    connections.connected_accounts.some((connected) => connected.provider === provider)
  )
  return {
    hasPassword,
    hasPasskeys: support === 'yes' && Boolean(passkeys?.passkeys.length),
    providers: providers ?? [],
    isAsking: !hasPassword && !connections,
  }
}
