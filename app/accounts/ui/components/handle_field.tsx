import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { useHandleCheck, type HandleCheck } from '#app/accounts/ui/hooks/use_handle_check'

interface HandleFieldProps {
  error?: string
  hint?: string
  /** whose handle it is so far; nobody's while registering, or a team's */
  owner?: { id: number; handle: string }
  /** the present one, which isn't checked */
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

/** As it will be stored: people write `@Ava` as well. */
function asHandle(text: string): string {
  return text.trim().toLowerCase().replace(/^@/, '')
}
