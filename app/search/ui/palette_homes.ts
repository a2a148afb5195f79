import { House, MapPin } from 'lucide-react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { typingPause } from '#app/kit/calls/typing_pause'
import type { PaletteSource } from '#app/kit/shell/palette_source'
import { placeHint, placeQuery } from '#app/search/places/ui/searched_place'
import { searchAddressOf } from '#app/search/ui/use_search_visits'

const MIN_CHARACTERS = 2
const MAX_SHOWN = 5

const homesSource: PaletteSource = {
  heading: 'Homes',
  async find({ query, signal }) {
    if (query.length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { properties } = await answered(
      api.api.api.searches.index({ ...asking({ q: query }), signal })
    )
    return properties.data.slice(0, MAX_SHOWN).map(({ slug, name, city }) => ({
      id: `home:${slug}`,
      label: name ?? 'Untitled',
      hint: city ?? undefined,
      icon: House,
      href: `/properties/${slug}`,
    }))
  },
}

const placesSource: PaletteSource = {
  heading: 'Places',
  async find({ query, signal }) {
    if (query.length < MIN_CHARACTERS) return []
    await typingPause()
    if (signal.aborted) return []
    const { places } = await answered(
      api.api.api.searchedPlaces.index({ ...asking({ q: query }), signal })
    )
    return places.slice(0, MAX_SHOWN).map((place) => ({
      id: `place:${place.place_id}`,
      label: place.name,
      hint: placeHint(place),
      icon: MapPin,
      href: searchAddressOf(placeQuery(place)),
    }))
  },
}

export default [homesSource, placesSource]
