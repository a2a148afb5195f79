import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { createEntry, removeEntry, updateEntry } from '#app/journals/entries/change_entry'
import { findEntry } from '#app/journals/entries/find_entries'
import { entryAddress, openJournal } from '#app/journals/open_journal'
import { entryAnswer } from '#app/journals/journal_answers'
import EntryTransformer from '#app/journals/entries/entry_transformer'
import { entryValidator, newEntryValidator } from '#app/journals/journal_validators'

export default class EntriesController {
  async show(ctx: HttpContext) {
    await openJournal(ctx)
    const view = await findEntry(entryAddress(ctx), ctx.auth.user ?? null)
    return { entry: new EntryTransformer(view).toObject() }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    const { entry: input = {} } = await ctx.request.validateUsing(newEntryValidator)
    return once(ctx, async (trx) => {
      const { id } = await createEntry({ user, trx }, slug, input)
      return { status: 201, body: await entryAnswer({ slug, id }, user, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const address = entryAddress(ctx)
    const {
      entry,
      version,
      keeps_version: isForced,
    } = await ctx.request.validateUsing(entryValidator)
    return transaction(async (trx) => {
      await updateEntry({ user, trx }, address, entry, { version, isForced })
      return entryAnswer(address, user, trx)
    })
  }

  /** Answers the entry as it was. */
  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const address = entryAddress(ctx)
    return transaction(async (trx) => {
      const answer = await entryAnswer(address, user, trx)
      await removeEntry({ user, trx }, address)
      return answer
    })
  }
}
