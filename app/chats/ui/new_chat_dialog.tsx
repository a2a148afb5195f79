import { useState } from 'react'
import { router } from '@inertiajs/react'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { chatApi } from '#app/chats/ui/chat_api'
import { PeoplePicker } from '#app/chats/ui/people_picker'
import { ChatNameField } from '#app/chats/ui/chat_fields'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { useOpenings } from '#app/chats/ui/use_openings'
import type { PersonCard } from '#app/profiles/people/ui/search_people'

interface NewChatDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** called once a group is created; a direct chat starts with its first message */
  onStarted: (chatId: number) => void
}

export function NewChatDialog(props: NewChatDialogProps) {
  return <NewChat key={useOpenings(props.isOpen)} {...props} />
}

function NewChat({ isOpen, onOpenChange, onStarted }: NewChatDialogProps) {
  const retry = useRetryKey()
  const [people, setPeople] = useState<PersonCard[]>([])
  const [name, setName] = useState('')
  const { run, isRunning, refusal } = useCall()
  const [first] = people
  const isGroup = people.length > 1

  const beginGroup = async () => {
    const group = { type: 'group' as const, name, user_ids: people.map(({ id }) => id) }
    const answer = await run(() => chatApi.start(group, retry.of(group)))
    if (!answer) return
    onOpenChange(false)
    onStarted(answer.chat.id)
  }
  const begin = () => {
    if (isGroup) return void beginGroup()
    if (!first) return
    onOpenChange(false)
    router.visit(`/chats?to=${first.id}`)
  }

  return (
    <FormDialog
      title="New message"
      description="Choose one person, or several to start a group."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit={isGroup ? 'Start group' : first ? `Message ${firstName(first)}` : 'Continue'}
      isLoading={isRunning}
      disabled={!first}
      noValidate
      onSubmit={begin}
    >
      {isGroup && (
        <ChatNameField
          label="Group name"
          value={name}
          error={refusal?.errors.name}
          placeholder="For example, Casa Livia viewing"
          onChange={setName}
        />
      )}
      <Field label="To" error={refusal && !refusal.errors.name ? refusal.message : undefined}>
        <PeoplePicker chosen={people} onChange={setPeople} />
      </Field>
    </FormDialog>
  )
}

function firstName({ name }: PersonCard): string {
  return name.split(' ')[0] ?? name
}
