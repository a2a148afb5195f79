import { join } from 'node:path'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import PrepareImage from '#app/media/actions/prepare_image'
import type ImageContent from '#app/media/models/image_content'

export type Contents = ReadonlyMap<Photograph, ImageContent>

/**
 * Stores every photograph of the demonstration world once and lends them all
 * at the same time, so that one transaction can make the rows of all their
 * uses. Until that is over nobody may take the files away: each loan is held
 * open until `use` has ended.
 */
export default class LendPhotographs {
  /** @param folder the photographs' */
  constructor(private readonly folder: string) {}

  async handle<T>(use: (contents: Contents) => Promise<T>): Promise<T> {
    const names = Object.keys(PHOTOGRAPHS) as Photograph[]
    const contents = new Map<Photograph, ImageContent>()
    const all = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()

    const loans = names.map((name) =>
      new PrepareImage().handle(join(this.folder, `${name}.jpg`), async (content) => {
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
}
