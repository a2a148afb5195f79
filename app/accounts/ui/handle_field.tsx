import { useState, useEffect } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure } from '#app/kit/calls/call_failure'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'

interface HandleFieldProps {
  error?: string
  hint?: string
  /** the current owner of the handle; none for a new account or a team */
  owner?: { id: number; handle: string }
  /** the current handle, which isn't checked */
  initial?: string
  /** shown until somebody types */
  proposed?: string
  onChange?: (handle: string) => void
}

export function HandleField({
  error,
  hint = 'Letters, digits, dots and underscores.',
  owner,
  initial = owner?.handle ?? '',
  proposed = initial,
  onChange,
}: HandleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const handle = typed ?? proposed
  const check = useHandleCheck(handle === initial ? '' : handle, owner?.id)
  const change = (text: string) => {
    setTyped(asHandle(text))
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

const NOBODY = 0
const PAUSE_MS = 350

interface HandleCheck {
  status: 'unknown' | 'checking' | 'available' | 'refused'
  problem?: string
}

const UNKNOWN: HandleCheck = { status: 'unknown' }

function useHandleCheck(handle: string, userId = NOBODY): HandleCheck {
  const [answer, setAnswer] = useState<{ handle: string; check: HandleCheck } | null>(null)

  useEffect(() => {
    if (!handle) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const check = await ask(handle, userId, controller.signal)
      if (!controller.signal.aborted) setAnswer({ handle, check })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [handle, userId])

  if (!handle) return UNKNOWN
  return answer?.handle === handle ? answer.check : { status: 'checking' }
}

async function ask(handle: string, userId: number, signal: AbortSignal): Promise<HandleCheck> {
  const request = { params: { id: userId }, body: { handle }, signal }
  try {
    await answered(api.api.handleChecks.store(request))
    return { status: 'available' }
  } catch (error) {
    const problem = error instanceof CallFailure ? error.errors.handle?.[0] : null
    return problem ? { status: 'refused', problem } : UNKNOWN
  }
}
