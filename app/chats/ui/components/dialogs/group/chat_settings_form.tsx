import { useState } from 'react'
import type { Data } from '#data'
import { Button } from '#app/common/ui/kit/button'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { Select } from '#app/common/ui/kit/select'
import { Textarea } from '#app/common/ui/kit/textarea'
import { chatApi } from '#app/chats/ui/chat_api'
import { useCall } from '#app/chats/ui/components/dialogs/use_call'
import { SLOW_MODES, slowModeValue } from '#app/chats/ui/components/dialogs/group/slow_modes'

interface ChatSettingsFormProps {
  chat: Data.Chats.Chat
  onChange: (chat: Data.Chats.Chat) => void
}

/** Name, description and pace of a group or channel, for its admins. */
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
      <Field label="Name" error={refusal?.errors.name}>
        <Input
          value={draft.name}
          maxLength={80}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </Field>
      <Field label="Description" isOptional error={refusal?.errors.description}>
        <Textarea
          rows={2}
          value={draft.description}
          maxLength={300}
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        />
      </Field>
      <Field
        label="Slow mode"
        hint="How long a member waits between two messages. Admins do not wait."
        error={refusal?.errors.slow_mode_seconds}
      >
        <Select
          options={SLOW_MODES}
          value={draft.slowMode}
          onChange={(slowMode) => setDraft({ ...draft, slowMode })}
        />
      </Field>
      {refusal && Object.keys(refusal.errors).length === 0 && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
      {isChanged && (
        <Button type="submit" variant="primary" isLoading={isRunning} className="self-end">
          Save changes
        </Button>
      )}
    </form>
  )
}
