import { useState, useId, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { usePasskeySupport } from '#app/accounts/passkeys/ui/ask_device'
import {
  ConfirmByProvider,
  confirmWords,
  ConfirmByPasskey,
} from '#app/accounts/passwords/ui/confirm_ways'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { PasswordInput } from '#app/kit/form/password_input'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Dialog } from '#app/kit/overlay/dialog'

/** The server's status for "confirm your password first". */
const UNCONFIRMED = 423

interface Question {
  answer: (isConfirmed: boolean) => void
}

/**
 * `useCall` for calls that may ask for the password first. `run` returns null if that is canceled.
 * Render `dialog` outside of forms, because its own form would submit them too.
 */
export function useConfirmedCall(): ReturnType<typeof useCall> & { dialog: ReactNode } {
  const { run, ...state } = useCall()
  const [question, setQuestion] = useState<Question | null>(null)

  const ask = () => new Promise<boolean>((answer) => setQuestion({ answer }))
  const answer = (isConfirmed: boolean) => {
    setQuestion(null)
    question?.answer(isConfirmed)
  }

  const runConfirmed = <Answer,>(call: () => Promise<Answer>) =>
    run(async () => {
      try {
        return await call()
      } catch (error) {
        if (!(error instanceof CallFailure) || error.status !== UNCONFIRMED) throw error
        return (await ask()) ? call() : null
      }
    })

  return {
    ...state,
    run: runConfirmed,
    dialog: question && (
      <PasswordDialog onConfirmed={() => answer(true)} onCancel={() => answer(false)} />
    ),
  }
}

interface PasswordDialogProps {
  onConfirmed: () => void
  onCancel: () => void
}

function PasswordDialog({ onConfirmed, onCancel }: PasswordDialogProps) {
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

/** Whether there is a password to ask for; assumed until the server answers. */
export function useHasPassword(): boolean {
  const { data } = useQuery(
    {
      queryKey: ['settings', 'password'],
      queryFn: () => answered(api.api.passwordSettings.show({})),
    },
    queries
  )
  return data?.password.is_set ?? true
}
