import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { HttpError } from '#app/core/exceptions/http_error'
import UpdateComponent from '#app/properties/actions/update_component'
import { isComponentType } from '#app/properties/listing_options'
import { findProperty } from '#app/properties/queries/find_property'
import ComponentTransformer from '#app/properties/transformers/component_transformer'
import { updateComponentValidator } from '#app/properties/validators/component_validator'

export default class ComponentsController {
  async show({ auth, params, serialize }: HttpContext) {
    if (!isComponentType(params.type)) throw HttpError.notFound()
    const property = await findProperty(params.slug, auth.user ?? null)
    const component = property.components.find(({ type }) => type === params.type)
    if (!component) throw HttpError.notFound()
    return serialize({ component: ComponentTransformer.transform(component) })
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const user = auth.getUserOrFail()
    const { component: input } = await request.validateUsing(updateComponentValidator)
    const component = await db.transaction((trx) =>
      new UpdateComponent().handle(user, params.id, input, trx)
    )
    return serialize({
      status: 'success' as const,
      component: ComponentTransformer.transform(component),
    })
  }
}
