import { useEffect } from 'react'
import { loadMap } from '#app/places/ui/load_map'

/** Windows from here on may soon be wide enough to show the map: a turned tablet, a dragged edge. */
const MAY_GROW = '(width >= 640px)'

/** Loads the map's code before the window is wide enough for it. Phones load it when asked. */
export function usePreloadedMap(): void {
  useEffect(() => {
    const list = matchMedia(MAY_GROW)
    const load = () => list.matches && void loadMap()
    load()
    list.addEventListener('change', load)
    return () => list.removeEventListener('change', load)
  }, [])
}
