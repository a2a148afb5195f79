import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type User from '#app/accounts/models/user'
import type { DemoDesign } from '#app/demo/data/designs'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import FeatureDesign from '#app/designs/actions/feature_design'
import PublishDesign from '#app/designs/actions/publish_design'
import ShareDesign from '#app/designs/actions/share_design'
import UseInListing from '#app/designs/actions/use_in_listing'
import { STEPS } from '#app/designs/design_steps'
import Design from '#app/designs/models/design'
import { orientationOf } from '#app/designs/orientation'
import { wholeOptions } from '#app/designs/validators/design_validator'
import SaveImage from '#app/media/actions/save_image'
import type Image from '#app/media/models/image'
import type Property from '#app/properties/models/property'
import type { Contents } from './lend_photographs.js'

const ENGINE = 'vesta'

/** One design of the demonstration world, made before and shown to everybody. */
export default class PlantDesign {
  /** @param homes the listings by their names */
  constructor(
    private readonly contents: Contents,
    private readonly homes: ReadonlyMap<string, Property>
  ) {}

  async handle(owner: User, demo: DemoDesign, trx: TransactionClientContract): Promise<void> {
    const madeAt = DateTime.utc().minus({ days: demo.daysAgo, hours: demo.seed })
    const { id } = await this.#complete(owner, demo, madeAt, trx)
    await new ShareDesign().handle(owner, id, { compares: true, tellsPrompt: false }, trx)
    await new PublishDesign().handle(owner, id, trx)
    if (demo.isFeatured) await new FeatureDesign().handle(id, true, trx)
    const home = demo.stagedIn && this.homes.get(demo.stagedIn)
    if (home) await new UseInListing().handle(owner, id, home.slug, trx)
    await this.#backdate(id, demo, madeAt, trx)
  }

  /** The high-res picture is the result itself: one file of each comes with the product. */
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
        currentStep: STEPS.generate.length,
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

  #save(owner: User, photograph: Photograph, trx: TransactionClientContract): Promise<Image> {
    const alt = PHOTOGRAPHS[photograph]
    const image = { owner, alt, purpose: 'design' as const, isUsed: true }
    return new SaveImage().handle(this.contents.get(photograph)!, image, trx)
  }

  /** They were not shown in one second, and no action of the product may set a date back. */
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
