import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { PlacePicker } from '#app/places/ui/components/place_picker'
import type { Place } from '#app/places/ui/search_places'

/** The place field of the landing pages. */
export function PlaceSearch() {
  const [place, setPlace] = useState<Place | null>(null)
  return (
    <form
      role="search"
      action="/search"
      className="flex w-full max-w-130 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        router.visit(place ? addressOf(place) : '/search')
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label="Where do you want to live?" isLabelHidden>
          <PlacePicker value={place} onChange={setPlace} placeholder="Where do you want to live?" />
        </Field>
      </div>
      <Button type="submit" variant="ink">
        Search
      </Button>
    </form>
  )
}

function addressOf({ name, latitude, longitude }: Place): string {
  const query = { place: name, latitude: String(latitude), longitude: String(longitude) }
  return `/search?${new URLSearchParams(query)}`
}
