import { useState } from 'react'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'

export interface Refusal {
  message: string
  /** validation errors, one message per field */
  errors: Record<string, string>
}

/**
 * Runs calls and keeps the last failure.
 * @param tell gets its sentence, where no form shows it: `toast.error`
 */
export function useCall(tell?: (sentence: string) => void) {
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns null if the call failed */
  const run = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    setRunning(true)
    setRefusal(null)
    try {
      return await call()
    } catch (error) {
      const message = sentenceOf(error)
      setRefusal({ message, errors: errorsOf(error) })
      tell?.(message)
      return null
    } finally {
      setRunning(false)
    }
  }

  return { run, isRunning, refusal, forget: () => setRefusal(null) }
}

function errorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallFailure)) return {}
  return Object.fromEntries(
    Object.entries(error.errors).map(([field, [sentence]]) => [field, sentence ?? ''])
  )
}
