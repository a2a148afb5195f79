import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt, type AttemptLimits } from '#app/common/rate_limits/attempts'
import PushSubscription from '#app/notifications/push/push_subscription'
import PushSubscriptionTransformer from '#app/notifications/push/push_subscription_transformer'
import {
  pushEndpointValidator,
  pushSubscriptionValidator,
} from '#app/notifications/push/push_subscription_validators'
import { subscribeToPush } from '#app/notifications/push/subscribe_to_push'
import { vapidDetails } from '#config/push'
import { HttpError } from '#app/kernel/exceptions/http_error'
import PushDeviceTransformer from '#app/notifications/push/push_device_transformer'

const MAX_USER_AGENT_CHARACTERS = 300

export default class PushSubscriptionsController {
  /** The key browsers subscribe with (`applicationServerKey`). */
  key() {
    return { key: vapidDetails.publicKey }
  }

  async show(ctx: HttpContext) {
    const { endpoint } = await ctx.request.validateUsing(pushEndpointValidator)
    return { is_subscribed: (await ownSubscription(ctx, endpoint).first()) !== null }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, PUSH_SUBSCRIPTION_LIMITS, String(user.id))
    const input = await ctx.request.validateUsing(pushSubscriptionValidator)
    const { sessionId } = ctx.session
    const userAgent = ctx.request.header('user-agent')?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null
    return once(ctx, async (trx) => {
      const subscriber = { user, sessionId, userAgent }
      const subscription = await subscribeToPush({ trx }, subscriber, input)
      const wire = new PushSubscriptionTransformer(subscription).toObject()
      return { status: 201, body: { status: 'success', push_subscription: wire } }
    })
  }

  async destroy(ctx: HttpContext) {
    const { endpoint } = await ctx.request.validateUsing(pushEndpointValidator)
    await ownSubscription(ctx, endpoint).delete()
    return { status: 'success' }
  }

  async devices({ auth, session }: HttpContext) {
    const devices = await PushSubscription.query()
      .where('user_id', auth.getUserOrFail().id)
      .orderBy('id', 'desc')
    return {
      devices: devices.map((each) => new PushDeviceTransformer(each, session.sessionId).toObject()),
    }
  }

  async forgetDevice({ auth, params }: HttpContext) {
    const device = await PushSubscription.findBy({ id: params.id, userId: auth.getUserOrFail().id })
    if (!device) throw HttpError.notFound()
    await device.delete()
    return { status: 'success' as const }
  }
}

function ownSubscription({ auth }: HttpContext, endpoint: string) {
  return PushSubscription.query().where({ user_id: auth.getUserOrFail().id, endpoint })
}

const PUSH_SUBSCRIPTION_LIMITS: AttemptLimits = {
  name: 'push-subscription',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 600, every: '1 hour' },
}
