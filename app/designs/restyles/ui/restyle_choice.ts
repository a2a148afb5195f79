import { MAX_RESTYLED_PHOTOS } from '#app/designs/design_limits'
import type { RestylePhoto } from '#app/designs/ui/types'

export interface PhotoChoice {
  photo: RestylePhoto
  isChosen: boolean
  roomType: string | null
  /** why it isn't chosen at first, until the person decides */
  reason: string | null
}

const REASONS = {
  outdoors: 'Left out: it looks like an outdoor photo.',
  plan: 'Left out: it looks like a plan.',
} as const

const NO_ROOM = 'Left out: we see no room in it.'
const TOO_MANY = `Left out: ${MAX_RESTYLED_PHOTOS} photos fit into one restyle.`

/** Chooses the photos that seem to show rooms. */
export function firstChoice(photos: readonly RestylePhoto[]): PhotoChoice[] {
  let chosen = 0
  return photos.map((photo) => {
    const { room_type: roomType, left_out: leftOut } = photo
    if (leftOut) return { photo, isChosen: false, roomType, reason: REASONS[leftOut] }
    const fits = ++chosen <= MAX_RESTYLED_PHOTOS
    return { photo, isChosen: fits, roomType, reason: fits ? null : TOO_MANY }
  })
}

/** Neither its words nor the person have said what it shows. */
export function isUnclear({ photo, isChosen, roomType }: PhotoChoice): boolean {
  return isChosen && roomType === null && photo.room_type === null
}

/** Leaves out a photo that turned out to show no room. */
export function withoutRoom(choices: readonly PhotoChoice[], id: number): PhotoChoice[] {
  return choices.map((choice) =>
    choice.photo.image.id === id && isUnclear(choice)
      ? { ...choice, isChosen: false, reason: NO_ROOM }
      : choice
  )
}

/** What the person decides about a photo. */
export function decided(
  choices: readonly PhotoChoice[],
  id: number,
  change: Partial<Pick<PhotoChoice, 'isChosen' | 'roomType'>>
): PhotoChoice[] {
  return choices.map((choice) =>
    choice.photo.image.id === id ? { ...choice, reason: null, ...change } : choice
  )
}
