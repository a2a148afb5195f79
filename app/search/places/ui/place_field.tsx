import { api } from '#app/kit/calls/api'
import { SuggestField } from '#app/kit/form/suggest_field'
import { placeHint, type SearchedPlace } from '#app/search/places/ui/searched_place'

/** As many as fit below the field of the front page. */
const MAX_SUGGESTED = 6

interface PlaceFieldProps {
  text: string
  onTextChange: (text: string) => void
  onChoose: (place: SearchedPlace) => void
  placeholder?: string
}

/** Where to search: a place or region, those with homes first, or any words. */
export function PlaceField({ text, onTextChange, onChoose, placeholder }: PlaceFieldProps) {
  return (
    <SuggestField
      name="place"
      text={text}
      onTextChange={onTextChange}
      onChoose={onChoose}
      source={suggestPlaces}
      labelOf={labelOf}
      hintOf={placeHint}
      keyOf={keyOf}
      placeholder={placeholder}
    />
  )
}

async function suggestPlaces(q: string, signal: AbortSignal): Promise<SearchedPlace[]> {
  const { places } = await api.api.api.searchedPlaces.index({ query: { q }, signal })
  return places.slice(0, MAX_SUGGESTED)
}

function labelOf({ name, city }: SearchedPlace): string {
  return city === name ? name : `${name}, ${city}`
}

function keyOf({ place_id: id }: SearchedPlace): string {
  return id
}
