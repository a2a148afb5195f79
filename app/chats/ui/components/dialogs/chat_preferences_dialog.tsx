import { useState } from 'react'
import { Dialog } from '#app/common/ui/kit/dialog'
import { FieldGroup } from '#app/common/ui/kit/field_group'
import type { Option } from '#app/common/ui/kit/option'
import { RadioCards } from '#app/common/ui/kit/radio_cards'
import { Switch } from '#app/common/ui/kit/switch'
import { chatApi, type PreferencesChange } from '#app/chats/ui/chat_api'
import { PushSwitch } from '#app/chats/ui/components/dialogs/push_switch'
import { useCall } from '#app/chats/ui/components/dialogs/use_call'

export type Preferences = Required<PreferencesChange>

interface ChatPreferencesDialogProps {
  preferences: Preferences
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** as the server keeps them now */
  onChange: (preferences: Preferences) => void
}

const DIGESTS: readonly Option<Preferences['digest']>[] = [
  { value: 'never', label: 'Never' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'daily', label: 'Daily' },
]

/** What others may know, and how one is told. Each choice is kept at once. */
export function ChatPreferencesDialog({
  preferences,
  isOpen,
  onOpenChange,
  onChange,
}: ChatPreferencesDialogProps) {
  const { run, refusal } = useCall()
  const [pending, setPending] = useState<PreferencesChange>({})
  const shown = { ...preferences, ...pending }

  const change = async (input: PreferencesChange) => {
    setPending((before) => ({ ...before, ...input }))
    const answer = await run(() => chatApi.updatePreferences(input))
    setPending({})
    if (answer) onChange(answer.preferences)
  }

  return (
    <Dialog
      title="Chat settings"
      description="They hold for all of your chats."
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
          label="Show when I am here"
          hint="The people you chat with see a dot, and when you were last here."
          checked={shown.shows_presence}
          onChange={(event) => void change({ shows_presence: event.target.checked })}
        />
        <Switch
          label="Read receipts"
          hint="Both ways: without them you do not see either whether others have read."
          checked={shown.sends_read_receipts}
          onChange={(event) => void change({ sends_read_receipts: event.target.checked })}
        />
        <PushSwitch isWanted={shown.sends_push} onWant={() => void change({ sends_push: true })} />
        <FieldGroup
          legend="E-mail about what you have not read"
          hint="One mail for all that waits, no more often than this. Muted and blocked chats are left out."
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
