import { useMemo } from 'react'
import { useInView } from '#app/kit/hooks/use_in_view'
import { MapSkeleton, MapView } from '#app/places/map/ui/map_view'
import { PLACE_ZOOM } from '#app/places/map/ui/map_defaults'

interface LocationMapProps {
  latitude: number
  longitude: number
  /** the name of the place shown */
  label: string
}

/** The location of one thing. Fills its parent, and loads only when scrolled near. */
export function LocationMap({ latitude, longitude, label }: LocationMapProps) {
  const [ref, isNear] = useInView<HTMLDivElement>({ margin: '400px 0px', once: true })
  const pins = useMemo(
    () => [{ id: 'here', latitude, longitude, label }],
    [latitude, longitude, label]
  )
  return (
    <div ref={ref} className="size-full">
      {isNear ? (
        <MapView
          latitude={latitude}
          longitude={longitude}
          zoom={PLACE_ZOOM}
          label={`Map of ${label}`}
          pins={pins}
        />
      ) : (
        <MapSkeleton />
      )}
    </div>
  )
}
