import { lazy, Suspense, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { Slider } from '#app/kit/form/slider'
import { MAX_MARKET_RADIUS_KM, MIN_MARKET_RADIUS_KM } from '#app/places/contract/market_size'
import { MapView } from '#app/places/ui/components/map_view'
import type { MapPoint } from '#app/places/ui/hooks/use_map_area'
import { zoomAround, type MapCircle } from '#app/places/ui/map_circle'

const CircleHandles = lazy(() => import('#app/places/ui/components/circle_handles'))

interface CircleFieldProps {
  circle: MapCircle
  onChange: (circle: MapCircle) => void
}

/** A market's circle: dragged on the map, or moved with Enter and sized with the slider. */
export function CircleField({ circle, onChange }: CircleFieldProps) {
  const [view] = useState(() => zoomAround([circle]))
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const move = ({ latitude, longitude }: MapPoint) =>
    onChange({
      ...circle,
      latitude: Math.max(-85, Math.min(85, latitude)),
      longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
    })
  const resize = (radiusKm: number) =>
    onChange({
      ...circle,
      radiusKm: Math.max(
        MIN_MARKET_RADIUS_KM,
        Math.min(MAX_MARKET_RADIUS_KM, Math.round(radiusKm))
      ),
    })

  return (
    <div className="flex flex-col gap-5">
      <div className="h-72 overflow-hidden rounded-6 md:h-96">
        <MapView
          {...view}
          label={`The area of ${circle.label}`}
          circles={[circle]}
          onPick={move}
          onReady={setMap}
        />
        {map && (
          <Suspense fallback={null}>
            <CircleHandles map={map} circle={circle} onMove={move} onResize={resize} />
          </Suspense>
        )}
      </div>
      <Slider
        label="Radius"
        min={MIN_MARKET_RADIUS_KM}
        max={MAX_MARKET_RADIUS_KM}
        value={circle.radiusKm}
        format={(km) => `${km} km`}
        onChange={resize}
      />
    </div>
  )
}
