import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { journalRss } from '#app/journals/journal_rss'
import { viewEntries } from '#app/journals/entries/entry_row'
import { findJournalRow } from '#app/journals/find_journals'
import { listEntries } from '#app/journals/entries/find_entries'

const MAX_ITEMS = 20
const SECONDS = 300

export default class JournalFeedsController {
  /** As a guest sees it, whoever asks: feeds are read by programs and kept in caches. */
  async show({ params, response }: HttpContext) {
    const slug = String(params.file).replace(/\.rss$/, '')
    const journal = await findJournalRow(slug, null)
    if (journal.visibility !== 'public') throw HttpError.notFound()
    const rows = await listEntries(slug, null, { page: 1, perPage: MAX_ITEMS })
    const views = await viewEntries(rows.slice(0, MAX_ITEMS), null)
    response.header('content-type', 'application/rss+xml; charset=utf-8')
    response.header('cache-control', `public, max-age=${SECONDS}`)
    return journalRss(journal, views, appUrl)
  }
}
