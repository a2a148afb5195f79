import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { updateComponent } from '#app/properties/parts/update_component'
import { isComponentType } from '#app/properties/listing_options'
import { openInvitedListing } from '#app/properties/invitations/open_listing'
import ComponentTransformer from '#app/properties/parts/component_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { updateComponentValidator } from '#app/properties/property_validators'

export default class ComponentsController {
  async show(ctx: HttpContext) {
    const { type } = ctx.params
    if (!isComponentType(type)) throw HttpError.notFound()
    const property = await openInvitedListing(ctx)
    const component = property.components.find((each) => each.type === type)
    if (!component) throw HttpError.notFound()
    return { component: new ComponentTransformer(component).toObject() }
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const { component: input } = await request.validateUsing(updateComponentValidator)
    const component = await transaction((trx) => updateComponent({ user, trx }, params.id, input))
    return {
      status: 'success' as const,
      component: new ComponentTransformer(component).toObject(),
    }
  }
}
