import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { PlaceField } from '#app/search/places/ui/place_field'
import { placeQuery } from '#app/search/places/ui/searched_place'
import { searchAddressOf } from '#app/search/ui/use_search_visits'

/** The search of the landing pages. The search page also understands what is typed without choosing. */
export function PlaceSearch() {
  const [text, setText] = useState('')
  return (
    <form
      role="search"
      action="/search"
      className="flex w-full max-w-130 gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const place = text.trim()
        router.visit(place ? `/search?${new URLSearchParams({ place })}` : '/search')
      }}
    >
      <div className="min-w-0 flex-1">
        <Field label="Where do you want to live?" isLabelHidden>
          <PlaceField
            text={text}
            onTextChange={setText}
            onChoose={(place) => router.visit(searchAddressOf(placeQuery(place)))}
            placeholder="Where do you want to live?"
          />
        </Field>
      </div>
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  )
}
