import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import type Image from '#app/media/image'
import type { ImagePurpose } from '#app/media/image'

export type Viewer = (image: Image, user: User | null) => boolean | Promise<boolean>

const viewers = new Map<ImagePurpose, Viewer[]>()

/** Who besides the owner may see private images of a purpose; one yes is enough. */
export function imageViewer(purpose: ImagePurpose, viewer: Viewer): Extension {
  return () => void viewers.set(purpose, [...(viewers.get(purpose) ?? []), viewer])
}

export async function mayView(image: Image, user: User | null): Promise<boolean> {
  if (!image.isPrivate || image.userId === user?.id) return true
  for (const allows of viewers.get(image.purpose) ?? []) {
    if (await allows(image, user)) return true
  }
  return false
}
