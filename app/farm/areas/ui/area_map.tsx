import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useEffect, useMemo, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { Pin } from '#app/places/map/ui/map_pin'
import { MapView } from '#app/places/map/ui/map_view'
import { useMapAreas } from '#app/places/map/ui/use_map_areas'
import type { MapPoint } from '#app/places/map/ui/use_map_area'
import type { Area } from '#app/farm/ui/types'

interface AreaMapProps {
  areas: readonly Area[]
  chosen: Area | null
  pins: readonly Pin[]
  isDrawing: boolean
  onDrawn: (corners: MapPoint[]) => void
  onCancel: () => void
}

const AreaDrawing = lazyPart(() => import('#app/places/map/ui/area_drawing'))

const MARGIN_PX = 48
const MAX_FITTED_ZOOM = 14

/** All areas of a farm, and what is inside the chosen one. */
export function AreaMap({ areas, chosen, pins, isDrawing, onDrawn, onCancel }: AreaMapProps) {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const shapes = useMemo(
    () =>
      areas.map(({ id, polygon }) => ({
        id,
        corners: polygon.map(([longitude, latitude]) => ({ latitude, longitude })),
        isChosen: id === chosen?.id,
      })),
    [areas, chosen]
  )
  useMapAreas(map, shapes)
  useEffect(() => {
    const corners = (chosen ? [chosen] : areas).flatMap(({ polygon }) => polygon)
    if (!map || !corners.length) return
    const longitudes = corners.map(([longitude]) => longitude)
    const latitudes = corners.map(([, latitude]) => latitude)
    map.fitBounds(
      [
        Math.min(...longitudes),
        Math.min(...latitudes),
        Math.max(...longitudes),
        Math.max(...latitudes),
      ],
      { padding: MARGIN_PX, maxZoom: MAX_FITTED_ZOOM, duration: 0 }
    )
  }, [map, areas, chosen])

  return (
    <div className="relative h-80 overflow-hidden rounded-6 sm:h-110 lg:h-130">
      <MapView label="Map of your areas" pins={isDrawing ? [] : pins} onReady={setMap} />
      {map && isDrawing && (
        <Suspense>
          <AreaDrawing map={map} onCancel={onCancel} onDone={onDrawn} />
        </Suspense>
      )}
    </div>
  )
}
