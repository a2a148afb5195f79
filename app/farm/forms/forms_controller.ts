import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { transaction } from '#app/kernel/database/transaction'
import { createForm, deleteForm, updateForm } from '#app/farm/forms/change_form'
import { FORM_LIMITS } from '#app/farm/farm_limits'
import { listForms } from '#app/farm/forms/find_forms'
import { formChangeValidator, formValidator } from '#app/farm/forms/form_validators'
import { farmOwner } from '#app/farm/open_farm'
import { findFarm, findFarmOwner, findOwnFarm } from '#app/farm/find_farm'
import FormTransformer from '#app/farm/forms/form_transformer'

export default class FormsController {
  async index(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const page = pageRequest(ctx)
    const part = { skipped: (page.page - 1) * page.perPage, limit: page.perPage + 1 }
    const rows = farm ? await listForms(farm.id, part) : []
    const data = rows.map((row) => new FormTransformer(row).toObject())
    return { forms: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await farmOwner(user)
    await countAttempt(ctx, FORM_LIMITS, String(user.id))
    const { form: input } = await ctx.request.validateUsing(formValidator)
    return once(ctx, async (trx) => {
      const form = await createForm({ user, trx }, input)
      return {
        status: 201,
        body: { status: 'success' as const, form: new FormTransformer(form).toObject() },
      }
    })
  }

  async update({ auth, params, request }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const { form: input } = await request.validateUsing(formChangeValidator)
    const form = await transaction((trx) => updateForm({ user, trx }, params.id, input))
    return { status: 'success' as const, form: new FormTransformer(form).toObject() }
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    await transaction((trx) => deleteForm({ user, trx }, params.id))
    return { status: 'success' as const }
  }

  /** A page to print, with a QR code. */
  async poster({ auth, inertia, params }: HttpContext) {
    const farm = await findOwnFarm(auth.getUserOrFail())
    const [form] = await listForms(farm.id, { id: params.id })
    if (!form) throw HttpError.notFound()
    return inertia.render('farm/poster', {
      form: new FormTransformer(form).toObject(),
      sender: (await findFarmOwner(farm)).name,
    })
  }
}
