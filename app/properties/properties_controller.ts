import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { createProperty } from '#app/properties/create_property'
import { updateProperty } from '#app/properties/update_property'
import { propertyPolicy } from '#app/properties/property_policy'
import { openInvitedListing } from '#app/properties/invitations/open_listing'
import PropertyTransformer from '#app/properties/property_transformer'
import { transaction } from '#app/kernel/database/transaction'
import {
  createPropertyValidator,
  updatePropertyValidator,
  imageWordsValidator,
} from '#app/properties/property_validators'
import { duplicateProperty } from '#app/properties/duplicate_property'
import ImageTransformer from '#app/media/image_transformer'
import { describeImage } from '#app/properties/arrange_images'

export default class PropertiesController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(user))
      throw HttpError.forbidden('Only realtors can publish listings.')
    const { property: input } = await ctx.request.validateUsing(createPropertyValidator)

    return once(ctx, async (trx) => {
      const property = await createProperty({ user, trx }, input ?? {})
      return {
        status: 201,
        body: { status: 'success', property: new PropertyTransformer(property).toObject() },
      }
    })
  }

  async show(ctx: HttpContext) {
    const property = await openInvitedListing(ctx)
    return { property: new PropertyTransformer(property).toObject() }
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { property: input, seen } = await request.validateUsing(updatePropertyValidator)
    const property = await transaction((trx) =>
      updateProperty({ user, trx }, params.slug, input, seen)
    )
    return {
      status: 'success' as const,
      property: new PropertyTransformer(property).toObject(),
    }
  }

  async duplicate(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(user))
      throw HttpError.forbidden('Only realtors can publish listings.')
    return once(ctx, async (trx) => {
      const property = await duplicateProperty({ user, trx }, ctx.params.slug)
      return {
        status: 201,
        body: { status: 'success', property: new PropertyTransformer(property).toObject() },
      }
    })
  }

  async describeImage({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const words = await request.validateUsing(imageWordsValidator)
    const image = await transaction((trx) =>
      describeImage({ user, trx }, params.slug, params.id, words)
    )
    return { status: 'success' as const, image: new ImageTransformer(image).toObject() }
  }
}
