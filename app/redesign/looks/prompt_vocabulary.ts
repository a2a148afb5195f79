import type { FloorPattern, RugPattern, WallPattern } from './look.js'

/** The words the built-in engine knows, in lower case; plurals only where they matter. */

export type Surface =
  'walls' | 'accent' | 'ceiling' | 'floor' | 'rug' | 'textiles' | 'curtains' | 'wood'

export const SURFACE_WORDS: Readonly<Record<string, Surface>> = {
  'wall': 'walls',
  'walls': 'walls',
  'feature wall': 'accent',
  'accent wall': 'accent',
  'ceiling': 'ceiling',
  'floor': 'floor',
  'floors': 'floor',
  'flooring': 'floor',
  'rug': 'rug',
  'carpet': 'rug',
  'sofa': 'textiles',
  'couch': 'textiles',
  'armchair': 'textiles',
  'chairs': 'textiles',
  'upholstery': 'textiles',
  'textiles': 'textiles',
  'cushions': 'textiles',
  'bedding': 'textiles',
  'curtain': 'curtains',
  'curtains': 'curtains',
  'drapes': 'curtains',
  'furniture': 'wood',
  'table': 'wood',
  'cabinets': 'wood',
  'woodwork': 'wood',
}

export const FLOOR_WORDS: Readonly<Record<string, FloorPattern>> = {
  plank: 'planks',
  planks: 'planks',
  boards: 'planks',
  floorboards: 'planks',
  laminate: 'planks',
  parquet: 'herringbone',
  herringbone: 'herringbone',
  chevron: 'chevron',
  tile: 'tiles',
  tiles: 'tiles',
  tiled: 'tiles',
  checkerboard: 'checker',
  checkered: 'checker',
  chequered: 'checker',
  marble: 'marble',
  terrazzo: 'terrazzo',
  concrete: 'concrete',
  microcement: 'concrete',
}

export const WALL_WORDS: Readonly<Record<string, WallPattern>> = {
  paint: 'paint',
  painted: 'paint',
  limewash: 'limewash',
  plaster: 'limewash',
  tadelakt: 'limewash',
  panelling: 'panelling',
  paneling: 'panelling',
  panels: 'panelling',
  wainscoting: 'panelling',
  mouldings: 'panelling',
  wallpaper: 'wallpaper',
  brick: 'brick',
  bricks: 'brick',
  slats: 'slats',
  slatted: 'slats',
  tile: 'tiles',
  tiles: 'tiles',
  tiled: 'tiles',
  zellige: 'tiles',
}

export const RUG_WORDS: Readonly<Record<string, RugPattern>> = {
  plain: 'plain',
  bordered: 'border',
  striped: 'stripes',
  stripes: 'stripes',
  persian: 'persian',
  oriental: 'persian',
  berber: 'lines',
  moroccan: 'lines',
}

/** dark and light grain */
export const WOODS: Readonly<Record<string, readonly [string, string]>> = {
  oak: ['#a98557', '#cfae86'],
  walnut: ['#5e4029', '#86603f'],
  ash: ['#c7b08c', '#e2d0b0'],
  pine: ['#c39a64', '#e0bf8d'],
  teak: ['#7b5030', '#a5733f'],
  maple: ['#c9a679', '#e4caa2'],
  mahogany: ['#5a2a1d', '#82432e'],
  ebony: ['#2c211b', '#463630'],
  birch: ['#d0b78f', '#ead7b6'],
  bamboo: ['#bf9d62', '#dcc088'],
  cherry: ['#84462a', '#ab6a43'],
  wood: ['#8f6a48', '#b58e66'],
  wooden: ['#8f6a48', '#b58e66'],
}

/** in addition to the list's named colors */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  'white': '#f3f1ec',
  'off-white': '#ece7dc',
  'cream': '#ede2ca',
  'ivory': '#f0e9d8',
  'beige': '#dccbaf',
  'greige': '#c4bbad',
  'taupe': '#a6978a',
  'grey': '#9b9b99',
  'gray': '#9b9b99',
  'black': '#262628',
  'brown': '#6b4a34',
  'tan': '#c2986c',
  'red': '#9d2f2b',
  'pink': '#dfaeae',
  'orange': '#cf7a3c',
  'yellow': '#e0bd55',
  'green': '#5f7d5e',
  'emerald': '#1f6b4f',
  'mint': '#b9d6c4',
  'turquoise': '#4fa3a5',
  'blue': '#4d7398',
  'indigo': '#34406e',
  'purple': '#6d4f86',
  'lilac': '#c3b3d2',
  'peach': '#edc3a4',
  'coral': '#dd8068',
  'gold': '#c09a4f',
}

/** lightness is added to, and chroma multiplied with, the adjacent color's */
export const SHADES: Readonly<Record<string, { lightness: number; chroma: number }>> = {
  dark: { lightness: -0.16, chroma: 1 },
  deep: { lightness: -0.12, chroma: 1.15 },
  light: { lightness: 0.12, chroma: 0.8 },
  pale: { lightness: 0.13, chroma: 0.65 },
  soft: { lightness: 0.05, chroma: 0.7 },
  muted: { lightness: 0, chroma: 0.6 },
  bright: { lightness: 0.06, chroma: 1.25 },
  rich: { lightness: -0.05, chroma: 1.2 },
}

/** for the whole image; added to the look's values */
export const MOODS: Readonly<Record<string, { key: number; warmth: number; cove: number }>> = {
  cosy: { key: -0.02, warmth: 0.25, cove: 0.2 },
  cozy: { key: -0.02, warmth: 0.25, cove: 0.2 },
  warm: { key: 0, warmth: 0.3, cove: 0.1 },
  cool: { key: 0, warmth: -0.3, cove: 0 },
  airy: { key: 0.04, warmth: 0, cove: 0 },
  bright: { key: 0.04, warmth: 0, cove: 0 },
  sunny: { key: 0.04, warmth: 0.3, cove: 0 },
  moody: { key: -0.07, warmth: 0.1, cove: 0.3 },
  dramatic: { key: -0.06, warmth: 0.05, cove: 0.3 },
  elegant: { key: 0, warmth: 0.05, cove: 0.15 },
}

export const KEEP_WORDS: readonly string[] = [
  'keep',
  'leave',
  'preserve',
  'same',
  'unchanged',
  'untouched',
  'original',
  "don't change",
  'do not change',
]

/** words that carry no wish */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the in on of for to with and or my me our this that room as is are it its be please make made ' +
    'some very quite more using use want would like i we into all at by have has give add put colour color ' +
    'coloured colored style look feel feeling tone tones finish new modern-day one existing'
  ).split(' ')
)
