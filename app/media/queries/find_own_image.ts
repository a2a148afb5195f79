import Image from '#app/media/models/image'

/** Null where there is none, or it is somebody else's. */
export function findOwnImage(userId: number, id: number): Promise<Image | null> {
  return Image.query().where({ id, user_id: userId }).first()
}
