import type User from '#app/accounts/models/user'
import type Image from '#app/media/models/image'
import type { ImagePurpose } from '#app/media/models/image'

/** Says whether somebody, or an unknown visitor, may see a private picture of another. */
export type Viewer = (image: Image, user: User | null) => boolean | Promise<boolean>

const viewers = new Map<ImagePurpose, Viewer[]>()

/** For the module that shows pictures of a purpose: who else may see its private ones. */
export function allowViewing(purpose: ImagePurpose, viewer: Viewer): void {
  viewers.set(purpose, [...(viewers.get(purpose) ?? []), viewer])
}

/** Public pictures are for everybody; private ones for their owner and whom a viewer lets in. */
export async function mayView(image: Image, user: User | null): Promise<boolean> {
  if (!image.isPrivate || image.userId === user?.id) return true
  for (const allows of viewers.get(image.purpose) ?? []) {
    if (await allows(image, user)) return true
  }
  return false
}
