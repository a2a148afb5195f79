/** The map's code, for `MapView` and for pages that will need it soon. */
export const loadMap = () => import('#app/places/map/ui/map_canvas')
