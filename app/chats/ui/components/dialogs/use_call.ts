import { useState } from 'react'
import { CallFailure, sentenceOf } from '#app/common/ui/calls/call_failure'

/** Why a call was not done. */
interface Refusal {
  message: string
  /** of a validation: one sentence a field */
  errors: Record<string, string>
}

/** Runs calls of `chatApi` one after the other, and keeps why the last one was refused. */
export function useCall() {
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns the answer; null where it was refused */
  const run = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    setRunning(true)
    setRefusal(null)
    try {
      return await call()
    } catch (error) {
      setRefusal({ message: sentenceOf(error), errors: errorsOf(error) })
      return null
    } finally {
      setRunning(false)
    }
  }

  return { run, isRunning, refusal }
}

function errorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallFailure)) return {}
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, [sentence]]) => [field, sentence ?? ''])
  )
}
