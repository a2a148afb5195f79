import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { useHandleCheck, type HandleCheck } from '#app/accounts/ui/hooks/use_handle_check'

interface HandleFieldProps {
  error?: string
  hint?: string
  /** the current owner of the handle; none for a new account or a team */
  owner?: { id: number; handle: string }
  /** the current handle, which isn't checked */
  initial?: string
  onChange?: (handle: string) => void
}

export function HandleField({
  error,
  hint = 'Letters, digits, dots and underscores.',
  owner,
  initial = owner?.handle ?? '',
  onChange,
}: HandleFieldProps) {
  const [handle, setHandle] = useState(initial)
  const check = useHandleCheck(handle === initial ? '' : handle, owner?.id)
  const change = (text: string) => {
    setHandle(asHandle(text))
    onChange?.(asHandle(text))
  }

  return (
    <Field label="Handle" error={check.problem ?? error} hint={hint}>
      <Input
        name="handle"
        prefix="@"
        suffix={<Verdict status={check.status} />}
        value={handle}
        onChange={(event) => change(event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  )
}

function Verdict({ status }: { status: HandleCheck['status'] }) {
  return (
    <span role="status" className={status === 'available' ? 'text-positive' : ''}>
      {status === 'available' && 'Available'}
      {status === 'checking' && 'Checking…'}
    </span>
  )
}

/** The handle as stored: people also type `@Ava`. */
function asHandle(text: string): string {
  return text.trim().toLowerCase().replace(/^@/, '')
}
