import { useMemo, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { countWords } from '#app/kit/display/count_words'
import { MapView } from '#app/places/map/ui/map_view'
import type { Pin } from '#app/places/map/ui/map_pin'
import { groupMarkets, viewOf } from '#app/society/ui/group_markets'
import type { Market } from '#app/society/ui/use_society'

interface SocietyMapProps {
  markets: Market[]
  chosen: number | null
  onChoose: (marketId: number | null) => void
}

const ZOOM_STEP = 2.5

/** People per market. Choosing a pin filters by its market, or zooms in if it stands for several. */
export function SocietyMap({ markets, chosen, onChoose }: SocietyMapProps) {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const inhabited = useMemo(() => markets.filter((market) => market.members_count > 0), [markets])
  const view = useMemo(() => viewOf(inhabited), [inhabited])
  const [zoom, setZoom] = useState(view.zoom)
  const groups = useMemo(() => groupMarkets(inhabited, zoom), [inhabited, zoom])
  const pins = useMemo(() => groups.map((group) => pinOf(group, chosen)), [groups, chosen])

  const select = ({ id, latitude, longitude }: Pin) => {
    const isAlone = groups.some((group) => group.length === 1 && group[0].id === id)
    if (isAlone) return onChoose(id === chosen ? null : Number(id))
    map?.easeTo(
      { center: [longitude, latitude], zoom: map.getZoom() + ZOOM_STEP },
      { originalEvent: true }
    )
  }

  return (
    <div className="h-70 overflow-hidden rounded-6 lg:sticky lg:top-10 lg:h-120">
      <MapView
        label="Members by market"
        {...view}
        pins={pins}
        onReady={setMap}
        onMove={(move) => setZoom(move.zoom)}
        onPinSelect={select}
      />
    </div>
  )
}

function pinOf(group: Market[], chosen: number | null): Pin {
  const [{ id, name, latitude, longitude }] = group
  const members = group.reduce((sum, market) => sum + market.members_count, 0)
  const others = group.length - 1
  const place = others ? `${name} and ${countWords(others, 'more market')}` : name
  const label = `${place}, ${countWords(members, 'member')}`
  return {
    id,
    latitude,
    longitude,
    label: others ? `${label}, zoom in` : label,
    text: String(members),
    isSelected: group.some((market) => market.id === chosen),
  }
}
