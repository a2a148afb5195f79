import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type User from '#app/accounts/user'
import type { DemoDesign } from '#app/demo/data/designs'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import { featureDesign, publishDesign } from '#app/designs/gallery/publish_design'
import { shareDesign } from '#app/designs/sharing/share_design'
import { useInListing } from '#app/designs/staging/use_in_listing'
import { DESIGN_STEPS } from '#app/designs/design_steps'
import Design from '#app/designs/design'
import { orientationOf } from '#app/designs/orientation'
import { wholeOptions } from '#app/redesign/design_options'
import { saveImage } from '#app/media/save_image'
import type { LoadedImage } from '#app/media/image'
import type Property from '#app/properties/property'
import type { Contents } from '#app/demo/seeders/with_demo_files'

const ENGINE = 'vesta'

export class DesignSeeder {
  constructor(
    private readonly contents: Contents,
    private readonly homes: ReadonlyMap<string, Property>
  ) {}

  async seed(owner: User, demo: DemoDesign, trx: TransactionClientContract): Promise<Design> {
    const madeAt = DateTime.utc().minus({ days: demo.daysAgo, hours: demo.seed })
    const design = await this.#complete(owner, demo, madeAt, trx)
    const { id } = design
    await shareDesign({ user: owner, trx }, id, { compares: true, tellsPrompt: false })
    await publishDesign({ user: owner, trx }, id)
    if (demo.isFeatured) await featureDesign({ trx }, id, true)
    const home = demo.stagedIn && this.homes.get(demo.stagedIn)
    if (home) await useInListing({ user: owner, trx }, id, home.slug)
    await this.#backdate(id, demo, madeAt, trx)
    return design
  }

  /** Reuses the result as the high-res image, to ship only one file. */
  async #complete(
    owner: User,
    { photograph, result, options, seed }: DemoDesign,
    madeAt: DateTime,
    trx: TransactionClientContract
  ): Promise<Design> {
    const original = await this.#save(owner, photograph, trx)
    const [image, highRes] = [
      await this.#save(owner, result, trx),
      await this.#save(owner, result, trx),
    ]
    const { width, height } = image.content
    return Design.create(
      {
        userId: owner.id,
        kind: 'generate',
        status: 'completed',
        progress: 100,
        currentStep: DESIGN_STEPS.generate.length,
        options: wholeOptions(options),
        prompt: null,
        engine: ENGINE,
        seed,
        originalImageId: original.id,
        imageId: image.id,
        highResImageId: highRes.id,
        imageWidth: width,
        imageHeight: height,
        highResImageWidth: width,
        highResImageHeight: height,
        imageOrientation: orientationOf({ width, height }),
        startedAt: madeAt,
        completedAt: madeAt,
      },
      { client: trx }
    )
  }

  #save(owner: User, photograph: Photograph, trx: TransactionClientContract): Promise<LoadedImage> {
    const alt = PHOTOGRAPHS[photograph]
    const image = { owner, alt, purpose: 'design' as const, isUsed: true }
    return saveImage({ trx }, this.contents.get(photograph)!, image)
  }

  /** No action can backdate. */
  async #backdate(
    id: number,
    { isFeatured }: DemoDesign,
    madeAt: DateTime,
    trx: TransactionClientContract
  ): Promise<void> {
    const date = madeAt.toJSDate()
    await Design.query({ client: trx })
      .where({ id })
      .update({
        createdAt: date,
        updatedAt: date,
        publishedAt: date,
        ...(isFeatured ? { featuredAt: date } : {}),
      })
  }
}
