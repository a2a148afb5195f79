import { useState, useEffect, useRef } from 'react'
import { chatApi, type PreferencesChange } from '#app/chats/ui/chat_api'
import { useCall } from '#app/kit/calls/use_call'
import { FieldGroup } from '#app/kit/form/field_group'
import type { Option } from '#app/kit/form/option'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Switch } from '#app/kit/form/switch'
import { Dialog } from '#app/kit/overlay/dialog'
import { needsInstall, thisDevice } from '#app/notifications/settings/ui/needs_install'
import {
  pushState,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#app/notifications/ui/push'

export type Preferences = Required<PreferencesChange>

interface ChatPreferencesDialogProps {
  preferences: Preferences
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChange: (preferences: Preferences) => void
}

const DIGESTS: readonly Option<Preferences['digest']>[] = [
  { value: 'never', label: 'Never' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'daily', label: 'Daily' },
]

/** Saves each choice at once. */
export function ChatPreferencesDialog({
  preferences,
  isOpen,
  onOpenChange,
  onChange,
}: ChatPreferencesDialogProps) {
  const { run, refusal } = useCall()
  const [pending, setPending] = useState<PreferencesChange>({})
  const shown = { ...preferences, ...pending }
  const last = useRef<Promise<void>>(Promise.resolve())

  const save = async (input: PreferencesChange) => {
    const answer = await run(() => chatApi.updatePreferences(input))
    if (answer) onChange(answer.preferences)
  }
  // one after another: an older answer would take back what was chosen since
  const change = async (input: PreferencesChange) => {
    setPending((before) => ({ ...before, ...input }))
    const own = (last.current = last.current.then(() => save(input)))
    await own
    if (last.current === own) setPending({})
  }

  return (
    <Dialog
      title="Chat settings"
      description="These apply to all your chats."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="flex flex-col gap-6">
        {refusal && (
          <p role="alert" className="text-13 text-danger">
            {refusal.message}
          </p>
        )}
        <Switch
          label="Show when I’m online"
          hint="People you chat with see a green dot and when you were last active."
          checked={shown.shows_presence}
          onChange={(event) => void change({ shows_presence: event.target.checked })}
        />
        <Switch
          label="Read receipts"
          hint="If you turn these off, you won’t see other people’s."
          checked={shown.sends_read_receipts}
          onChange={(event) => void change({ sends_read_receipts: event.target.checked })}
        />
        <Switch
          label="Messages without a request"
          hint="People you follow and teammates can message you right away."
          checked={shown.accepts_known_people}
          onChange={(event) => void change({ accepts_known_people: event.target.checked })}
        />
        <PushSwitch isWanted={shown.sends_push} onWant={() => void change({ sends_push: true })} />
        <FieldGroup
          legend="Email about unread messages"
          hint="One email with everything unread, at most this often. Muted and blocked chats are left out."
        >
          <RadioCards
            name="digest"
            options={DIGESTS}
            value={shown.digest}
            onChange={(digest) => void change({ digest })}
          />
        </FieldGroup>
      </div>
    </Dialog>
  )
}

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

const INSTALL_FIRST = 'Put vesta on your home screen first. Settings, Notifications shows how.'

function hintFor(state: State): string {
  return state === 'unsupported' && needsInstall(thisDevice()) ? INSTALL_FIRST : HINTS[state]
}

function PushSwitch({ isWanted, onWant }: PushSwitchProps) {
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
      hint={<span aria-live="polite">{hintFor(state)}</span>}
      checked={state === 'on' && isWanted}
      disabled={state === 'asking' || state === 'denied' || state === 'unsupported'}
      onChange={(event) => void turn(event.target.checked)}
    />
  )
}
