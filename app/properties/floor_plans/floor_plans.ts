import { withUniqueIds } from '#app/properties/parts/unique_ids'
import { isSameRoom, type PlanRoom } from '#app/properties/floor_plans/plan_rooms'

/** A place on a plan that opens one of the listing’s photos. */
export interface PlanPin {
  /** made by the editor, unique in its plan */
  id: string
  /** from the left edge of the plan’s picture, 0 to 1 */
  x: number
  /** from its top edge, 0 to 1 */
  y: number
  label: string
  /** of the room, in the listing’s area unit */
  size: number | null
  /** one of the listing’s photos */
  photo: number | null
}

export interface FloorPlan {
  /** made by the editor, unique in its list */
  id: string
  /** one of the component’s images */
  image: number
  name: string
  /** plans of one floor stand together */
  floor: string
  pins: PlanPin[]
}

export interface FloorPlansContent {
  title: string
  plans: FloorPlan[]
}

type Fields = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const rowId = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null

/** Reads a wire’s free map with care: what does not fit is left out. */
export function floorPlansContent(content: Fields | undefined): FloorPlansContent {
  return { title: text(content?.title), plans: withUniqueIds(list(content?.plans).flatMap(planOf)) }
}

function planOf(value: unknown, index: number): FloorPlan[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, image, name, floor, pins } = value as Fields
  const imageId = rowId(image)
  if (imageId === null) return []
  return [
    {
      id: text(id) || String(index),
      image: imageId,
      name: text(name),
      floor: text(floor),
      pins: withUniqueIds(list(pins).flatMap(pinOf)),
    },
  ]
}

function pinOf(value: unknown, index: number): PlanPin[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, x, y, label, size, photo } = value as Fields
  return [
    {
      id: text(id) || String(index),
      x: fraction(x),
      y: fraction(y),
      label: text(label),
      size: sizeOf(size),
      photo: rowId(photo),
    },
  ]
}

function sizeOf(value: unknown): number | null {
  return typeof value === 'number' && value > 0 ? value : null
}

const PRECISION = 10_000

/** Within 0 and 1, to a ten-thousandth of the picture; its middle for anything but a number. */
export function fraction(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0.5
  return Math.round(Math.min(1, Math.max(0, value)) * PRECISION) / PRECISION
}

type NamedPlan = Pick<FloorPlan, 'name' | 'floor'>

/** What a plan and its pins are called where nobody named them. */
export function planName({ name, floor }: NamedPlan, index: number): string {
  return name || floor || `Plan ${index + 1}`
}

/** Whether a pin says something without a photo: how large a room is. */
export function tellsRoom({ label, size }: Pick<PlanPin, 'label' | 'size'>): boolean {
  return label !== '' && size !== null
}

export interface ShownPin extends PlanPin {
  /** null without a photo of the listing; then it may still tell a room’s size */
  photoIndex: number | null
  /** another part of the page shows the room */
  isShownElsewhere: boolean
}

export interface ShownPlan<Image> extends Omit<FloorPlan, 'image' | 'pins'> {
  picture: Image
  pins: ShownPin[]
}

/**
 * What people see of the plans: those whose picture is there, with the pins whose photo still
 * belongs to the listing, those whose room another part of the page shows, and those that tell a
 * room’s name and size.
 * @param pictures of the component
 * @param photos of the listing; `photoIndex` counts in them
 * @param rooms of other parts
 */
export function shownPlans<Image extends { id: number }>(
  { plans }: Pick<FloorPlansContent, 'plans'>,
  pictures: readonly Image[],
  photos: readonly { id: number }[],
  rooms: readonly PlanRoom[] = []
): ShownPlan<Image>[] {
  return plans.flatMap(({ image, pins, ...plan }, index) => {
    const picture = pictures.find(({ id }) => id === image)
    if (!picture) return []
    const shown = pins.flatMap((pin) => {
      const found = photos.findIndex(({ id }) => id === pin.photo)
      const photoIndex = found === -1 ? null : found
      const isShownElsewhere = rooms.some((room) =>
        isSameRoom(room, { plan: plan.id, pin: pin.id })
      )
      const isShown = photoIndex !== null || isShownElsewhere || tellsRoom(pin)
      return isShown ? [{ ...pin, photoIndex, isShownElsewhere }] : []
    })
    return [{ ...plan, name: planName(plan, index), picture, pins: shown }]
  })
}

interface ShownFloor<Image> {
  /** of its first plan */
  id: string
  name: string
  plans: ShownPlan<Image>[]
}

/** Plans of one floor together, in the order of each floor’s first; others each by itself. */
export function shownFloors<Image>(plans: readonly ShownPlan<Image>[]): ShownFloor<Image>[] {
  const byFloor = Map.groupBy(plans, ({ id, floor }) => floor.trim().toLowerCase() || `plan ${id}`)
  return [...byFloor.values()].map((together) => {
    const [first] = together
    return { id: first.id, name: first.floor.trim() || first.name, plans: together }
  })
}
