import Gift from '#app/farm/gifts/models/gift'

/** By its link, with its sender; null if unknown. */
export function findGift(token: string): Promise<Gift | null> {
  return Gift.query().where('token', token).preload('user').first()
}
