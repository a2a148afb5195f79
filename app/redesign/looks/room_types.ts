import type { FloorPattern, WallPattern, LookChoice } from './look.js'

export interface RoomType extends LookChoice {
  /** suitable floors; the theme's others are skipped */
  floors: readonly FloorPattern[]
  /** covering of the wall facing the camera, if the theme has none */
  accent: WallPattern | null
  hasRug: boolean
  /** has appliances or fixtures, which are never dyed */
  hasFittings: boolean
  /** added to the brightness of the image */
  key: number
  cove: number
}

const DRY: readonly FloorPattern[] = [
  'planks',
  'herringbone',
  'chevron',
  'tiles',
  'checker',
  'marble',
  'terrazzo',
  'concrete',
]
const WET: readonly FloorPattern[] = ['tiles', 'checker', 'marble', 'terrazzo', 'concrete']

function room(id: string, label: string, description: string, more: Partial<RoomType>): RoomType {
  const swatches = ['#e4ddd0', '#b08c63', '#8b8a78']
  const plain = { floors: DRY, accent: null, hasRug: true, hasFittings: false, key: 0, cove: 0 }
  return { id, label, description, swatches, ...plain, ...more }
}

export const ROOM_TYPES: readonly RoomType[] = [
  room('living-room', 'Living room', 'A place to sit together.', {
    swatches: ['#e4ddd0', '#b08c63', '#7c8b6f'],
  }),
  room('bedroom', 'Bedroom', 'Soft, a little darker, made for rest.', {
    swatches: ['#cfc7b6', '#8fa1a8', '#e7e0d3'],
    key: -0.015,
    cove: 0.15,
  }),
  room('kitchen', 'Kitchen', 'Clear light and floors that can take water.', {
    swatches: ['#f1f0ec', '#c79d6d', '#93a08a'],
    hasRug: false,
    hasFittings: true,
    key: 0.015,
  }),
  room('bathroom', 'Bathroom', 'Stone, tiles, warm light.', {
    swatches: ['#dfe4e1', '#a39a8c', '#5f8aa3'],
    floors: WET,
    accent: 'tiles',
    hasRug: false,
    hasFittings: true,
    cove: 0.2,
  }),
  room('dining-room', 'Dining room', 'A table in the middle of the evening.', {
    swatches: ['#d5d4c6', '#7d5738', '#8e3b2f'],
    cove: 0.1,
  }),
  room('home-office', 'Home office', 'Calm walls, a clear head.', {
    swatches: ['#c8cdbf', '#7d5b3f', '#2f4858'],
  }),
  room('hallway', 'Hallway', 'The first thing that guests see.', {
    swatches: ['#e6ddcb', '#2b2b2d', '#c29b52'],
    hasRug: false,
  }),
  room('kids-room', 'Children’s room', 'Bright, friendly, forgiving.', {
    swatches: ['#f0efe9', '#e0a83c', '#8fb3c2'],
    key: 0.02,
  }),
  room('library', 'Library', 'Dark shelves, a lamp, a chair.', {
    swatches: ['#2f5548', '#5d3a22', '#c9a03f'],
    key: -0.03,
    cove: 0.15,
  }),
  room('studio', 'Studio apartment', 'One room that is everything.', {
    swatches: ['#ece8e1', '#8a6547', '#3a3a3c'],
  }),
]
