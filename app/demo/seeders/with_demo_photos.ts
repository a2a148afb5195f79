import { join } from 'node:path'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import { prepareImage } from '#app/media/contents/prepare_image'
import type ImageContent from '#app/media/models/image_content'

export type Contents = ReadonlyMap<Photograph, ImageContent>

/**
 * Stores every photo once and holds claims until `use` ends, so that one transaction can write all
 * rows.
 * @param folder where the photos are
 */
export async function withDemoPhotos<T>(
  folder: string,
  use: (contents: Contents) => Promise<T>
): Promise<T> {
  const names = Object.keys(PHOTOGRAPHS) as Photograph[]
  const contents = new Map<Photograph, ImageContent>()
  const all = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()

  const loans = names.map((name) =>
    prepareImage(join(folder, `${name}.jpg`), async (content) => {
      contents.set(name, content)
      if (contents.size === names.length) all.resolve()
      await over.promise
    })
  )
  try {
    await Promise.race([all.promise, Promise.all(loans)])
    return await use(contents)
  } finally {
    over.resolve()
    await Promise.allSettled(loans)
  }
}
