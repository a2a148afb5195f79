/** The map's code, for `MapView` and for pages that will need it soon. */
export const loadMap = () => import('#app/places/ui/components/map_canvas')
