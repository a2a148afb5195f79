import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { DemoDream } from '#app/demo/data/dreams'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import type Design from '#app/designs/design'
import { addItem, type NewItem } from '#app/dreams/items/add_item'
import { admit } from '#app/dreams/people/change_members'
import { createDream } from '#app/dreams/change_dream'
import { voteForItem } from '#app/dreams/items/change_items'
import { showPreview } from '#app/dreams/items/show_preview'
import Dream from '#app/dreams/dream'
import DreamItem from '#app/dreams/items/dream_item'
import { saveImage } from '#app/media/save_image'
import type Property from '#app/properties/property'

interface Given {
  people: ReadonlyMap<string, User>
  homes: ReadonlyMap<string, Property>
  designs: ReadonlyMap<Photograph, Design>
  contents: Contents
}

export class DreamSeeder {
  constructor(private readonly given: Given) {}

  async seed(demo: DemoDream, trx: TransactionClientContract): Promise<void> {
    const actor = (handle: string) => ({
      user: this.given.people.get(handle)!,
      trx,
      socketId: null,
    })
    const { id } = await createDream(actor(demo.owner), {
      title: demo.title,
      description: demo.description,
      visibility: demo.isPublic ? 'public' : 'private',
      criteria: demo.criteria,
    })
    for (const handle of demo.with) await admit({ trx }, id, actor(handle).user.id)
    for (const { by, shown, votes } of demo.items) {
      const itemId = await addItem(actor(by), id, await this.#itemOf(by, shown, trx))
      if ('link' in shown) {
        const item = await DreamItem.findOrFail(itemId, { client: trx })
        const picture = this.given.contents.get(shown.pictured)!
        await showPreview({ trx }, item, shown.preview, picture)
      }
      for (const handle of votes) await voteForItem(actor(handle), id, itemId, true)
    }
    const at = DateTime.utc().minus({ days: demo.daysAgo }).toJSDate()
    await Dream.query({ client: trx }).where({ id }).update({ createdAt: at, updatedAt: at })
  }

  async #itemOf(
    by: string,
    shown: DemoDream['items'][number]['shown'],
    trx: TransactionClientContract
  ): Promise<NewItem> {
    const { people, homes, designs, contents } = this.given
    if ('wish' in shown) return { kind: 'wish', content: { text: shown.wish } }
    if ('note' in shown) return { kind: 'note', content: { text: shown.note, url: shown.url } }
    if ('link' in shown) return { kind: 'note', content: { url: shown.link } }
    if ('design' in shown) {
      return { kind: 'design', content: { design_id: designs.get(shown.design)!.id } }
    }
    if ('home' in shown) {
      const { id } = homes.get(shown.home)!
      return { kind: 'property', content: { property_id: id, text: shown.words } }
    }
    const { photograph, caption } = shown
    const { id } = await saveImage({ trx }, contents.get(photograph)!, {
      owner: people.get(by)!,
      purpose: 'dream',
      alt: PHOTOGRAPHS[photograph],
    })
    return { kind: 'image', content: { image_id: id, text: caption } }
  }
}
