import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Globe, Link2, Lock } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import {
  MAX_DREAM_DESCRIPTION_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  type DreamVisibility,
} from '#app/dreams/dream_options'
import { dreamApi } from '#app/dreams/ui/dream_api'
import type { Board } from '#app/dreams/items/ui/use_board'

const VISIBILITIES = [
  { value: 'private', label: 'Private', hint: 'Only people on it', icon: Lock },
  { value: 'link', label: 'Link', hint: 'Anyone with the link', icon: Link2 },
  { value: 'public', label: 'Public', hint: 'On your profile', icon: Globe },
] as const

interface SettingsDialogProps {
  board: Board
  onClose: () => void
}

export default function SettingsDialog({ board: { dream, send }, onClose }: SettingsDialogProps) {
  const [title, setTitle] = useState(dream.title)
  const [description, setDescription] = useState(dream.description)
  const [visibility, setVisibility] = useState<DreamVisibility>(dream.visibility)
  const [isDeleting, setDeleting] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const save = async () => {
    const saved = await run(() => dreamApi.update(dream.id, { title, description, visibility }))
    if (!saved) return
    onClose()
    await send(() => Promise.resolve())
  }
  const remove = async () => {
    if (await run(() => dreamApi.remove(dream.id))) router.visit('/dreams')
  }
  return (
    <FormDialog
      title="Board settings"
      isOpen
      onOpenChange={onClose}
      submit={isDeleting ? 'Delete board' : 'Save'}
      variant={isDeleting ? 'danger' : 'primary'}
      isLoading={isRunning}
      noValidate
      secondary={
        <Button variant="quiet" onClick={() => setDeleting(!isDeleting)}>
          {isDeleting ? 'Keep board' : 'Delete board…'}
        </Button>
      }
      onSubmit={() => void (isDeleting ? remove() : save())}
    >
      {isDeleting ? (
        <>
          <p>
            “<bdi>{dream.title}</bdi>” and everything on it will be deleted for everyone. You can’t
            undo this.
          </p>
          <RefusalNote refusal={refusal} />
        </>
      ) : (
        <>
          <Field
            label="Title"
            error={refusal ? (refusal.errors['dream.title'] ?? refusal.message) : undefined}
          >
            <Input
              value={title}
              maxLength={MAX_TITLE_CHARACTERS}
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
          <FieldGroup legend="Who can see it">
            <RadioCards
              name="visibility"
              options={VISIBILITIES}
              value={visibility}
              onChange={setVisibility}
            />
          </FieldGroup>
        </>
      )}
    </FormDialog>
  )
}
