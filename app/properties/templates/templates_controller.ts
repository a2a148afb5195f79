import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import ImageTransformer from '#app/media/image_transformer'
import type { PropertyPageRow } from '#app/properties/property_row'
import { propertyPolicy } from '#app/properties/property_policy'
import { findPropertyPage } from '#app/properties/public_page/find_property_page'
import { listRecentOwnCards } from '#app/properties/lists/list_own_properties'
import { listShowcaseProperties } from '#app/properties/lists/list_showcase_properties'
import PropertyTransformer from '#app/properties/property_transformer'
import { updateAnimations } from '#app/properties/update_property'
import { transaction } from '#app/kernel/database/transaction'
import { animationsValidator } from '#app/properties/property_validators'

const MAX_LISTINGS = 50

export default class TemplatesController {
  /** `/templates?listing=` previews the templates with one of the viewer's listings, or with a published one. */
  async index({ auth, inertia, request }: HttpContext) {
    const viewer = auth.user ?? null
    const cards = viewer ? await listRecentOwnCards(viewer, MAX_LISTINGS) : []
    const wanted: unknown = request.input('listing')
    const own = typeof wanted === 'string' ? wanted : (cards.at(0)?.slug ?? null)
    const shown = own ? await findEditable(own, viewer) : await findSample(viewer)
    return inertia.render('properties/templates', {
      shown: shown && {
        property: new PropertyTransformer(shown).toObject(),
        images: shown.images.map((image) => new ImageTransformer(image).toObject()),
      },
      is_own: own !== null,
      listings: cards.map(({ slug, name }) => ({ slug, name })),
      can_create: viewer !== null && propertyPolicy.create(viewer),
    })
  }

  /** Behind the sign-in, which returns here. */
  async start({ response }: HttpContext) {
    return response.redirect('/templates')
  }

  async animate({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { animations } = await request.validateUsing(animationsValidator)
    const property = await transaction((trx) =>
      updateAnimations({ user, trx }, params.slug, animations)
    )
    return {
      status: 'success' as const,
      property: new PropertyTransformer(property).toObject(),
    }
  }
}

/** @throws HttpError 404 */
async function findEditable(slug: string, viewer: User | null): Promise<PropertyPageRow> {
  const property = await findPropertyPage(slug, viewer)
  if (!property.canEdit) throw HttpError.notFound()
  return property
}

async function findSample(viewer: User | null): Promise<PropertyPageRow | null> {
  const [card] = await listShowcaseProperties(1, await listHiddenUserIds(viewer?.id ?? null))
  return card ? findPropertyPage(card.slug, viewer) : null
}
