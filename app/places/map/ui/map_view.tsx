import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense } from 'react'
import { useIsHydrated } from '#app/kit/hooks/use_is_hydrated'
import { MAP_PALETTES } from '#app/places/map/map_palette'
import { loadMap } from '#app/places/map/ui/load_map'
import { DEFAULT_VIEW } from '#app/places/map/ui/map_defaults'
import type { MapCanvasProps } from '#app/places/map/ui/map_canvas'

const MapCanvas = lazyPart(async () => ({ default: (await loadMap()).MapCanvas }))

type MapViewProps = Omit<MapCanvasProps, 'latitude' | 'longitude' | 'zoom'> &
  Partial<Pick<MapCanvasProps, 'latitude' | 'longitude' | 'zoom'>>

/** A map that fills its parent, which must set a height. Loads on first use, in the browser. */
export function MapView({
  latitude = DEFAULT_VIEW.latitude,
  longitude = DEFAULT_VIEW.longitude,
  zoom = DEFAULT_VIEW.zoom,
  ...props
}: MapViewProps) {
  if (!useIsHydrated()) return <MapSkeleton />
  return (
    <Suspense fallback={<MapSkeleton />}>
      <MapCanvas latitude={latitude} longitude={longitude} zoom={zoom} {...props} />
    </Suspense>
  )
}

/** As the map is at first, so that nothing flashes. */
const LAND = `light-dark(${MAP_PALETTES.light.land}, ${MAP_PALETTES.dark.land})`

export function MapSkeleton({ isStill = false }: { isStill?: boolean }) {
  return (
    <div aria-busy className="size-full">
      <span
        aria-hidden
        className={`block size-full ${isStill ? '' : 'animate-pulse'}`}
        style={{ background: LAND }}
      />
    </div>
  )
}
