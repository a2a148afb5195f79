import Image from '#app/media/models/image'

/** Null if it doesn't exist or is someone else's. */
export function findOwnImage(userId: number, id: number): Promise<Image | null> {
  return Image.query().where({ id, user_id: userId }).first()
}
