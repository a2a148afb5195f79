import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { RichBlock } from '#app/common/rich_text/rich_text'
import type { DemoJournal } from '#app/demo/data/journals'
import { PHOTOGRAPHS, type Photograph } from '#app/demo/data/photographs'
import type { Contents } from '#app/demo/seeders/with_demo_files'
import type Design from '#app/designs/design'
import { createEntry } from '#app/journals/entries/change_entry'
import { createJournal } from '#app/journals/change_journal'
import type { EntryBlock, EntryBody } from '#app/journals/entries/entry_body'
import Entry from '#app/journals/entries/entry'
import Journal from '#app/journals/journal'
import { saveImage } from '#app/media/save_image'
import type Property from '#app/properties/property'

interface Given {
  people: ReadonlyMap<string, User>
  homes: ReadonlyMap<string, Property>
  designs: ReadonlyMap<Photograph, Design>
  contents: Contents
}

type DemoBlock = DemoJournal['entries'][number]['blocks'][number]

export class JournalSeeder {
  constructor(private readonly given: Given) {}

  async seed(
    { author, entries, ...about }: DemoJournal,
    trx: TransactionClientContract
  ): Promise<void> {
    const user = this.given.people.get(author)!
    const { id, slug } = await createJournal({ user, trx }, { ...about, visibility: 'public' })
    for (const { title, room, daysAgo, blocks } of entries) {
      const at = DateTime.utc().minus({ days: daysAgo, hours: daysAgo % 9 })
      const entry = await createEntry({ user, trx }, slug, {
        title,
        room,
        body: await this.#body(user, blocks, trx),
        status: 'publish',
        published_at: at.toISO(),
      })
      await backdate(Entry, entry.id, at, trx)
    }
    const oldest = Math.max(...entries.map(({ daysAgo }) => daysAgo))
    await backdate(Journal, id, DateTime.utc().minus({ days: oldest + 1 }), trx)
  }

  async #body(
    user: User,
    blocks: readonly DemoBlock[],
    trx: TransactionClientContract
  ): Promise<EntryBody> {
    const content: EntryBody['content'] = []
    for (const block of blocks) {
      const last = content.at(-1)
      const made = typeof block === 'string' ? textBlock(block) : await this.#own(user, block, trx)
      // items that follow each other are one list
      if (made.type === 'bulletList' && last?.type === 'bulletList') {
        last.content.push(...made.content)
      } else content.push(made)
    }
    return { type: 'doc', content }
  }

  async #own(
    user: User,
    block: Exclude<DemoBlock, string>,
    trx: TransactionClientContract
  ): Promise<EntryBlock> {
    const { contents, designs, homes } = this.given
    if ('home' in block) {
      return { type: 'listing', attrs: { property: homes.get(block.home)!.id } }
    }
    if ('design' in block) {
      const { id } = designs.get(block.design)!
      return { type: 'compare', attrs: { design: id, caption: block.caption } }
    }
    const { photograph, caption, isWide } = block
    const alt = PHOTOGRAPHS[photograph]
    const given = { owner: user, purpose: 'journal' as const, alt }
    const { id: image } = await saveImage({ trx }, contents.get(photograph)!, given)
    return { type: 'photo', attrs: { image, alt, caption, width: isWide ? 'wide' : 'text' } }
  }
}

function textBlock(line: string): RichBlock {
  const [, mark, words] = /^(?:([#>-]) )?(.*)$/s.exec(line)!
  const content = [{ type: 'text' as const, text: words }]
  const paragraph: RichBlock = { type: 'paragraph', content }
  switch (mark) {
    case '#':
      return { type: 'heading', attrs: { level: 2 }, content }
    case '>':
      return { type: 'blockquote', content: [paragraph] }
    case '-':
      return { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] }
    default:
      return paragraph
  }
}

/** No action can. */
async function backdate(
  model: typeof Entry | typeof Journal,
  id: number,
  at: DateTime,
  trx: TransactionClientContract
): Promise<void> {
  const date = at.toJSDate()
  await model.query({ client: trx }).where({ id }).update({ createdAt: date, updatedAt: date })
}
