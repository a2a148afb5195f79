import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type Image from '#app/media/image'
import type { ImagePurpose } from '#app/media/image_purposes'

export type Viewer = (image: Image, user: User | null) => boolean | Promise<boolean>

interface PurposeViewer {
  /** null for all */
  purpose: ImagePurpose | null
  allows: Viewer
}

const viewers = new Registry<PurposeViewer>('viewers of images')

/** Who besides the owner may see private images of a purpose; one yes is enough. */
export function imageViewer(purpose: ImagePurpose, allows: Viewer): Extension {
  return viewers.adds({ purpose, allows })
}

/** For images of every purpose. */
export function anyImageViewer(allows: Viewer): Extension {
  return viewers.adds({ purpose: null, allows })
}

export async function mayView(image: Image, user: User | null): Promise<boolean> {
  if (!image.isPrivate || image.userId === user?.id) return true
  for (const { purpose, allows } of viewers.list()) {
    if ((purpose ?? image.purpose) === image.purpose && (await allows(image, user))) return true
  }
  return false
}
