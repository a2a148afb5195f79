import { timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isFromSameMachine } from '#app/kernel/http/is_from_same_machine'
import { registry } from '#app/kernel/metrics/metrics'

/** Requires `METRICS_TOKEN` as bearer token; if unset, only local requests are allowed. */
export default class MetricsController {
  async show(ctx: HttpContext) {
    if (!this.#mayRead(ctx)) throw HttpError.notFound()
    ctx.response.header('content-type', registry.contentType)
    return ctx.response.send(await registry.metrics())
  }

  #mayRead(ctx: HttpContext): boolean {
    const token = env.get('METRICS_TOKEN')?.release()
    if (!token) return isFromSameMachine(ctx)
    const given = Buffer.from(ctx.request.header('authorization') ?? '')
    const wanted = Buffer.from(`Bearer ${token}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
}
