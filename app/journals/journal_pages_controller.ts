import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { keepToThemselves } from '#app/common/http/keep_to_themselves'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findEntry, findEntryPlace, listEntryCards } from '#app/journals/entries/find_entries'
import { listJournals, listOwnJournals } from '#app/journals/find_journals'
import { entryAddress, openJournal } from '#app/journals/open_journal'
import EntryCardTransformer from '#app/journals/entries/entry_card_transformer'
import EntryTransformer from '#app/journals/entries/entry_transformer'
import JournalTransformer from '#app/journals/journal_transformer'
import { journalSearchValidator, searchedWords } from '#app/journals/journal_validators'
import { listRecentOwnCards } from '#app/properties/lists/list_own_properties'
import { propertyCard } from '#app/properties/property_transformer'
import { listDesignSources } from '#app/spots/editor/list_slide_sources'
import { designSource } from '#app/spots/editor/slide_sources_transformer'

const PER_PAGE = 12
const MAX_OWN = 50
const MAX_LISTINGS = 50

export default class JournalPagesController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const q = searchedWords(await ctx.request.validateUsing(journalSearchValidator))
    const page = pageRequest(ctx, PER_PAGE)
    const exceptUserId = q === null ? viewerId : null
    const rows = await listJournals({ q, exceptUserId }, viewerId, page)
    const own = viewerId ? await listOwnJournals(viewerId, { page: 1, perPage: MAX_OWN }) : []
    const wire = (of: typeof rows) =>
      of.map((row) => new JournalTransformer(row).toObject(viewerId))
    const journals = paginator(ctx, wire(rows), page)
    const path = exceptUserId === null ? '/api/journals?' : '/api/journals?own=0&'
    const next = journals.next_page_url?.replace('/journals?', path) ?? null
    return ctx.inertia.render('journals/index', {
      journals: { data: journals.data, next_page_url: next },
      own: wire(own),
      q,
    })
  }

  create({ inertia }: HttpContext) {
    return inertia.render('journals/create', {})
  }

  async show(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const journal = await openJournal(ctx)
    const page = pageRequest(ctx, PER_PAGE)
    const rows = await listEntryCards(journal.slug, viewerId, page)
    const cards = rows.map((row) => new EntryCardTransformer(row).toObject())
    const { data, next_page_url: next, prev_page_url: previous } = paginator(ctx, cards, page)
    return ctx.inertia.render('journals/show', {
      journal: new JournalTransformer(journal).toObject(viewerId),
      entries: { data, next_page_url: next, prev_page_url: previous },
    })
  }

  async entry(ctx: HttpContext) {
    const viewer = ctx.auth.user ?? null
    const journal = await openJournal(ctx)
    const view = await findEntry(entryAddress(ctx), viewer)
    if (view.row.status !== 'publish') keepToThemselves(ctx)
    return ctx.inertia.render('journals/entry', {
      journal: new JournalTransformer(journal).toObject(viewer?.id ?? null),
      entry: new EntryTransformer(view).toObject(),
      place: await findEntryPlace(view.row.id),
    })
  }

  async edit(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const journal = await openJournal(ctx)
    if (journal.userId !== user.id) throw HttpError.forbidden()
    const view = await findEntry(entryAddress(ctx), user)
    return ctx.inertia.render('journals/edit', {
      journal: new JournalTransformer(journal).toObject(user.id),
      entry: new EntryTransformer(view).toObject(),
      sources: await sourcesOf(user),
    })
  }
}

/** What somebody can set into an entry beside photos. */
async function sourcesOf(user: User) {
  const listings = await listRecentOwnCards(user, MAX_LISTINGS)
  const designs = await listDesignSources(user)
  return {
    designs: designs.map(designSource),
    listings: listings.map(propertyCard),
  }
}
