import { useId, useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { chatApi } from '#app/chats/ui/chat_api'
import { PeoplePicker } from '#app/chats/ui/components/dialogs/people_picker'
import { useCall } from '#app/chats/ui/components/dialogs/use_call'
import { useOpenings } from '#app/chats/ui/components/dialogs/use_openings'
import type { PersonCard } from '#app/profiles/ui/search_people'

interface NewChatDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** a group has begun; with one person there is no chat before the first message */
  onStarted: (chatId: number) => void
}

/** Chooses whom to write to: one person leads to the chat with them, several begin a group. */
export function NewChatDialog(props: NewChatDialogProps) {
  return <NewChat key={useOpenings(props.isOpen)} {...props} />
}

function NewChat({ isOpen, onOpenChange, onStarted }: NewChatDialogProps) {
  const formId = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [people, setPeople] = useState<PersonCard[]>([])
  const [name, setName] = useState('')
  const { run, isRunning, refusal } = useCall()
  const [first] = people
  const isGroup = people.length > 1

  const beginGroup = async () => {
    const ids = people.map(({ id }) => id)
    const answer = await run(() => chatApi.start({ type: 'group', name, user_ids: ids }, key))
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
    <Dialog
      title="New conversation"
      description="With one person, or with several as a group."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          disabled={!first}
          className="max-w-full"
          isLoading={isRunning}
        >
          <span className="truncate">
            {isGroup ? 'Begin the group' : first ? `Write to ${firstName(first)}` : 'Write'}
          </span>
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          begin()
        }}
      >
        {isGroup && (
          <Field label="Name of the group" error={refusal?.errors.name}>
            <Input
              value={name}
              maxLength={80}
              placeholder="Casa Livia, the viewing"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
        <Field label="With" error={refusal && !refusal.errors.name ? refusal.message : undefined}>
          <PeoplePicker chosen={people} onChange={setPeople} />
        </Field>
      </form>
    </Dialog>
  )
}

function firstName({ name }: PersonCard): string {
  return name.split(' ')[0] ?? name
}
