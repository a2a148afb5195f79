import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listRecentOwnCards } from '#app/properties/queries/list_recent_own_cards'
import { findListingRooms } from '#app/properties/queries/find_listing_rooms'
import { findOwnWalkthrough } from '#app/walkthroughs/queries/find_own_walkthrough'
import { findWalkthrough } from '#app/walkthroughs/queries/find_walkthrough'
import { listOwnWalkthroughs } from '#app/walkthroughs/queries/list_own_walkthroughs'
import { listShownRooms } from '#app/walkthroughs/queries/list_shown_rooms'
import { openWalkthrough } from '#app/walkthroughs/sessions/open_walkthrough'
import { watcherOf } from '#app/walkthroughs/sessions/watcher_of'
import WalkthroughTransformer from '#app/walkthroughs/transformers/walkthrough_transformer'

const PER_PAGE = 12
const MAX_LISTINGS = 100

export default class WalkthroughPagesController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx, PER_PAGE)
    const rows = await listOwnWalkthroughs(ctx.auth.getUserOrFail(), page)
    const wire = rows.map((shown) => new WalkthroughTransformer(shown).toObject())
    return ctx.inertia.render('walkthroughs/index', { walkthroughs: paginator(ctx, wire, page) })
  }

  async show(ctx: HttpContext) {
    const shown = await openWalkthrough(ctx, { slug: ctx.params.slug })
    const walkthrough = new WalkthroughTransformer(shown).toObject()
    if (!walkthrough.videos.length && !shown.isOwner) throw HttpError.notFound()
    return ctx.inertia.render('walkthroughs/show', {
      walkthrough,
      can_edit: shown.isOwner,
      rooms: shown.listing ? await listShownRooms(shown.listing.id, [shown]) : [],
      is_public: shown.walkthrough.isPublished && !shown.listing?.isPrivate,
    })
  }

  async edit(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { slug } = ctx.params
    await findOwnWalkthrough({ slug }, user)
    const shown = await findWalkthrough({ slug }, watcherOf(ctx))
    const { propertyId } = shown.walkthrough
    return ctx.inertia.render('walkthroughs/edit', {
      walkthrough: new WalkthroughTransformer(shown).toObject(),
      listings: await listingsOf(user),
      rooms: propertyId === null ? [] : await findListingRooms(propertyId),
    })
  }
}

async function listingsOf(user: User) {
  const cards = await listRecentOwnCards(user, MAX_LISTINGS)
  return cards.map(({ slug, name }) => ({ slug, name }))
}
