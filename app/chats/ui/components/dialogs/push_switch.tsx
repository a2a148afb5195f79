import { useEffect, useState } from 'react'
import { Switch } from '#app/kit/form/switch'
import {
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#app/notifications/ui/push'

interface PushSwitchProps {
  /** the account-wide preference */
  isWanted: boolean
  onWant: () => void
}

type State = PushState | 'asking' | 'failed'

const HINTS: Record<State, string> = {
  asking: 'Even when vesta isn’t open.',
  on: 'Even when vesta isn’t open.',
  off: 'Even when vesta isn’t open.',
  denied: 'Notifications are blocked. Allow them in your browser’s settings.',
  unsupported: 'This browser doesn’t support notifications.',
  failed: 'Something went wrong. Try again.',
}

export function PushSwitch({ isWanted, onWant }: PushSwitchProps) {
  const [state, setState] = useState<State>('asking')

  useEffect(() => {
    let isShown = true
    pushState().then(
      (found) => isShown && setState(found),
      () => isShown && setState('failed')
    )
    return () => {
      isShown = false
    }
  }, [])

  const turn = async (isOn: boolean) => {
    setState('asking')
    try {
      const next = await (isOn ? subscribeToPush() : unsubscribeFromPush())
      setState(next)
      if (next === 'on' && !isWanted) onWant()
    } catch {
      setState('failed')
    }
  }

  return (
    <Switch
      label="Notifications in this browser"
      hint={<span aria-live="polite">{HINTS[state]}</span>}
      checked={state === 'on' && isWanted}
      disabled={state === 'asking' || state === 'denied' || state === 'unsupported'}
      onChange={(event) => void turn(event.target.checked)}
    />
  )
}
