import { useState } from 'react'
import type { Data } from '#data'
import {
  MAX_IN_SERIES,
  MAX_NOTES_CHARACTERS,
  type Repeat,
} from '#app/farm/open_houses/open_house_options'
import { HostField } from '#app/farm/open_houses/ui/host_field'
import {
  bodyOf,
  scheduleDraftOf,
  type ScheduleDraft,
} from '#app/farm/open_houses/ui/schedule_draft'
import type { OpenHouse } from '#app/farm/ui/types'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { asking } from '#app/kit/calls/asking'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Combobox } from '#app/kit/form/combobox'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { NumberInput } from '#app/kit/form/number_input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import { Textarea } from '#app/kit/form/textarea'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import type { ListingChoice } from '#app/leads/ui/types'
import { toast } from '#app/kit/toast/toast'

const routes = api.api.api.openHouses

interface ScheduleDialogProps {
  /** null for a new one */
  house: OpenHouse | null
  listings: ListingChoice[]
  candidates: Data.Accounts.UserCard[]
  onClose: () => void
  onDone: () => void
}

type Scope = 'one' | 'later'

const SCOPES: { value: Scope; label: string }[] = [
  { value: 'one', label: 'Only this one' },
  { value: 'later', label: 'This and later ones' },
]

const REPEATS: { value: Repeat | 'none'; label: string }[] = [
  { value: 'none', label: 'Once' },
  { value: 'week', label: 'Every week' },
  { value: 'day', label: 'Every day' },
]

export function ScheduleDialog(props: ScheduleDialogProps) {
  const { house, listings, candidates, onClose, onDone } = props
  const account = useAccount()
  const retry = useRetryKey()
  const [draft, setDraft] = useState<ScheduleDraft>(() =>
    scheduleDraftOf(house, listings, account?.id ?? 0)
  )
  const [scope, setScope] = useState<Scope>('one')
  const { run, isRunning, refusal } = useCall()
  const set = (change: Partial<ScheduleDraft>) => setDraft((before) => ({ ...before, ...change }))
  const errorOf = (name: string) => refusal?.errors[`open_house.${name}`]

  const update = ({ id }: OpenHouse) =>
    answered(
      routes.update({
        params: { id },
        body: { open_house: bodyOf(draft, house ?? undefined) },
        ...asking({ series: scope === 'later' || undefined }),
      })
    )
  const store = () => {
    const body = { open_house: { ...bodyOf(draft), property_slug: draft.listing?.slug ?? '' } }
    return answered(routes.store({ body, headers: onceHeaders(retry.of(body)) }))
  }
  const save = async () => {
    const answer = house ? await run(() => update(house)) : await run(store)
    if (!answer) return
    toast.success(house ? 'Saved.' : draft.repeat === 'none' ? 'Scheduled.' : 'Series scheduled.')
    onDone()
  }

  return (
    <FormDialog
      title={house ? 'Edit open house' : 'Schedule an open house'}
      description={
        house ? 'We tell hosts and everybody who registered about a new time.' : undefined
      }
      size="md"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={house ? 'Save' : 'Schedule'}
      isLoading={isRunning}
      noValidate
      onSubmit={() => void save()}
    >
      {!house && (
        <Field label="Listing" error={errorOf('property_slug')}>
          <Combobox
            value={draft.listing}
            onChange={(listing) => set({ listing })}
            source={listings}
            labelOf={({ name }) => name ?? 'Untitled listing'}
            hintOf={({ city }) => city ?? undefined}
            keyOf={({ slug }) => slug}
            placeholder="Choose a listing"
          />
        </Field>
      )}
      {house?.series_id && (
        <FieldGroup
          legend="Change"
          hint={
            scope === 'later' ? 'Later ones move by as many days, to the same hours.' : undefined
          }
        >
          <RadioCards name="scope" columns={2} options={SCOPES} value={scope} onChange={setScope} />
        </FieldGroup>
      )}
      <div className="grid gap-5 sm:grid-cols-[1.4fr_1fr_1fr]">
        <Field label="Day" error={errorOf('starts_at')}>
          <Input
            type="date"
            name="day"
            value={draft.day}
            onChange={({ target }) => set({ day: target.value })}
          />
        </Field>
        <Field label="From">
          <Input
            type="time"
            name="from"
            value={draft.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        </Field>
        <Field label="To" error={errorOf('ends_at')}>
          <Input
            type="time"
            name="to"
            value={draft.to}
            onChange={({ target }) => set({ to: target.value })}
          />
        </Field>
      </div>
      <p className="-mt-2 text-13 text-muted">On the clock of the home, wherever you are.</p>
      {!house && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Repeat">
            <Select options={REPEATS} value={draft.repeat} onChange={(repeat) => set({ repeat })} />
          </Field>
          {draft.repeat !== 'none' && (
            <Field
              label="How many"
              error={errorOf('repeat.count')}
              hint={`At most ${MAX_IN_SERIES}.`}
            >
              <NumberInput value={draft.count} onChange={(count) => set({ count })} min={1} />
            </Field>
          )}
        </div>
      )}
      <Field
        label="Places"
        error={errorOf('capacity')}
        hint="Leave empty for any number. When full, people join a waiting list."
        isOptional
      >
        <NumberInput value={draft.capacity} onChange={(capacity) => set({ capacity })} min={1} />
      </Field>
      <HostField
        candidates={candidates}
        present={house?.hosts ?? []}
        value={draft.hosts}
        error={errorOf('hosts')}
        onChange={(hosts) => set({ hosts })}
      />
      <Field
        label="Notes for visitors"
        error={errorOf('notes')}
        counter={{ length: draft.notes.length, max: MAX_NOTES_CHARACTERS }}
        isOptional
      >
        <Textarea
          name="notes"
          rows={3}
          value={draft.notes}
          placeholder="Parking, the entrance, what to bring"
          onChange={({ target }) => set({ notes: target.value })}
        />
      </Field>
      <RefusalNote refusal={refusal} />
    </FormDialog>
  )
}
