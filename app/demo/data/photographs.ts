/** Files in `resources/demo/photographs`, with their alt texts. */
export const PHOTOGRAPHS = {
  'exteriors/villa': 'A white house of two stories in glass and stone, its pool lit at dusk',
  'exteriors/mediterranean':
    'An ochre house with three arches, green shutters and a small tower, lavender before it',
  'exteriors/townhouse': 'A terrace of brick townhouses with tall sash windows and painted doors',
  'exteriors/penthouse':
    'A roof terrace with sofas under a string of lamps, the city at dusk behind',
  'exteriors/chalet': 'A timber chalet on a stone base, its windows lit, in deep snow',
  'exteriors/beach':
    'Two pale timber gables joined by glass, a boardwalk leading through the dunes',
  'homes/casa_do_vento':
    'Two long pine gables with glass between them, agaves and grass before the deck, the sea behind',
  'homes/bergmahd': 'A barn of old boards on a stone base, its doors open to a meadow in flower',
  'homes/lavanda': 'A pale stone house with green shutters above a lavender field and a bay',
  'homes/lake_apartment': 'A house of four stories on a lake shore at dusk, light in its loggias',
  'homes/aspen_row': 'A house of stone and timber behind yellow aspens, bare peaks above it',
  'homes/red_butte_house': 'Stone walls and a rising steel roof above a river and its boulders',
  'homes/harbor_loft':
    'A harbor front of painted houses, one with a window as wide as a sail, boats before it',
  'homes/quinta_das_romas':
    'A white farmhouse with a blue band, a well and pomegranate trees in its yard',
  'homes/garden_flat':
    'The back of a house in yellow brick, a lawn between beds of roses before it',
  'homes/torre_delle_rondini':
    'A stone watchtower with battlements and a lower house beside it, swallows above',
  'homes/villa_ottavia': 'A long white loggia with nine arches, a pool and lemon trees before it',
  'homes/dune_apartment':
    'A white block of 1969 with balconies and a larch top floor, behind dune grass',
  'homes/beach_cabin': 'Two small gray cedar gables on posts in the beach grass at sunset',
  'homes/il_frantoio': 'An oil mill of rough stone with three arches, a millstone at its wall',
  'homes/chesa_lunga':
    'A thick-walled white house with painted window frames and a dark larch gable, in snow',
  'homes/los_almendros': 'A white modern house and a long pool between almond trees in flower',
  'homes/casa_dei_limoni': 'Tall painted houses side by side above a pebble beach with four boats',
  'homes/villa_scogliera': 'A low white house and its pool on a shelf of slate above the sea',
  'homes/boathouse': 'A tarred boathouse on stilts over still water, its windows lit',
  'homes/grandmothers_house':
    'An old stone house with an outside stair, a cistern and pink flowers',
  'villa/living': 'A living room with an open fire in a wall of rough stone and leather chairs',
  'villa/bedroom': 'A bedroom with walnut paneling, white linen and a window onto green',
  'villa/bath': 'A free-standing bath before a wide window onto trees',
  'villa/kitchen': 'A kitchen in walnut with a marble island and three brass lamps',
  'penthouse/living':
    'A living room with green velvet chairs, its whole wall a window onto the city',
  'penthouse/bedroom': 'A bedroom with a dark wall and a padded headboard, towers in the window',
  'penthouse/bath': 'A bath under glass lamps, a wall of dark marble, the city at dusk outside',
  'penthouse/kitchen': 'A kitchen in slate blue with a marble island and green stools',
  'interiors/living': 'A living room with a pale sofa, an oak table and sun across the floor',
  'interiors/bedroom': 'A bedroom with a sage blanket on the bed and a window to the garden',
  'interiors/kitchen': 'A white kitchen with an oak countertop and a table set with fruit',
  'interiors/bathroom': 'A bathroom in gray stone with a free-standing bath under the window',
  'interiors/dining': 'A dining table for six under a brass ring of lamps, between tall windows',
  'interiors/office': 'A study with a desk at the window and a wall of books',
  'designs/living_japandi': 'The living room with gray-green walls, oak boards and a wool rug',
  'designs/dining_mediterranean': 'The dining room with a blue wall and sand-colored plaster',
  'designs/kitchen_industrial': 'The kitchen before white brick, with stools in dark green',
  'designs/bathroom_coastal': 'The bathroom with blue tiles behind the bath',
  'designs/bedroom_scandinavian': 'The bedroom in sage green with a white rug of black lines',
  'designs/office_classic': 'The study with pale blue paneling and a parquet floor',
  'plans/livia_ground':
    'Plan of the ground floor: living room, kitchen, guest room, bath and hall, the terrace before them',
  'plans/livia_upper': 'Plan of the upper floor: three bedrooms and a bath around the landing',
  'videos/villa_pool': 'A lit house behind its pool at dusk',
  'videos/villa_living': 'A living room with an open fire in a wall of stone',
  'videos/villa_kitchen': 'A marble island under brass lamps',
  'videos/villa_bedroom': 'A bed with white linen before walnut paneling',
  'videos/villa_bath': 'A free-standing bath before trees',
  'videos/penthouse_terrace': 'Sofas on a roof terrace above the city',
  'videos/penthouse_living': 'Green chairs before a wall of windows',
  'videos/penthouse_kitchen': 'A slate-blue kitchen with green stools',
  'videos/penthouse_bedroom': 'A bed before a dark wall, towers in the window',
  'videos/penthouse_bath': 'A bath under glass lamps, the city outside',
  'videos/beach_house': 'Two timber gables joined by glass, in the dunes',
  'videos/beach_living': 'A pale sofa and sun across the floor',
  'videos/beach_kitchen': 'A white kitchen with an oak countertop',
  'videos/arches': 'An ochre house with three arches',
  'videos/dining_room': 'A dining table under a brass ring of lamps',
  'videos/chalet_snow': 'A timber chalet in deep snow, its windows lit',
  'portraits/ava': 'Drawn portrait of Ava Rinaldi',
  'portraits/mila': 'Drawn portrait of Mila Sørensen',
  'portraits/noah': 'Drawn portrait of Noah Bennett',
  'portraits/otto': 'Drawn portrait of Otto Lindqvist',
  'portraits/jonas': 'Drawn portrait of Jonas Petersen',
  'portraits/grace': 'Drawn portrait of Grace Whitfield',
  'portraits/celeste': 'Drawn portrait of Celeste Moreau',
  'portraits/beatriz': 'Drawn portrait of Beatriz Carvalho',
  'portraits/hugo': 'Drawn portrait of Hugo Delacroix',
  'portraits/theo': 'Drawn portrait of Theo Kranz',
  'portraits/iva': 'Drawn portrait of Iva Marković',
  'portraits/samir': 'Drawn portrait of Samir Haddad',
  'emblems/rinaldi': 'Emblem of Rinaldi & Figli: a loggia with three arches between cypresses',
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

/**
 * The lead photo, then rooms, starting at different ones for variety.
 * @param count rooms after the lead
 * @param from first room
 */
export function album(
  lead: Photograph,
  rooms: keyof typeof ROOMS,
  count: number,
  from = 0
): Photograph[] {
  const set = (ROOMS[rooms] as readonly Photograph[]).filter((room) => room !== lead)
  const inside = set.map((_, index) => set[(from + index) % set.length])
  return [lead, ...inside.slice(0, count)]
}

const MAX_PHOTOGRAPHS = 6

/** The same album with another photo on its cover. */
export function ledBy(cover: Photograph, photographs: readonly Photograph[]): Photograph[] {
  return [cover, ...photographs.filter((one) => one !== cover)].slice(0, MAX_PHOTOGRAPHS)
}
