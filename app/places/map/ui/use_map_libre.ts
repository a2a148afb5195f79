import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import {
  AttributionControl,
  Map as MapLibreMap,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useTheme } from '#app/kit/hooks/use_theme'
import type { MapCanvasProps, MapMove } from '#app/places/map/ui/map_canvas'

setWorkerUrl(workerUrl)

/** Differences in degrees that don't count as a move, to allow for rounding. */
const SAME_PLACE = 1e-6

type View = Omit<MapCanvasProps, 'pins' | 'circles' | 'onPinSelect'>

interface MapHandle {
  containerRef: RefObject<HTMLDivElement | null>
  /** null until its style has loaded */
  map: MapLibreMap | null
}

/** Creates a map in the container and keeps its view and theme in sync with the page. */
export function useMapLibre({ latitude, longitude, zoom, label, ...on }: View): MapHandle {
  const containerRef = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const { theme } = useTheme()
  const shownTheme = useRef(theme)
  const isPickable = on.onPick !== undefined

  const create = useEffectEvent((container: HTMLDivElement) =>
    makeMap(container, [longitude, latitude], zoom, theme)
  )
  const tellMove = useEffectEvent((moved: MapLibreMap) => on.onMove?.(moveOf(moved)))
  const tellPick = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    on.onPick?.({ latitude: lat, longitude: lng })
  )
  const tellReady = useEffectEvent((ready: MapLibreMap) => on.onReady?.(ready))

  useEffect(() => {
    const container = containerRef.current
    if (!container) return
    const made = create(container)
    made.on('moveend', ({ originalEvent }) => {
      if (originalEvent) tellMove(made)
    })
    made.on('click', ({ lngLat }) => tellPick(lngLat))
    made.getCanvas().addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') tellPick(made.getCenter())
    })
    made.once('style.load', () => setMap(made))
    made.once('load', () => tellReady(made))
    return () => {
      setMap(null)
      made.remove()
    }
  }, [])

  useEffect(() => {
    if (!map || shownTheme.current === theme) return
    shownTheme.current = theme
    map.setStyle(styleUrl(theme))
  }, [map, theme])
  useEffect(() => {
    const help = 'Arrow keys move it, plus and minus change its zoom.'
    const pick = isPickable ? ' Enter chooses the point in its middle.' : ''
    map?.getCanvas().setAttribute('aria-label', `${label}. ${help}${pick}`)
  }, [map, label, isPickable])
  useEffect(() => {
    if (map && isElsewhere(map, latitude, longitude, zoom)) {
      map.easeTo({ center: [longitude, latitude], zoom, duration: 400 })
    }
  }, [map, latitude, longitude, zoom])

  return { containerRef, map }
}

function makeMap(
  container: HTMLDivElement,
  center: [longitude: number, latitude: number],
  zoom: number,
  theme: string
): MapLibreMap {
  const map = new MapLibreMap({
    container,
    center,
    zoom,
    style: styleUrl(theme),
    cooperativeGestures: true,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    transformRequest: (url) => ({ url: new URL(url, location.origin).href }),
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new AttributionControl({ compact: false }))
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  return map
}

/** The server returns the built-in style, or redirects to the configured one. */
function styleUrl(theme: string): string {
  return `/map/style.json?theme=${theme}`
}

function isElsewhere(map: MapLibreMap, latitude: number, longitude: number, zoom: number): boolean {
  const { lat, lng } = map.getCenter()
  return [lat - latitude, lng - longitude, map.getZoom() - zoom].some(
    (difference) => Math.abs(difference) > SAME_PLACE
  )
}

function moveOf(map: MapLibreMap): MapMove {
  const { lat, lng } = map.getCenter()
  const bounds = map.getBounds()
  return {
    latitude: lat,
    longitude: lng,
    zoom: map.getZoom(),
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
  }
}
