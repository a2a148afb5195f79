import { useState } from 'react'
import { useCall } from '#app/kit/calls/use_call'
import { DateTimeInput } from '#app/kit/form/date_time_input'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { DesignField, HomeField } from '#app/journals/entries/ui/about_fields'
import type { EntrySources } from '#app/journals/entries/ui/source_dialog'
import { MAX_ROOM_CHARACTERS } from '#app/journals/journal_options'
import {
  journalsApi,
  type EntryChange,
  type Entry,
  type Journal,
} from '#app/journals/ui/journals_api'

interface PublishDialogProps {
  journal: Journal
  entry: Entry
  sources: EntrySources
  onDone: (entry: Entry) => void
  onClose: () => void
}

type When = 'now' | 'then'

/** Publishes, schedules or dates an entry. */
export default function PublishDialog({
  journal,
  entry,
  sources,
  onDone,
  onClose,
}: PublishDialogProps) {
  const isPublished = entry.status === 'publish'
  const [when, setWhen] = useState<When>(entry.published_at ? 'then' : 'now')
  const [at, setAt] = useState(entry.published_at)
  const [room, setRoom] = useState(entry.room ?? '')
  const [designId, setDesignId] = useState(entry.design_id)
  const [propertyId, setPropertyId] = useState(entry.property_id)
  const [now] = useState(() => new Date().toISOString())
  const { run, isRunning, refusal } = useCall()
  const isLater = when === 'then' && at !== null && at > now
  const save = async () => {
    const address = { slug: journal.slug, id: entry.id }
    const change: EntryChange = {
      room: room.trim() || null,
      design_id: designId,
      property_id: propertyId,
      status: isLater ? 'scheduled' : 'publish',
      published_at: when === 'then' ? (at ?? undefined) : undefined,
    }
    const done = await run(() => journalsApi.updateEntry(address, change))
    if (done) onDone(done)
  }
  const submit = isLater ? 'Schedule entry' : isPublished ? 'Save' : 'Publish entry'

  return (
    <FormDialog
      title={isPublished ? 'Date, room and home' : 'Publish this entry'}
      description={AUDIENCE[journal.visibility]}
      submit={submit}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      onSubmit={() => void save()}
    >
      {!isPublished && (
        <FieldGroup legend="When">
          <RadioCards name="when" columns={2} options={WHEN} value={when} onChange={setWhen} />
        </FieldGroup>
      )}
      {when === 'then' && (
        <Field
          label="Date and time"
          hint={
            isLater
              ? 'It’s published then, within a minute.'
              : 'A date in the past is shown as the entry’s date.'
          }
          error={refusal?.errors['entry.published_at']}
        >
          <DateTimeInput value={at} onChange={setAt} required />
        </Field>
      )}
      <Field label="Room" isOptional error={refusal?.errors['entry.room']}>
        <Input
          value={room}
          maxLength={MAX_ROOM_CHARACTERS}
          placeholder="Kitchen, garden, hall…"
          onChange={({ target }) => setRoom(target.value)}
        />
      </Field>
      <HomeField
        homes={sources.listings}
        linked={entry.property}
        value={propertyId}
        onChange={setPropertyId}
        error={refusal?.errors['entry.property_id']}
      />
      <DesignField
        designs={sources.designs}
        linked={entry.design}
        value={designId}
        onChange={setDesignId}
        error={refusal?.errors['entry.design_id']}
      />
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {Object.values(refusal.errors)[0] ?? refusal.message}
        </p>
      )}
    </FormDialog>
  )
}

const WHEN = [
  { value: 'now' as const, label: 'Now', hint: 'Dated today' },
  { value: 'then' as const, label: 'On a date', hint: 'Past or future' },
]

const AUDIENCE: Record<Journal['visibility'], string> = {
  private: 'This journal is private: only you will see it. Change that in the journal’s settings.',
  link: 'Everyone with the link of this journal will be able to read it.',
  public: 'Everyone will be able to read it.',
}
