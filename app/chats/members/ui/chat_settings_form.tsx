import { useState } from 'react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { chatApi } from '#app/chats/ui/chat_api'
import { ChatDescriptionField, ChatNameField } from '#app/chats/ui/chat_fields'
import { useCall } from '#app/kit/calls/use_call'
import { SLOW_MODES, slowModeValue } from '#app/chats/members/ui/slow_modes'

interface ChatSettingsFormProps {
  chat: Data.Chats.Chat
  onChange: (chat: Data.Chats.Chat) => void
}

export function ChatSettingsForm({ chat, onChange }: ChatSettingsFormProps) {
  const saved = {
    name: chat.name ?? '',
    description: chat.description ?? '',
    slowMode: slowModeValue(chat.slow_mode_seconds),
  }
  const [draft, setDraft] = useState(saved)
  const { run, isRunning, refusal } = useCall()
  const isChanged =
    draft.name.trim() !== saved.name ||
    draft.description.trim() !== saved.description ||
    draft.slowMode !== saved.slowMode

  const save = async () => {
    const body = {
      name: draft.name,
      description: draft.description.trim() || null,
      slow_mode_seconds: Number(draft.slowMode),
    }
    const answer = await run(() => chatApi.update(chat.id, body))
    if (answer) onChange(answer.chat)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <ChatNameField
        value={draft.name}
        error={refusal?.errors.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <ChatDescriptionField
        value={draft.description}
        error={refusal?.errors.description}
        onChange={(description) => setDraft({ ...draft, description })}
      />
      <Field
        label="Slow mode"
        hint="How long members wait between messages. Admins aren’t limited."
        error={refusal?.errors.slow_mode_seconds}
      >
        <Select
          options={SLOW_MODES}
          value={draft.slowMode}
          onChange={(slowMode) => setDraft({ ...draft, slowMode })}
        />
      </Field>
      <RefusalNote refusal={refusal} />
      {isChanged && (
        <Button type="submit" variant="primary" isLoading={isRunning} className="self-end">
          Save changes
        </Button>
      )}
    </form>
  )
}
