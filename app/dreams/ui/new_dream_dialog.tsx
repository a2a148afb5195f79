import { useState, type ReactElement } from 'react'
import { router } from '@inertiajs/react'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { MAX_DREAM_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '#app/dreams/dream_options'
import { dreamApi } from '#app/dreams/ui/dream_api'

/** Makes a board and opens it. */
export function NewDreamDialog({ trigger }: { trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(false)
  const retry = useRetryKey()
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const { run, isRunning, refusal } = useCall()
  const create = async () => {
    const wanted = { title, description }
    const made = await run(() => dreamApi.create(wanted, retry.of(wanted)))
    if (made) router.visit(`/dreams/${made.dream.id}`)
  }
  return (
    <FormDialog
      title="New board"
      description="Private until you share it."
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      submit="Create board"
      isLoading={isRunning}
      noValidate
      onSubmit={() => void create()}
    >
      <Field
        label="What are you dreaming of?"
        error={refusal ? (refusal.errors['dream.title'] ?? refusal.message) : undefined}
      >
        <Input
          value={title}
          maxLength={MAX_TITLE_CHARACTERS}
          placeholder="A house by the sea"
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </Field>
      <Field label="Description" isOptional>
        <Textarea
          rows={3}
          value={description}
          maxLength={MAX_DREAM_DESCRIPTION_CHARACTERS}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
