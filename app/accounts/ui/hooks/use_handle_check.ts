import { useEffect, useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { CallFailure } from '#app/kit/calls/call_failure'

const NOBODY = 0
const PAUSE_MS = 350

export interface HandleCheck {
  status: 'unknown' | 'checking' | 'available' | 'refused'
  problem?: string
}

const UNKNOWN: HandleCheck = { status: 'unknown' }

export function useHandleCheck(handle: string, userId = NOBODY): HandleCheck {
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
