import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { PLACE_ZOOM, DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'
import { currencyOfCountry } from '#app/places/country_currency'
import { PlacePicker, type PickedView, type Place } from '#app/places/ui/place_picker'
import type { Fields } from '#app/properties/drafts/ui/draft'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace, TextField } from '#app/properties/editor/ui/editor_field'
import { PinMap } from '#app/properties/editor/ui/pin_map'

export function PlaceStep() {
  const { session, state } = useEditor()
  const { fields } = state.draft
  const { errors } = state
  const [place, setPlace] = useState(() => placeIn(fields))
  const [view, setView] = useState<PickedView>(() => viewOf(fields))
  const [revision, setRevision] = useState(state.revision)
  if (revision !== state.revision) {
    setRevision(state.revision)
    setPlace(placeIn(fields))
    setView(viewOf(fields))
  }

  const pick = (picked: Place | null, nextView: PickedView) => {
    setPlace(picked)
    setView(nextView)
    session.edit({
      city: picked?.city ?? null,
      state: picked?.state || null,
      country: picked?.country ?? null,
      country_code: picked?.country_code ?? null,
      latitude: picked?.latitude ?? null,
      longitude: picked?.longitude ?? null,
      currency: fields.currency ?? (picked && currencyOfCountry(picked.country_code)),
    })
  }

  return (
    <>
      <FieldPlace name="address">
        <Field
          label="Town or village"
          hint={whereOf(fields) ?? 'Choose from the list. It fills in the region, country and map.'}
          error={errors.latitude ?? errors.longitude ?? errors.country ?? errors.country_code}
        >
          <PlacePicker value={place} onChange={pick} />
        </Field>
      </FieldPlace>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField name="address" label="Street and number" max={200} isOptional />
        </div>
        <TextField name="address_line_2" label="Apartment or suite" max={200} isOptional />
        <TextField name="zip" label="Postal code" max={20} isOptional />
        <TextField name="city" label="Town, as shown on the page" max={120} isOptional />
        <TextField name="state" label="Region or state" max={120} isOptional />
      </div>
      <PinMap
        view={view}
        pin={pointOf(fields)}
        label={state.draft.fields.name ?? 'The home'}
        onPlace={(point) => session.edit(point)}
      />
    </>
  )
}

interface Located {
  latitude: number | null
  longitude: number | null
}

function pointOf({ latitude, longitude }: Located) {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function viewOf(fields: Located): PickedView {
  const point = pointOf(fields)
  return point ? { ...point, zoom: PLACE_ZOOM } : DEFAULT_VIEW
}

function whereOf({ state, country }: { state: string | null; country: string | null }) {
  return [state, country].filter(Boolean).join(', ') || null
}

/** The gazetteer's place of a listing, as far as its fields tell; null before one was chosen. */
function placeIn(fields: Fields): Place | null {
  const { city, state, country, country_code: code, latitude, longitude } = fields
  if (!city || !country || !code || latitude === null || longitude === null) return null
  return { name: city, city, state: state ?? '', country, country_code: code, latitude, longitude }
}
