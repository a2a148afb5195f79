/** A pin on one of a listing’s floor plans, by the ids that its editor gave both. */
export interface PlanRoom {
  plan: string
  pin: string
}

export const isSameRoom = (one: PlanRoom, other: PlanRoom) =>
  one.plan === other.plan && one.pin === other.pin

/** The rooms that other modules show: those that their media names as `rooms`. */
export function roomsShownIn(media: Readonly<Record<string, object>> = {}): PlanRoom[] {
  return Object.values(media).flatMap((shown) =>
    'rooms' in shown && Array.isArray(shown.rooms) ? shown.rooms.filter(isRoom) : []
  )
}

function isRoom(value: unknown): value is PlanRoom {
  if (typeof value !== 'object' || value === null) return false
  return (
    'plan' in value &&
    typeof value.plan === 'string' &&
    'pin' in value &&
    typeof value.pin === 'string'
  )
}
