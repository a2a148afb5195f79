/** The photographs in `resources/demo/photographs`, with the words for those who cannot see them. */
export const PHOTOGRAPHS = {
  'exteriors/villa': 'A white villa with a long pool at dusk',
  'exteriors/mediterranean': 'A stone house with arches above the sea',
  'exteriors/townhouse': 'A brick townhouse with tall windows on a quiet street',
  'exteriors/penthouse': 'A roof terrace above the lights of a city',
  'exteriors/chalet': 'A timber chalet in the snow below the mountains',
  'exteriors/beach': 'A pale beach house behind the dunes',
  'villa/living': 'A living room with a wall of glass onto the garden',
  'villa/bedroom': 'A bedroom in pale linen with a view of trees',
  'villa/bath': 'A bathroom in light stone with a standing bath',
  'villa/kitchen': 'A kitchen with a long island in the morning light',
  'penthouse/living': 'A living room high above the city',
  'penthouse/bedroom': 'A dark bedroom with the city in its window',
  'penthouse/bath': 'A bathroom in dark marble',
  'penthouse/kitchen': 'A kitchen of dark wood and brass',
  'interiors/living': 'A living room with a sofa and a window to the side',
  'interiors/bedroom': 'A bedroom with a low bed and plain walls',
  'interiors/kitchen': 'A kitchen along one wall with a table before it',
  'interiors/bathroom': 'A bathroom with a window above the bath',
  'interiors/dining': 'A dining table for six under a round lamp',
  'interiors/office': 'A study with a desk at the window',
} as const

export type Photograph = keyof typeof PHOTOGRAPHS

const ROOMS = {
  villa: ['villa/living', 'villa/kitchen', 'villa/bedroom', 'villa/bath'],
  penthouse: ['penthouse/living', 'penthouse/kitchen', 'penthouse/bedroom', 'penthouse/bath'],
  plain: [
    'interiors/living',
    'interiors/dining',
    'interiors/kitchen',
    'interiors/bedroom',
    'interiors/bathroom',
    'interiors/office',
  ],
} as const satisfies Record<string, readonly Photograph[]>

/** A listing's photographs: the house itself, then its rooms, begun at another one each time. */
export function album(
  lead: Photograph,
  rooms: keyof typeof ROOMS,
  count: number,
  from = 0
): Photograph[] {
  const set: readonly Photograph[] = ROOMS[rooms]
  const inside = Array.from(
    { length: Math.min(count, set.length) },
    (_, i) => set[(from + i) % set.length]
  )
  return [lead, ...inside.filter((photograph) => photograph !== lead)]
}
