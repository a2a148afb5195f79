import type { HttpContext } from '@adonisjs/core/http'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { createJournal, removeJournal, updateJournal } from '#app/journals/change_journal'
import { viewEntries } from '#app/journals/entries/entry_row'
import type { JournalRow } from '#app/journals/journal_row'
import { listEntries } from '#app/journals/entries/find_entries'
import { listJournals, listOwnJournals } from '#app/journals/find_journals'
import { openJournal } from '#app/journals/open_journal'
import { journalAnswer } from '#app/journals/journal_answers'
import EntryTransformer from '#app/journals/entries/entry_transformer'
import JournalTransformer from '#app/journals/journal_transformer'
import {
  journalSearchValidator,
  searchedWords,
  journalValidator,
  newJournalValidator,
} from '#app/journals/journal_validators'

const ENTRIES_PER_PAGE = 10

export default class JournalsController {
  /** Public ones; with `?own=1` one’s own, with `?own=0` those of others. */
  async index(ctx: HttpContext) {
    const query = await ctx.request.validateUsing(journalSearchValidator)
    const viewerId = ctx.auth.user?.id ?? null
    const page = pageRequest(ctx)
    const rows =
      query.own === '1' && viewerId !== null
        ? await listOwnJournals(viewerId, page)
        : await listJournals(
            { q: searchedWords(query), exceptUserId: query.own === '0' ? viewerId : null },
            viewerId,
            page
          )
    return { journals: paginator(ctx, wire(rows, viewerId), page) }
  }

  async ofUser(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const userId = Number(ctx.params.id)
    await authorizeSeeing(viewerId, userId)
    const page = pageRequest(ctx)
    const rows = await listJournals({ userId }, viewerId, page)
    return { journals: paginator(ctx, wire(rows, viewerId), page) }
  }

  async show(ctx: HttpContext) {
    const viewer = ctx.auth.user ?? null
    const journal = await openJournal(ctx)
    const page = pageRequest(ctx, ENTRIES_PER_PAGE)
    const rows = await listEntries(journal.slug, viewer?.id ?? null, page)
    const entries = (await viewEntries(rows, viewer)).map((view) =>
      new EntryTransformer(view).toObject()
    )
    return {
      journal: new JournalTransformer(journal).toObject(viewer?.id ?? null),
      entries: paginator(ctx, entries, page),
    }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { journal: input } = await ctx.request.validateUsing(newJournalValidator)
    return once(ctx, async (trx) => {
      const { slug } = await createJournal({ user, trx }, input)
      return { status: 201, body: await journalAnswer(slug, user, trx) }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { journal: input } = await request.validateUsing(journalValidator)
    return transaction(async (trx) => {
      const { slug } = await updateJournal({ user, trx }, params.slug, input)
      return journalAnswer(slug, user, trx)
    })
  }

  /** Answers the journal as it was. */
  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      const answer = await journalAnswer(params.slug, user, trx)
      await removeJournal({ user, trx }, params.slug)
      return answer
    })
  }
}

function wire(rows: JournalRow[], viewerId: number | null) {
  return rows.map((row) => new JournalTransformer(row).toObject(viewerId))
}
