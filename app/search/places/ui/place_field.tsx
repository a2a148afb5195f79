import { api } from '#app/kit/calls/api'
import { countWords } from '#app/kit/display/count_words'
import { SuggestField } from '#app/kit/form/suggest_field'

type Answer = Awaited<ReturnType<typeof api.api.api.searchedPlaces.index>>
export type SearchedPlace = Answer['places'][number]

/** As many as fit below the field of the front page. */
const MAX_SUGGESTED = 6

interface PlaceFieldProps {
  text: string
  onTextChange: (text: string) => void
  onChoose: (place: SearchedPlace) => void
  placeholder?: string
}

/** Where to search: a place of the gazetteer, those with homes first, or any words. */
export function PlaceField({ text, onTextChange, onChoose, placeholder }: PlaceFieldProps) {
  return (
    <SuggestField
      name="place"
      text={text}
      onTextChange={onTextChange}
      onChoose={onChoose}
      source={suggestPlaces}
      labelOf={labelOf}
      hintOf={hintOf}
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

function hintOf({ state, country, homes }: SearchedPlace): string {
  if (homes) return `${country} · ${countWords(homes, 'home')}`
  return [state, country].filter(Boolean).join(', ')
}

function keyOf({ place_id: id }: SearchedPlace): string {
  return id
}
