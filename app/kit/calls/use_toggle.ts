import { useState } from 'react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Wishes } from '#app/kit/calls/wishes'
import { toast } from '#app/kit/toast/toast'

interface ToggleOptions<State> {
  isOn: (state: State) => boolean
  /** what is shown until the server has answered */
  guess: (state: State, isOn: boolean) => State
  /** @throws CallFailure */
  send: (isOn: boolean) => Promise<State>
}

/**
 * Something to switch on and off. It shows the guess at once, then what the server says; if that
 * refuses, it goes back and tells why.
 */
export function useToggle<State>(given: State, { isOn, guess, send }: ToggleOptions<State>) {
  const [state, show] = useState(given)
  const [wishes] = useState(() => new Wishes<'only', boolean>())

  const toggle = async () => {
    const wanted = !isOn(state)
    show(guess(state, wanted))
    try {
      await wishes.make('only', { wanted, known: state, send, show })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  return { state, toggle: () => void toggle() }
}
