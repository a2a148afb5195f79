import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listRecentOwnCards } from '#app/properties/lists/list_own_properties'
import { findListingRooms } from '#app/properties/floor_plans/find_listing_rooms'
import {
  findOwnWalkthrough,
  findWalkthrough,
  listOwnWalkthroughs,
} from '#app/walkthroughs/find_walkthroughs'
import { listShownRooms } from '#app/walkthroughs/listing_walkthroughs'
import { openWalkthrough, watcherOf } from '#app/walkthroughs/open_walkthrough'
import WalkthroughTransformer from '#app/walkthroughs/walkthrough_transformer'

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
