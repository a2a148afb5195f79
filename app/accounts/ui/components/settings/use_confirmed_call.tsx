import { useState, type ReactNode } from 'react'
import { CallFailure } from '#app/kit/calls/call_failure'
import { useCall } from '#app/kit/calls/use_call'
import { PasswordDialog } from '#app/accounts/ui/components/settings/password_dialog'

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
