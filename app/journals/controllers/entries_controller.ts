import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { createEntry } from '#app/journals/actions/create_entry'
import { removeEntry } from '#app/journals/actions/remove_entry'
import { updateEntry } from '#app/journals/actions/update_entry'
import { findEntry } from '#app/journals/queries/find_entry'
import { entryAddress } from '#app/journals/sessions/entry_address'
import { openJournal } from '#app/journals/sessions/open_journal'
import { entryAnswer } from '#app/journals/transformers/answers'
import EntryTransformer from '#app/journals/transformers/entry_transformer'
import { entryValidator, newEntryValidator } from '#app/journals/validators/journal_validators'

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
