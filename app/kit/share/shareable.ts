import type { Picture } from '#app/kit/media/picture'

/** Something that can be passed on: a listing, a spot, a profile, a design. */
export interface Shareable {
  /** Its public address; one of our own paths is made whole. */
  url: string
  title: string
  description?: string
  image?: Picture | null
}
