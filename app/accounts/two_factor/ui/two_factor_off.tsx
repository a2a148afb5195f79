import { useState } from 'react'
import { ShieldCheck } from 'lucide-react'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { CopyField } from '#app/kit/share/copy_field'

interface TwoFactorOffProps {
  onConfirmed: (recoveryCodes: string[]) => void
}

interface SetUp {
  secret: string
  qr: string
}

export function TwoFactorOff({ onConfirmed }: TwoFactorOffProps) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const start = async () => {
    const answer = await run(() => answered(api.api.twoFactor.store({})))
    if (answer) setSetUp(answer)
  }

  if (setUp) return <SetUpTwoFactor {...setUp} onConfirmed={onConfirmed} />
  return (
    <div className="flex flex-col items-start gap-4">
      <p>It’s off.</p>
      <Button
        variant="primary"
        icon={ShieldCheck}
        isLoading={isRunning}
        onClick={() => void start()}
      >
        Set up
      </Button>
      <RefusalNote refusal={refusal} />
      {dialog}
    </div>
  )
}

interface SetUpTwoFactorProps {
  secret: string
  qr: string
  onConfirmed: (recoveryCodes: string[]) => void
}

function SetUpTwoFactor({ secret, qr, onConfirmed }: SetUpTwoFactorProps) {
  const [code, setCode] = useState('')
  const { run, isRunning, refusal } = useCall()

  const confirm = async () => {
    const answer = await run(() => answered(api.api.twoFactor.confirm({ body: { code } })))
    if (answer) onConfirmed(answer.recovery_codes)
  }

  return (
    <ol className="flex flex-col gap-8">
      <Step title="Scan this with an authenticator app">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code for your authenticator app"
          width={200}
          height={200}
          className="rounded-2 bg-white"
        />
        <p className="text-13 text-muted">
          Apps that do this: 1Password, Google Authenticator, Microsoft Authenticator, Authy.
        </p>
      </Step>
      <Step title="Or type in this key">
        <CopyField label="Key" value={secret} />
      </Step>
      <Step title="Enter the code that the app shows">
        <form
          noValidate
          className="flex flex-col items-start gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void confirm()
          }}
        >
          <Field label="6-digit code" error={refusal?.errors.code ?? refusal?.message}>
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" isLoading={isRunning}>
            Turn on
          </Button>
        </form>
      </Step>
    </ol>
  )
}

function Step({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <li className="flex flex-col gap-3">
      <h3 dir="auto" className="text-18">
        {title}
      </h3>
      {children}
    </li>
  )
}
