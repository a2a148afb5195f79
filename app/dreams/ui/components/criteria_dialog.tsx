import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { dreamApi } from '#app/dreams/ui/dream_api'
import type { Board } from '#app/dreams/ui/hooks/use_board'
import { PlacePicker } from '#app/places/ui/components/place_picker'
import type { Place } from '#app/places/ui/search_places'
import { PROPERTY_TYPES } from '#app/properties/contract/listing_options'
import type { SearchQuery } from '#app/search/contract/search_query'

const ANY = { value: '', label: 'Any' }
const TYPES = [ANY, ...Object.entries(PROPERTY_TYPES).map(([value, label]) => ({ value, label }))]
const ROOMS = [ANY, ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: `${value}+` }))]
const RADIUS = '30'

interface CriteriaDialogProps {
  board: Board
  onClose: () => void
}

/** What homes have to be like to be suggested. Other filters that the search has are kept. */
export function CriteriaDialog({ board: { dream, send }, onClose }: CriteriaDialogProps) {
  const [query, setQuery] = useState<SearchQuery>(dream.criteria ?? {})
  const [place, setPlace] = useState<Place | null>(null)
  const { run, isRunning, refusal } = useCall()
  const set = (name: keyof SearchQuery) => (value: string) =>
    setQuery((former) => ({ ...former, [name]: value || undefined }))
  const choosePlace = (chosen: Place | null) => {
    setPlace(chosen)
    setQuery(({ latitude: _latitude, longitude: _longitude, ...former }) => ({
      ...former,
      place: chosen?.name,
      radius: chosen ? RADIUS : undefined,
      ...(chosen && { latitude: String(chosen.latitude), longitude: String(chosen.longitude) }),
    }))
  }
  const save = async (criteria: SearchQuery | null) => {
    if (!(await run(() => dreamApi.update(dream.id, { criteria })))) return
    onClose()
    await send(() => Promise.resolve())
  }
  return (
    <FormDialog
      title="Look for homes"
      description="New homes that fit appear as suggestions. We’ll tell you once a week at most."
      isOpen
      onOpenChange={onClose}
      submit="Save search"
      isLoading={isRunning}
      noValidate
      secondary={
        dream.criteria && (
          <Button variant="quiet" onClick={() => void save(null)}>
            Stop looking
          </Button>
        )
      }
      onSubmit={() => void save(query)}
    >
      <Field label="Around" hint={query.place && !place ? `Now: ${query.place}` : undefined}>
        <PlacePicker value={place} onChange={choosePlace} placeholder="Town or city" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Property type">
          <Select
            options={TYPES}
            value={query.type ?? ''}
            placeholder="Any"
            onChange={set('type')}
          />
        </Field>
        <Field label="Bedrooms">
          <Select
            options={ROOMS}
            value={query.bedrooms ?? ''}
            placeholder="Any"
            onChange={set('bedrooms')}
          />
        </Field>
      </div>
      <Field
        label="Highest price"
        error={
          refusal ? (refusal.errors['dream.criteria.max_price'] ?? refusal.message) : undefined
        }
      >
        <Input
          inputMode="numeric"
          prefix={query.currency ?? 'USD'}
          value={query.max_price ?? ''}
          onChange={({ currentTarget }) =>
            set('max_price')(currentTarget.value.replaceAll(/\D/g, ''))
          }
        />
      </Field>
      <Field label="Words" hint="Garden, sea view, fireplace">
        <Input
          value={query.q ?? ''}
          onChange={({ currentTarget }) => set('q')(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
