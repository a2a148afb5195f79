import type { RugPattern, WallPattern, LookChoice } from './look.js'

/** Modifies a theme. The people are invented. */
export interface Designer extends LookChoice {
  /** replacement wall coverings by the theme's; others stay */
  walls: Partial<Record<WallPattern, WallPattern>>
  /** how wooden boards are laid */
  parquet: 'planks' | 'herringbone' | 'chevron' | null
  /** whether one wall stands out: always, never, or as in the theme */
  accent: 'always' | 'never' | 'theme'
  rug: RugPattern | null
  /** factor on chroma of walls and textiles */
  chroma: number
  /** added to the lightness of walls */
  lightness: number
  cove: number
  contrast: number
  key: number
}

export const DESIGNERS: readonly Designer[] = [
  {
    id: 'ines-valmor',
    label: 'Inès Valmor',
    description: 'Parisian: molding on every wall, herringbone floors, restraint.',
    swatches: ['#e6ddcb', '#8d6545', '#c29b52'],
    walls: { paint: 'panelling', limewash: 'panelling' },
    parquet: 'herringbone',
    accent: 'never',
    rug: 'persian',
    chroma: 0.9,
    lightness: 0.01,
    cove: 0.1,
    contrast: 0.02,
    key: 0,
  },
  {
    id: 'kenji-arata',
    label: 'Kenji Arata',
    description: 'Emptiness first: raw plaster, slats, almost no color.',
    swatches: ['#d9cfc0', '#a9825a', '#3c3b38'],
    walls: { paint: 'limewash', panelling: 'limewash', wallpaper: 'limewash', brick: 'slats' },
    parquet: 'planks',
    accent: 'theme',
    rug: 'plain',
    chroma: 0.6,
    lightness: 0,
    cove: 0.2,
    contrast: -0.02,
    key: 0,
  },
  {
    id: 'lucia-ferrante',
    label: 'Lucia Ferrante',
    description: 'Milanese: saturated color, brass and one bold wall.',
    swatches: ['#2f6f73', '#c29b52', '#8a2f4a'],
    walls: {},
    parquet: 'chevron',
    accent: 'always',
    rug: 'border',
    chroma: 1.35,
    lightness: -0.03,
    cove: 0.25,
    contrast: 0.04,
    key: -0.01,
  },
  {
    id: 'magnus-holt',
    label: 'Magnus Holt',
    description: 'Nordic: light first, wood second, nothing else.',
    swatches: ['#f1f0ec', '#d8bc94', '#8fa1a8'],
    walls: { panelling: 'paint', wallpaper: 'paint', brick: 'paint' },
    parquet: 'planks',
    accent: 'theme',
    rug: 'lines',
    chroma: 0.8,
    lightness: 0.04,
    cove: -0.1,
    contrast: -0.02,
    key: 0.03,
  },
  {
    id: 'amara-osei',
    label: 'Amara Osei',
    description: 'Warm earth tones, handwoven patterns, generous color.',
    swatches: ['#bb6a48', '#d9a441', '#75784a'],
    walls: { paint: 'limewash' },
    parquet: null,
    accent: 'always',
    rug: 'stripes',
    chroma: 1.25,
    lightness: -0.01,
    cove: 0,
    contrast: 0.02,
    key: 0,
  },
  {
    id: 'theo-marchetti',
    label: 'Theo Marchetti',
    description: 'Hotel bars at midnight: deep walls, pools of light.',
    swatches: ['#34363a', '#5e4029', '#c9a03f'],
    walls: {},
    parquet: 'herringbone',
    accent: 'theme',
    rug: 'persian',
    chroma: 1.05,
    lightness: -0.14,
    cove: 0.35,
    contrast: 0.05,
    key: -0.05,
  },
  {
    id: 'clara-whitmore',
    label: 'Clara Whitmore',
    description: 'English country: printed papers, painted paneling, dogs allowed.',
    swatches: ['#a3ae95', '#e6ddcc', '#8e3b2f'],
    walls: { limewash: 'paint', slats: 'panelling' },
    parquet: 'planks',
    accent: 'always',
    rug: 'persian',
    chroma: 1.1,
    lightness: 0,
    cove: 0,
    contrast: 0,
    key: 0,
  },
  {
    id: 'rafael-duarte',
    label: 'Rafael Duarte',
    description: 'Tropical modern: dark wood, pale stone, air.',
    swatches: ['#ece8e1', '#5d4431', '#7d8a5b'],
    walls: { panelling: 'slats', wallpaper: 'slats' },
    parquet: 'planks',
    accent: 'always',
    rug: 'plain',
    chroma: 1,
    lightness: 0.01,
    cove: 0.2,
    contrast: 0.03,
    key: 0.01,
  },
]
