import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import { VIDEOS, type DemoVideo, type DemoWalkthrough } from '#app/demo/data/walkthroughs'
import type { Contents, ProcessedVideos } from '#app/demo/seeders/with_demo_files'
import { saveImage } from '#app/media/save_image'
import type Property from '#app/properties/property'
import { createVideo } from '#app/videos/change_video'
import type Video from '#app/videos/video'
import { addList } from '#app/walkthroughs/lists/change_lists'
import { addVideo } from '#app/walkthroughs/videos/add_video'
import {
  createWalkthrough,
  publishWalkthrough,
  updateWalkthrough,
} from '#app/walkthroughs/change_walkthrough'
import Walkthrough from '#app/walkthroughs/walkthrough'

/** Makes videos where a walkthrough or a spot first asks for one, and walkthroughs of them. */
export class VideoSeeder {
  readonly #made = new Map<DemoVideo, Video>()

  constructor(
    private readonly contents: Contents,
    private readonly processed: ProcessedVideos
  ) {}

  async video(owner: User, name: DemoVideo, trx: TransactionClientContract): Promise<Video> {
    const made = this.#made.get(name)
    if (made) return made
    const poster = `videos/${name}` as const
    const image = await saveImage({ trx }, this.contents.get(poster)!, {
      owner,
      purpose: 'video',
      alt: PHOTOGRAPHS[poster],
      isUsed: true,
    })
    const video = await createVideo({ user: owner, trx }, { title: VIDEOS[name] })
    await video
      .merge({
        ...this.processed.get(name),
        status: 'ready',
        progress: 100,
        sourceBytes: null,
        posterImageId: image.id,
      })
      .save()
    this.#made.set(name, video)
    return video
  }

  async walkthrough(
    owner: User,
    home: Property,
    { description, lists, daysAgo }: DemoWalkthrough,
    trx: TransactionClientContract
  ): Promise<void> {
    const acting = { user: owner, trx }
    const { id, slug } = await createWalkthrough(acting, { property_slug: home.slug })
    await updateWalkthrough(acting, slug, { description })
    for (const [name, videos] of Object.entries(lists)) {
      const list = await addList(acting, id, { name })
      for (const each of videos) {
        const video = await this.video(owner, each, trx)
        await addVideo(acting, slug, { id: video.id, listId: list.id })
      }
    }
    await publishWalkthrough(acting, slug, true)
    const madeAt = DateTime.utc().minus({ days: daysAgo, hours: 4 }).toJSDate()
    await Walkthrough.query({ client: trx })
      .where({ id })
      .update({ createdAt: madeAt, updatedAt: madeAt, publishedAt: madeAt })
  }
}
