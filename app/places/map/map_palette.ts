export type MapTheme = 'light' | 'dark'

export interface MapPalette {
  water: string
  land: string
  urban: string
  river: string
  coast: string
  border: string
  country: string
  place: string
  waterName: string
  halo: string
}

/**
 * Text and borders repeat the tokens of `app/shell/ui/app.css`, which a style document can't read;
 * a test keeps them in sync. Land, water and towns have their own colors, so that the map stands out from
 * the page.
 */
export const MAP_PALETTES: Record<MapTheme, MapPalette> = {
  light: {
    water: '#c3d2d9',
    land: '#eee8da',
    urban: '#dfd5c2',
    river: '#a9bfc9',
    coast: '#8fa5b0',
    border: '#8b857b',
    country: '#5f5a52',
    place: '#1b1916',
    waterName: '#4c6572',
    halo: '#eee8da',
  },
  dark: {
    water: '#16232b',
    land: '#2b2822',
    urban: '#3a352c',
    river: '#2c4653',
    coast: '#46606e',
    border: '#857e73',
    country: '#b5aea2',
    place: '#f2ede4',
    waterName: '#9db8c4',
    halo: '#2b2822',
  },
}
