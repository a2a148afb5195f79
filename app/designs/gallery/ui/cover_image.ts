import type { PublicDesign } from '#app/designs/ui/types'

/** A design's before and after, for the link preview of a page that begins with it. */
export function coverImage(design: PublicDesign | undefined) {
  return (
    design && {
      url: `${design.url}/both.jpg`,
      type: 'image/jpeg',
      alt: `${design.title}: before and after`,
    }
  )
}
