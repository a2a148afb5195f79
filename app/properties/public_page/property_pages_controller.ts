import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import { mapStyleUrl } from '#config/map'
import { hasEndedLink } from '#app/properties/invitations/find_invitations'
import { openInvitedListing } from '#app/properties/invitations/open_listing'
import { showEndedLink } from '#app/properties/invitations/show_ended_link'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { wantsJson } from '#app/kernel/http/wants_json'
import ImageTransformer from '#app/media/image_transformer'
import { describeListing, openPublicListing } from '#app/properties/public_page/open_public_listing'
import { findPropertyPage, type PropertyPage } from '#app/properties/public_page/find_property_page'
import { listSavedIds } from '#app/properties/saving/find_saved_homes'
import PropertyTransformer from '#app/properties/property_transformer'

export default class PropertyPagesController {
  async show(ctx: HttpContext) {
    const viewer = ctx.auth.user ?? null
    const known = await openPublicListing(ctx.params.slug, viewer)
    if (known) return ctx.inertia.render('properties/show', known)
    try {
      return await this.#showInvited(ctx)
    } catch (error) {
      const isGone = error instanceof HttpError && error.status === 404 && !wantsJson(ctx)
      if (!isGone || !(await hasEndedLink(keptInvitations(ctx)))) throw error
      return showEndedLink(ctx)
    }
  }

  async #showInvited(ctx: HttpContext) {
    const viewer = ctx.auth.user ?? null
    const listing = await openInvitedListing(ctx)
    if (listing.slug !== ctx.params.slug) return toPresentAddress(ctx, listing)
    const { id, canEdit, isGuest } = listing
    const invitationIds = keptInvitations(ctx)
    return ctx.inertia.render('properties/show', {
      ...(await describeListing(listing, { viewer, canEdit, invitationIds })),
      can_edit: canEdit,
      is_guest: isGuest,
      is_saved: (await listSavedIds(viewer?.id ?? null, [id])).has(id),
    })
  }

  async print(ctx: HttpContext) {
    const property = await openInvitedListing(ctx)
    if (property.slug !== ctx.params.slug) return toPresentAddress(ctx, property)
    return ctx.inertia.render('properties/print', {
      property: new PropertyTransformer(property).toObject(),
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
    })
  }

  async edit(ctx: HttpContext) {
    const { auth, inertia, params } = ctx
    const editor = auth.getUserOrFail()
    const property = await findPropertyPage(params.slug, editor)
    if (property.slug !== params.slug) return toPresentAddress(ctx, property)
    if (!property.canEdit) throw HttpError.forbidden()
    return inertia.render('properties/edit', {
      property: new PropertyTransformer(property).toObject(),
      images: property.images.map((image) => new ImageTransformer(image).toObject()),
      has_street_map: mapStyleUrl !== null,
    })
  }
}

function toPresentAddress({ params, request, response }: HttpContext, { slug }: PropertyPage) {
  const path = request.url(true).replace(`/properties/${params.slug}`, `/properties/${slug}`)
  return response.redirect().toPath(path)
}
