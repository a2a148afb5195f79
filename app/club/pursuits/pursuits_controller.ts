import type { HttpContext } from '@adonisjs/core/http'
import { addPursuit, removePursuit, updatePursuit } from '#app/club/pursuits/change_pursuits'
import { isPursuitStage, PURSUIT_STAGES, SHOWN_PER_STAGE } from '#app/club/pursuits/pursuit_options'
import {
  findSharing,
  listPursuitInvitations,
  countPursuits,
  findPursuit,
  listPursuitBoard,
  listPursuits,
} from '#app/club/pursuits/find_pursuits'
import PursuitTransformer from '#app/club/pursuits/pursuit_transformer'
import { invitationShape, sharingShape } from '#app/club/pursuits/sharing_transformers'
import { newPursuitValidator, pursuitValidator } from '#app/club/pursuits/pursuit_validators'
import { MAX_ID } from '#app/common/http/id_field'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { MAX_COMPARED } from '#app/search/compare/compare_limits'
import { socketIdOf } from '#app/realtime/socket_id'

const MAX_SHOWN = 3000
const MAX_QUERY_CHARACTERS = 80

export default class PursuitsController {
  /** `/pursuits`; `?shown=` is how many of each stage to show. */
  async show({ auth, inertia, request }: HttpContext) {
    const user = auth.getUserOrFail()
    const shown = shownOf(request.qs().shown)
    const pursuits = await listPursuitBoard(user, shown)
    const invitations = await listPursuitInvitations(user)
    return inertia.render('club/pursuits', {
      pursuits: pursuits.map((view) => new PursuitTransformer(view).toObject()),
      counts: await countPursuits(user),
      shown,
      ...sharingShape(await findSharing(user)),
      invitations: invitations.map(invitationShape),
    })
  }

  /** `?stage=watching`, `?q=garden`, `?property_ids=4,9` */
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { stage, q, property_ids: given } = ctx.request.qs()
    const asked = {
      stage: isPursuitStage(stage) ? stage : null,
      words: typeof q === 'string' ? q.trim().slice(0, MAX_QUERY_CHARACTERS) : '',
      propertyIds: typeof given === 'string' ? idsIn(given) : null,
    }
    const page = pageRequest(ctx)
    const views = await listPursuits(user, asked, page)
    const pursuits = views.map((view) => new PursuitTransformer(view).toObject())
    return {
      pursuits: paginator(ctx, pursuits, page),
      ...sharingShape(await findSharing(user)),
    }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { property_slug: slug, stage = PURSUIT_STAGES[0] } =
      await ctx.request.validateUsing(newPursuitValidator)
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const { id, isNew } = await addPursuit(actor, slug, stage)
      const pursuit = new PursuitTransformer(await findPursuit(user, id, trx)).toObject()
      return { status: isNew ? 201 : 200, body: { status: 'success' as const, pursuit } }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { pursuit: nested, seen, ...flat } = await ctx.request.validateUsing(pursuitValidator)
    const id: number = ctx.params.id
    const view = await transaction(async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      await updatePursuit(actor, id, { ...flat, ...nested }, seen)
      return findPursuit(user, id, trx)
    })
    return { status: 'success' as const, pursuit: new PursuitTransformer(view).toObject() }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) =>
      removePursuit({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id)
    )
    return { status: 'success' as const }
  }
}

/** Whatever isn’t an id counts as not given. */
function idsIn(given: string): number[] {
  return given
    .split(',', MAX_COMPARED)
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID)
}

function shownOf(asked: unknown): number {
  const number = Number(asked)
  const isSensible = Number.isInteger(number) && number > SHOWN_PER_STAGE
  return isSensible ? Math.min(number, MAX_SHOWN) : SHOWN_PER_STAGE
}
