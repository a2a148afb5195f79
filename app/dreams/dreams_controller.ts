import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { createDream, deleteDream, updateDream, type DreamInput } from '#app/dreams/change_dream'
import { DREAM_LISTS } from '#app/dreams/dream_options'
import { NEW_DREAM_LIMITS } from '#app/dreams/dream_limits'
import { findDream, listDreams } from '#app/dreams/find_dreams'
import { dreamAnswer } from '#app/dreams/dream_answer'
import DreamTransformer from '#app/dreams/dream_transformer'
import { dreamChangeValidator, dreamValidator } from '#app/dreams/dream_validators'
import { socketIdOf } from '#app/realtime/socket_id'
import { canonicalQuery } from '#app/search/saved/saved_search_validators'
import { authorizeSeeing } from '#app/accounts/blocking/is_hidden_from'
import { listPublicDreams } from '#app/dreams/list_public_dreams'

const PER_PAGE = 12
const MAX_QUERY_CHARACTERS = 80

export default class DreamsController {
  /** `?kind=own` or `shared`, `?q=sea`; `?kind=public&q=sea` finds those of others. */
  async index(ctx: HttpContext) {
    const { kind: asked, q } = ctx.request.qs()
    const page = pageRequest(ctx, PER_PAGE)
    const text = typeof q === 'string' ? q.trim().slice(0, MAX_QUERY_CHARACTERS) : ''
    const user = ctx.auth.getUserOrFail()
    const kind = DREAM_LISTS.find((list) => list === asked) ?? null
    const views = await listDreams(user, { kind, text }, page)
    const dreams = views.map((view) => new DreamTransformer(view).toObject())
    const { data, next_page_url: nextPageUrl } = paginator(ctx, dreams, page)
    return { dreams: data, next_page_url: nextPageUrl }
  }

  async show({ auth, params }: HttpContext) {
    const view = await findDream({ id: params.id }, auth.user ?? null)
    return { dream: new DreamTransformer(view).toObject() }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { dream } = await ctx.request.validateUsing(dreamValidator)
    const input = { ...(await inputOf(dream)), title: dream.title }
    await countAttempt(ctx, NEW_DREAM_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const { id } = await createDream({ user, trx }, input)
      return { status: 201, body: await dreamAnswer(id, user, trx) }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { dream } = await ctx.request.validateUsing(dreamChangeValidator)
    const input = await inputOf(dream)
    return transaction(async (trx) => {
      await updateDream({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, input)
      return dreamAnswer(ctx.params.id, user, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => deleteDream({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id))
    return { status: 'success' as const }
  }

  async ofUser(ctx: HttpContext) {
    const viewer = ctx.auth.user ?? null
    const { id } = ctx.params
    await authorizeSeeing(viewer?.id ?? null, id)
    const page = pageRequest(ctx)
    const views = await listPublicDreams(id, viewer, page)
    const dreams = views.map((view) => new DreamTransformer(view).toObject())
    return { dreams: paginator(ctx, dreams, page) }
  }
}

async function inputOf({
  criteria,
  cover_item_id: coverItemId,
  ...fields
}: Omit<DreamInput, 'criteria' | 'coverItemId'> & {
  criteria?: unknown
  cover_item_id?: number | null
}): Promise<DreamInput> {
  const query = criteria && (await canonicalQuery(criteria, 'dream.criteria'))
  return { ...fields, coverItemId, criteria: criteria === undefined ? undefined : query || null }
}
