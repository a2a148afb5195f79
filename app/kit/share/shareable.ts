import type { Picture } from '#app/kit/media/picture'

/** Something that can be shared: a listing, a spot, a profile, a design. */
export interface Shareable {
  /** Its public URL; our own paths are made absolute. */
  url: string
  title: string
  description?: string
  image?: Picture | null
  /** Called each time it is passed on: its link copied, a network or the system’s sheet used. */
  onShared?: () => void
}
