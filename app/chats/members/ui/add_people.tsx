import { useState } from 'react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { chatApi } from '#app/chats/ui/chat_api'
import { PeoplePicker } from '#app/chats/ui/people_picker'
import { useCall } from '#app/kit/calls/use_call'
import type { PersonCard } from '#app/profiles/people/ui/search_people'

interface AddPeopleProps {
  chatId: number
  presentIds: readonly number[]
  onAdded: (chat: Data.Chats.Chat) => void
  onCancel: () => void
}

export function AddPeople({ chatId, presentIds, onAdded, onCancel }: AddPeopleProps) {
  const [people, setPeople] = useState<PersonCard[]>([])
  const { run, isRunning, refusal } = useCall()

  const add = async () => {
    const ids = people.map(({ id }) => id)
    const answer = await run(() => chatApi.addMembers(chatId, ids))
    if (answer) onAdded(answer.chat)
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field
        label="Add people"
        hint="People who don’t follow you will be asked first."
        error={refusal?.errors.user_ids ?? refusal?.message}
      >
        <PeoplePicker chosen={people} onChange={setPeople} presentIds={presentIds} />
      </Field>
      <div className="flex justify-end gap-3">
        <Button onClick={onCancel}>Back</Button>
        <Button type="submit" variant="primary" disabled={!people.length} isLoading={isRunning}>
          {people.length > 1 ? `Add ${people.length} people` : 'Add'}
        </Button>
      </div>
    </form>
  )
}
