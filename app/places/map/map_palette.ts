export type MapTheme = 'light' | 'dark'

/** What the map is drawn with. */
export interface MapPalette {
  water: string
  land: string
  border: string
  country: string
  place: string
  halo: string
}

/**
 * The tokens of `app/core/ui/app.css` that the map uses: a style document
 * cannot read CSS variables. A test holds the two together.
 */
export const MAP_PALETTES: Record<MapTheme, MapPalette> = {
  light: {
    water: '#e4ded4',
    land: '#faf8f4',
    border: '#8b857b',
    country: '#5f5a52',
    place: '#1b1916',
    halo: '#faf8f4',
  },
  dark: {
    water: '#181613',
    land: '#2e2a25',
    border: '#857e73',
    country: '#b5aea2',
    place: '#f2ede4',
    halo: '#2e2a25',
  },
}
