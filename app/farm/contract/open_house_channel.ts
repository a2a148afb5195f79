export const OPEN_HOUSE_CHANNEL = 'private-open-house'

export function openHouseChannel(id: number): string {
  return `${OPEN_HOUSE_CHANNEL}.${id}`
}
