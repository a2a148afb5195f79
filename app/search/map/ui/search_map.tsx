import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useMemo, useState } from 'react'
import { Check, Pencil, Search, Trash2 } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { GeoPoint } from '#app/common/geo/geo_point'
import type { Pin } from '#app/places/map/ui/map_pin'
import { MapView } from '#app/places/map/ui/map_view'
import { useMapEnd } from '#app/places/map/ui/use_map_end'
import { useMapArea } from '#app/places/map/ui/use_map_area'
import { DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'
import { countFilters, NO_AREA, type SearchQuery } from '#app/search/search_query'
import { MapCard } from '#app/search/map/ui/map_card'
import { useMapItems, useSearchMap } from '#app/search/map/ui/use_search_map'
import {
  boundsAround,
  circleOf,
  circleQuery,
  cornersOfArea,
  partAround,
  polygonOf,
  unitOf,
} from '#app/search/ui/query_area'
import { shortHomePrice } from '#app/search/ui/price_words'
import type { FoundHome, MapItem } from '#app/search/ui/types'

interface SearchMapProps {
  query: SearchQuery
  /** how far the place asked for reaches */
  edgeKm: number
  /** of the region asked for */
  outline: readonly GeoPoint[]
  homes: FoundHome[]
  /** whether fewer are on further pages */
  hasMostHomes: boolean
  activeId: number | null
  onChoose: (id: number | null) => void
  onShow: (change: SearchQuery, options?: { isReplacing?: boolean }) => void
}

const AreaDrawing = lazyPart(() => import('#app/places/map/ui/area_drawing'))

const FLOATING = 'bg-surface shadow-float'
const NOTHING: [] = []

/** Results on a map, as groups and prices. Draws an area, and searches the part shown. */
export default function SearchMap({
  query,
  edgeKm,
  outline,
  homes,
  hasMostHomes,
  activeId,
  onChoose,
  onShow,
}: SearchMapProps) {
  const locale = useLocale()
  const [isFollowing, setFollowing] = useState(true)
  const [isDrawing, setDrawing] = useState(false)
  const [unsearched, setUnsearched] = useState<string | null>(null)
  const hasArea = Boolean(query.latitude || query.polygon || outline.length)
  const showPart = (viewport: string) => {
    setUnsearched(null)
    onShow({ ...NO_AREA, viewport }, { isReplacing: Boolean(query.viewport) })
  }
  const isNarrowed = Boolean(query.q) || countFilters(query) > 0
  const opening = isNarrowed || hasMostHomes ? boundsAround(homes) : null
  const { map, setMap, part } = useSearchMap(query, { edgeKm, outline, opening }, (viewport) => {
    if (isDrawing) return
    if (isFollowing && !hasArea) showPart(viewport)
    else setUnsearched(viewport)
  })
  const { items, hasFailed, retry } = useMapItems(query, part)
  const circles = useMemo(() => {
    const circle = isDrawing ? null : circleOf(query, edgeKm)
    return circle ? [circle] : NOTHING
  }, [query, edgeKm, isDrawing])
  const corners = useMemo(() => cornersOfArea(query, outline), [query, outline])
  useMapArea(map, isDrawing ? NOTHING : corners, Boolean(query.polygon))
  const pins = useMemo(
    () => pinsOf(items, homes, activeId, locale),
    [items, homes, activeId, locale]
  )
  const isAtEnd = useMapEnd(map)
  const chosen = items.find(({ property }) => property?.id === activeId)?.property

  const select = ({ id, latitude, longitude }: Pin) => {
    if (typeof id === 'number') return onChoose(id)
    // it can’t be told apart any more: the list can
    if (isAtEnd) return showPart(partAround({ latitude, longitude }))
    map?.easeTo(
      { center: [longitude, latitude], zoom: map.getZoom() + 2.5 },
      { originalEvent: true }
    )
  }

  return (
    <div className="relative size-full">
      <MapView
        {...DEFAULT_VIEW}
        label="Map of the homes found"
        pins={isDrawing ? NOTHING : pins}
        circles={circles}
        onPinSelect={select}
        onReady={setMap}
      />
      {map && isDrawing && (
        <Suspense>
          <AreaDrawing
            map={map}
            onCancel={() => setDrawing(false)}
            onDone={(drawn) => {
              setDrawing(false)
              onShow({ ...NO_AREA, polygon: polygonOf(drawn) })
            }}
            onCircle={(drawn) => {
              setDrawing(false)
              onShow({ ...NO_AREA, ...circleQuery(drawn, unitOf(query)) })
            }}
          />
        </Suspense>
      )}
      {map && !isDrawing && (
        <div className="absolute top-4 left-4 flex max-w-[calc(100%-72px)] flex-wrap gap-2">
          <Button size="sm" className={FLOATING} icon={Pencil} onClick={() => setDrawing(true)}>
            Draw area
          </Button>
          {hasArea ? (
            <Button
              size="sm"
              className={FLOATING}
              icon={Trash2}
              onClick={() => onShow(query.polygon ? { polygon: undefined } : NO_AREA)}
            >
              {query.polygon ? 'Clear area' : 'Clear place'}
            </Button>
          ) : (
            <Button
              size="sm"
              className={isFollowing ? 'border-ink bg-surface shadow-float' : FLOATING}
              icon={isFollowing ? Check : undefined}
              aria-pressed={isFollowing}
              onClick={() => setFollowing(!isFollowing)}
            >
              Search as I move
            </Button>
          )}
          {unsearched && (
            <Button size="sm" variant="ink" icon={Search} onClick={() => showPart(unsearched)}>
              Search this area
            </Button>
          )}
        </div>
      )}
      {isAtEnd && !isDrawing && !chosen && !hasFailed && (
        <p
          role="status"
          className="pointer-events-none absolute inset-x-4 bottom-10 mx-auto w-fit rounded-full bg-surface px-4 py-2 text-center text-13 shadow-float"
        >
          The map has no more detail than this.
        </p>
      )}
      {hasFailed && (
        <div
          role="alert"
          className="absolute inset-x-4 bottom-4 mx-auto flex w-fit items-center gap-3 rounded-6 bg-surface px-4 py-2 text-13 shadow-float"
        >
          We couldn’t load homes on the map.
          <Button size="sm" variant="quiet" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {chosen && !isDrawing && <MapCard property={chosen} onClose={() => onChoose(null)} />}
    </div>
  )
}

/** Highlights the hovered home, even inside a group. */
function pinsOf(
  items: MapItem[],
  homes: FoundHome[],
  activeId: number | null,
  locale: string
): Pin[] {
  const pins = items.map((item) => pinOf(item, activeId, locale))
  const active = homes.find(({ id }) => id === activeId)
  if (!active || pins.some(({ id }) => id === activeId)) return pins
  const { latitude, longitude } = active
  return [...pins, pinOf({ latitude, longitude, property: active }, activeId, locale)]
}

function pinOf(item: MapItem, activeId: number | null, locale: string): Pin {
  const { latitude, longitude, property, count = 0 } = item
  if (property) {
    const text = shortHomePrice(property, locale)
    return {
      id: property.id,
      latitude,
      longitude,
      text,
      label: `${property.name}, ${text}`,
      isSelected: property.id === activeId,
    }
  }
  const text = new Intl.NumberFormat(locale, { notation: 'compact' }).format(count)
  return {
    id: `group ${latitude} ${longitude}`,
    latitude,
    longitude,
    text,
    label: `${text} homes, zoom in`,
  }
}
