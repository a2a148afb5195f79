import { useCallback, useState } from 'react'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { useHandleCheck, type HandleCheck } from '#app/accounts/ui/hooks/use_handle_check'

interface HandleFieldProps {
  /** what the server said of the form that was sent */
  error?: string
  onChange?: () => void
}

/** Chooses a handle and tells, while it is written, whether it can be had. */
export function HandleField({ error, onChange }: HandleFieldProps) {
  const [handle, setHandle] = useState('')
  const check = useHandleCheck(handle)
  /** What was written before the page's scripts ran told nobody. */
  const readWritten = useCallback((input: HTMLInputElement | null) => {
    if (input?.value) setHandle(asHandle(input.value))
  }, [])

  return (
    <Field
      label="Handle"
      error={check.problem ?? error}
      hint="Letters, digits, dots and underscores."
    >
      <Input
        ref={readWritten}
        name="handle"
        prefix="@"
        suffix={<Verdict status={check.status} />}
        value={handle}
        onChange={(event) => {
          setHandle(asHandle(event.target.value))
          onChange?.()
        }}
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
      {status === 'available' && 'available'}
      {status === 'checking' && 'checking …'}
    </span>
  )
}

/** As it will be stored: people write `@Ava` as well. */
function asHandle(text: string): string {
  return text.trim().toLowerCase().replace(/^@/, '')
}
