import { useEffect, useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'

/** Deeper, the corners of the built-in coast show. */
const MAX_BUILT_IN_ZOOM = 13

/**
 * Keeps the built-in map from zooming further than it has anything to show; a configured one goes
 * as far as its tiles. @returns whether it is there
 */
export function useMapEnd(map: MapLibreMap | null): boolean {
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    if (!map || !isBuiltIn(map)) return
    map.setMaxZoom(MAX_BUILT_IN_ZOOM)
    const look = () => setAtEnd(map.getZoom() > MAX_BUILT_IN_ZOOM - 0.01)
    look()
    map.on('zoomend', look)
    return () => void map.off('zoomend', look)
  }, [map])
  return isAtEnd
}

function isBuiltIn(map: MapLibreMap): boolean {
  return map.getStyle().name?.startsWith('vesta ') ?? false
}
