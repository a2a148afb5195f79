import { useMemo } from 'react'
import { MapSkeleton, MapView } from '#app/places/map/ui/map_view'
import { PLACE_ZOOM } from '#app/places/map/ui/map_defaults'
import { useMapTurn } from '#app/places/map/ui/use_map_turn'

interface LocationMapProps {
  latitude: number
  longitude: number
  /** the name of the place shown */
  label: string
}

/** The location of one thing. Fills its parent, and loads only after the page, when near. */
export function LocationMap({ latitude, longitude, label }: LocationMapProps) {
  const [ref, isDue] = useMapTurn<HTMLDivElement>()
  const pins = useMemo(
    () => [{ id: 'here', latitude, longitude, label }],
    [latitude, longitude, label]
  )
  return (
    <div ref={ref} className="size-full">
      {isDue ? (
        <MapView
          latitude={latitude}
          longitude={longitude}
          zoom={PLACE_ZOOM}
          label={`Map of ${label}`}
          pins={pins}
        />
      ) : (
        <MapSkeleton isStill />
      )}
    </div>
  )
}
