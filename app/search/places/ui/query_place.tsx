import { useState } from 'react'
import { Select } from '#app/kit/form/select'
import { DEFAULT_RADIUS, DISTANCE_UNITS } from '#app/search/search_options'
import { NO_AREA, type SearchQuery } from '#app/search/search_query'
import type { FilterProps } from '#app/search/ui/filter_inputs'
import { PlaceField } from '#app/search/places/ui/place_field'
import { placeQuery } from '#app/search/places/ui/searched_place'
import { unitOf } from '#app/search/ui/query_area'

const RADII = [0.5, 1, 2, 5, 10, 25, 50, 100]

/** Around which place to search, or for which words. Emptied, it searches everywhere. */
export function QueryPlace({ query, onShow }: FilterProps) {
  const { radius, unit } = query
  const shown = shownPlace(query)
  const [known, setKnown] = useState(shown)
  const [text, setText] = useState(shown)
  if (known !== shown) {
    setKnown(shown)
    setText(shown)
  }
  return (
    <PlaceField
      text={text}
      placeholder="Town, neighborhood or words"
      onTextChange={(typed) => {
        setText(typed)
        if (!typed && shown) onShow(query.latitude || query.place ? NO_AREA : { q: undefined })
      }}
      onChoose={(place) =>
        onShow({ ...NO_AREA, radius, unit, ...placeQuery(place), q: wordsBeside(query) })
      }
    />
  )
}

/** The place, or else the words. */
export function shownPlace({ place, latitude, q }: SearchQuery): string {
  return place ?? (latitude ? 'Chosen place' : (q ?? ''))
}

/** Words that stay when another place is typed: those that the field doesn’t show itself. */
export function wordsBeside({ place, latitude, q }: SearchQuery): string | undefined {
  return place || latitude ? q : undefined
}

/** Nothing to set before a place is chosen. */
export function QueryRadius({ query, onShow }: FilterProps) {
  return (
    <Select
      aria-label="Radius"
      options={radii(query).map((value) => ({ value, label: value }))}
      value={query.radius ?? String(DEFAULT_RADIUS)}
      isDisabled={!query.latitude}
      onChange={(radius) => onShow({ radius })}
    />
  )
}

export function QueryUnit({ query, onShow }: FilterProps) {
  return (
    <Select
      aria-label="Unit"
      options={Object.entries(DISTANCE_UNITS).map(([value, label]) => ({ value, label }))}
      value={unitOf(query)}
      isDisabled={!query.latitude}
      onChange={(unit) => onShow({ unit })}
    />
  )
}

function radii({ radius }: SearchQuery): string[] {
  const own = radius ? [Number(radius)] : []
  return [...new Set([...RADII, ...own])].sort((a, b) => a - b).map(String)
}
