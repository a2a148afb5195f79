import { useEffect, useState } from 'react'
import { Switch } from '#app/common/ui/kit/switch'
import {
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#app/notifications/ui/push'

interface PushSwitchProps {
  /** whether they want to be told by any of their browsers */
  isWanted: boolean
  onWant: () => void
}

/** what is known of this browser; `asking` until it has said */
type State = PushState | 'asking' | 'failed'

const HINTS: Record<State, string> = {
  asking: 'Also while no page of vesta is open.',
  on: 'Also while no page of vesta is open.',
  off: 'Also while no page of vesta is open.',
  denied: 'This browser was told to allow none here. Its own settings change that.',
  unsupported: 'This browser cannot show any.',
  failed: 'That did not work. Try again.',
}

/** Whether this very browser tells of new messages. */
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
