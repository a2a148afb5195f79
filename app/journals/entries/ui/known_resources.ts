import type { Picture } from '#app/kit/media/picture'
import { createContext } from 'react'
import type { BodyDesign, EntryPropertyCard, ShownBody } from '#app/journals/ui/journals_api'

/** What the blocks of the text stand for; grows while one writes. */
export class KnownResources {
  readonly images = new Map<number, Picture>()
  readonly designs = new Map<number, BodyDesign>()
  readonly properties = new Map<number, EntryPropertyCard>()

  add({ images, designs, properties }: Omit<ShownBody, 'body'>): void {
    for (const image of images) this.images.set(image.id, image)
    for (const design of designs) this.designs.set(design.id, design)
    for (const property of properties) this.properties.set(property.id, property)
  }
}

export const ResourcesContext = createContext(new KnownResources())
