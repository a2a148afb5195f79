import type { HttpContext } from '@adonisjs/core/http'
import { keepToThemselves } from '#app/common/http/keep_to_themselves'
import { findJournalRow } from '#app/journals/find_journals'
import type { EntryAddress } from '#app/journals/journal_locks'
import type { JournalRow } from '#app/journals/journal_row'

/**
 * A journal for whoever may open it. Answers with what isn’t public stay out of caches and search
 * engines.
 * @throws HttpError 404
 */
export async function openJournal(ctx: HttpContext): Promise<JournalRow> {
  const journal = await findJournalRow(ctx.params.slug, ctx.auth.user?.id ?? null)
  if (journal.visibility !== 'public') keepToThemselves(ctx)
  return journal
}

export function entryAddress({ params }: Pick<HttpContext, 'params'>): EntryAddress {
  return { slug: params.slug, id: Number(params.id) }
}
