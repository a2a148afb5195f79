import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Marker, type Map as MapLibreMap } from 'maplibre-gl'
import { Move, MoveHorizontal } from 'lucide-react'
import { distanceKm } from '#app/common/geo/distance'
import { eastOf, type MapCircle } from '#app/places/map/ui/map_circle'
import type { MapPoint } from '#app/places/map/ui/use_map_area'

interface CircleHandlesProps {
  map: MapLibreMap
  circle: MapCircle
  onMove: (center: MapPoint) => void
  onResize: (radiusKm: number) => void
}

/** Handles on a circle's center and edge, for pointers; other controls must do the same by keyboard. */
export default function CircleHandles({ map, circle, onMove, onResize }: CircleHandlesProps) {
  return (
    <>
      <Handle map={map} point={circle} onDrag={onMove}>
        <Move size={18} strokeWidth={1.5} aria-hidden />
      </Handle>
      <Handle
        map={map}
        point={eastOf(circle)}
        onDrag={(point) => onResize(distanceKm(circle, point))}
      >
        <MoveHorizontal size={18} strokeWidth={1.5} aria-hidden />
      </Handle>
    </>
  )
}

interface HandleProps {
  map: MapLibreMap
  point: MapPoint
  onDrag: (point: MapPoint) => void
  children: ReactNode
}

function Handle({ map, point, onDrag, children }: HandleProps) {
  const { latitude, longitude } = point
  const [marker] = useState(
    () => new Marker({ element: document.createElement('div'), draggable: true })
  )
  const tellDrag = useEffectEvent(() => {
    const { lat, lng } = marker.getLngLat()
    onDrag({ latitude: lat, longitude: lng })
  })

  useEffect(() => {
    marker.setLngLat([longitude, latitude])
  }, [marker, latitude, longitude])
  useEffect(() => {
    const drag = () => tellDrag()
    marker.addTo(map).on('drag', drag)
    return () => {
      marker.off('drag', drag)
      marker.remove()
    }
  }, [map, marker])

  return createPortal(
    <span className="grid size-11 cursor-grab place-items-center active:cursor-grabbing">
      <span className="grid size-8 place-items-center rounded-full border border-brass bg-surface text-brass shadow-float">
        {children}
      </span>
    </span>,
    marker.getElement()
  )
}
