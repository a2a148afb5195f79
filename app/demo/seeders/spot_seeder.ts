import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import type { DemoSpot } from '#app/demo/data/spots'
import type { VideoSeeder } from '#app/demo/seeders/video_seeder'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import type Design from '#app/designs/design'
import { saveImage } from '#app/media/save_image'
import type Property from '#app/properties/property'
import { createSpot } from '#app/spots/change_spot'
import { markSpot } from '#app/spots/marks/mark_spot'
import { writeComment } from '#app/spots/comments/write_comment'
import Spot from '#app/spots/spot'
import type { SlideInput } from '#app/spots/spot_validators'

interface Given {
  people: ReadonlyMap<string, User>
  homes: ReadonlyMap<string, Property>
  designs: ReadonlyMap<Photograph, Design>
  contents: Contents
  videos: VideoSeeder
}

export class SpotSeeder {
  constructor(private readonly given: Given) {}

  async seed(demo: DemoSpot, trx: TransactionClientContract): Promise<void> {
    const { people, homes } = this.given
    const author = people.get(demo.author)!
    const slides: SlideInput[] = []
    for (const slide of demo.slides) slides.push(await this.#slide(author, slide, trx))
    const { id, slug } = await createSpot({ user: author, trx }, null, {
      caption: demo.caption,
      property_slug: demo.home ? homes.get(demo.home)!.slug : undefined,
      slides,
      status: 'publish',
    })
    for (const handle of demo.likedBy) {
      await markSpot({ user: people.get(handle)!, trx }, slug, { mark: 'like', isOn: true })
    }
    for (const [index, { by, words: content }] of (demo.comments ?? []).entries()) {
      const comment = { content, replyTo: null, clientId: `demo-${slug}-${index}` }
      await writeComment({ user: people.get(by)!, trx }, slug, comment)
    }
    await backdate(id, demo, trx)
  }

  async #slide(
    author: User,
    slide: DemoSpot['slides'][number],
    trx: TransactionClientContract
  ): Promise<SlideInput> {
    const { contents, designs, videos } = this.given
    if ('video' in slide) return { video_id: (await videos.video(author, slide.video, trx)).id }
    if ('design' in slide) return { design_id: designs.get(slide.design)!.id }
    const { id } = await saveImage({ trx }, contents.get(slide.photograph)!, {
      owner: author,
      purpose: 'property',
      alt: PHOTOGRAPHS[slide.photograph],
    })
    return { image_id: id }
  }
}

/** No action can. Comments follow within the hours after. */
async function backdate(
  id: number,
  { hoursAgo }: DemoSpot,
  trx: TransactionClientContract
): Promise<void> {
  const at = DateTime.utc().minus({ hours: hoursAgo, minutes: (hoursAgo * 13) % 60 })
  const date = at.toJSDate()
  await Spot.query({ client: trx })
    .where({ id })
    .update({ createdAt: date, updatedAt: date, publishedAt: date })
  await trx.rawQuery(
    `update spot_comments c set created_at = ?::timestamptz + o.place * interval '37 minutes'
     from (select id, row_number() over (order by id) as place
           from spot_comments where spot_id = ?) o
     where o.id = c.id`,
    [at.toISO(), id]
  )
}
