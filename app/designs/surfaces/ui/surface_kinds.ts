import {
  AppWindow,
  Blinds,
  BrickWall,
  Eraser,
  Grid2x2,
  LampCeiling,
  Lock,
  RectangleHorizontal,
  Sofa,
  type LucideIcon,
} from 'lucide-react'
import { SURFACE } from '#app/redesign/surface'

/** Distinguishes surfaces without color. @param x and y px of the tile, 0 to 15 */
export type Pattern = (x: number, y: number) => boolean

export interface SurfaceKind {
  surface: number
  name: string
  /** "the floor", "what stays as is" */
  inText: string
  hint: string
  icon: LucideIcon
  /** red, green, blue */
  color: readonly [number, number, number]
  pattern: Pattern
}

/** Colors distinct for color-blind people; Okabe and Ito, "Color Universal Design", 2008. */
export const SURFACE_KINDS: readonly SurfaceKind[] = [
  {
    surface: SURFACE.floor,
    name: 'Floor',
    inText: 'the floor',
    hint: 'What you walk on',
    icon: Grid2x2,
    color: [230, 159, 0],
    pattern: (x, y) => (x + y) % 16 < 2,
  },
  {
    surface: SURFACE.ceiling,
    name: 'Ceiling',
    inText: 'the ceiling',
    hint: 'Including beams',
    icon: LampCeiling,
    color: [240, 228, 66],
    pattern: (_, y) => y % 8 < 2,
  },
  {
    surface: SURFACE.wall,
    name: 'Wall',
    inText: 'the walls',
    hint: 'Can be painted or papered',
    icon: BrickWall,
    color: [86, 180, 233],
    pattern: (x, y) => y % 8 === 0 || (x + (y < 8 ? 0 : 8)) % 16 === 0,
  },
  {
    surface: SURFACE.opening,
    name: 'Window, door',
    inText: 'windows and doors',
    hint: 'Including the view',
    icon: AppWindow,
    color: [0, 114, 178],
    pattern: (x, y) => (x + y) % 8 === 0 || (x - y + 16) % 8 === 0,
  },
  {
    surface: SURFACE.curtain,
    name: 'Curtain',
    inText: 'the curtains',
    hint: 'Including blinds',
    icon: Blinds,
    color: [204, 121, 167],
    pattern: (x) => x % 8 < 2,
  },
  {
    surface: SURFACE.rug,
    name: 'Rug',
    inText: 'the rug',
    hint: 'Lies on the floor',
    icon: RectangleHorizontal,
    color: [213, 94, 0],
    pattern: (x, y) => x % 8 < 4 !== y % 8 < 4,
  },
  {
    surface: SURFACE.furniture,
    name: 'Furniture',
    inText: 'the furniture',
    hint: 'Can get new upholstery',
    icon: Sofa,
    color: [0, 158, 115],
    pattern: (x, y) => (x - y + 16) % 16 < 2,
  },
  {
    surface: SURFACE.keep,
    name: 'Keep as is',
    inText: 'what stays as is',
    hint: 'Lamps, plants, pictures, people',
    icon: Lock,
    color: [70, 70, 78],
    pattern: (x, y) => x % 8 < 2 && y % 8 < 2,
  },
]

/** Not a surface: an eraser. */
export const AS_FOUND = {
  surface: SURFACE.unknown,
  name: 'Reset',
  hint: 'Removes your correction',
  icon: Eraser,
} as const

export function kindOf(surface: number): SurfaceKind | undefined {
  return SURFACE_KINDS.find((kind) => kind.surface === surface)
}
