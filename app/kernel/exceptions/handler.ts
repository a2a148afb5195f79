import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { failureOf, type Failure } from './failure.js'
import { PLAIN_PAGE_POLICY, plainErrorPage } from './plain_error_page.js'
import { ANY_PATH, routePattern } from '#app/kernel/http/route_pattern'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { isFormVisit, wantsJson } from '#app/kernel/http/wants_json'
import { guardAnswer } from '#app/kernel/security/guard_answer'
import type { Session } from '@adonisjs/session'

const MAX_FIELDS = 40
const MAX_FIELD_CHARS = 100
const MAX_MESSAGE_CHARS = 300

/** Stores the first message of each field, but no input, so that a request can't fill a session. */
function flashErrors(session: Session, errors: Record<string, string[]> = {}): void {
  const kept = Object.entries(errors)
    .filter(([field]) => field.length <= MAX_FIELD_CHARS)
    .slice(0, MAX_FIELDS)
    .map(([field, [message]]) => [field, [message.slice(0, MAX_MESSAGE_CHARS)]])
  session.flash('inputErrorsBag', Object.fromEntries(kept))
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers failures as JSON, the form with its errors, or an error page with a static fallback. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = app.inDev
  protected override ignoreStatuses = [400, 401, 402, 403, 404, 405, 409, 413, 415, 419, 422, 429]

  override async handle(error: unknown, ctx: HttpContext) {
    if (isSenderGone(ctx)) return
    const failure = this.#withMethod(failureOf(error), ctx)
    for (const [name, value] of Object.entries(failure.headers)) ctx.response.header(name, value)

    if (wantsJson(ctx)) return this.#asJson(failure, ctx)
    if (failure.status === 422 && ctx.session) return this.#backToForm(failure, ctx)
    if (failure.status === 401) return ctx.response.redirect().withIntendedUrl().toPath('/login')
    if (this.#isExpiredForm(failure, ctx)) return this.#asPlainPage(failure, ctx)
    if (this.#isRefusedForm(failure, ctx)) return this.#asNotice(failure, ctx)
    if (this.debug && failure.status === 500) return super.handle(error, ctx)
    return this.#asPage(failure, ctx)
  }

  override async report(error: unknown, ctx: HttpContext) {
    const { status } = failureOf(error)
    if (status === 403) logSecurityEvent(ctx, 'access_refused')
    if (status === 429) logSecurityEvent(ctx, 'rate_limit_hit')
    if (status < 500) return
    ctx.logger[levelOf(status, ctx)]({ err: error, route: routePattern(ctx) }, 'request failed')
  }

  #backToForm({ errors }: Failure, { session, response }: HttpContext) {
    flashErrors(session, errors)
    return response.redirect('back', true)
  }

  #asJson({ status, message, errors }: Failure, ctx: HttpContext) {
    const body = status >= 500 ? { message, request_id: ctx.request.id() } : { message, errors }
    ctx.response.status(status).json(body)
  }

  async #asPage({ status, message, missing = null }: Failure, ctx: HttpContext) {
    const requestId = ctx.request.id() ?? null
    ctx.response.status(status)
    try {
      await guardAnswer(ctx)
      const page = await ctx.inertia.render('site/error', {
        status,
        message,
        missing,
        request_id: requestId,
      })
      return ctx.response.send(page)
    } catch (error) {
      ctx.logger.error({ err: error as Error }, 'error page failed')
      ctx.response.removeHeader('x-inertia')
      return this.#asPlainPage({ status, message }, ctx)
    }
  }

  #asPlainPage({ status, message }: Pick<Failure, 'status' | 'message'>, ctx: HttpContext) {
    const requestId = ctx.request.id() ?? null
    ctx.response.status(status)
    ctx.response.header('content-security-policy', PLAIN_PAGE_POLICY)
    ctx.response.header('content-type', 'text/html; charset=utf-8')
    return ctx.response.send(plainErrorPage({ status, message, requestId }))
  }

  /** The browser keeps its page with what was typed: leading back to it could end at a sign-in. */
  #isExpiredForm({ status }: Failure, { request }: HttpContext): boolean {
    return status === 419 && request.header('x-inertia') === 'true'
  }

  /** A rate-limited form keeps its page, as does any that was sent to a call. */
  #isRefusedForm({ status }: Failure, ctx: HttpContext): boolean {
    const { request, session } = ctx
    if (!session || request.header('x-inertia') !== 'true') return false
    return status === 429 || isFormVisit(ctx)
  }

  #asNotice({ message }: Failure, { session, response }: HttpContext) {
    session.flash('notice', { type: 'error', text: message })
    return response.redirect().status(303).back()
  }

  /** 405 with `Allow` if the path exists for another method. */
  #withMethod(failure: Failure, ctx: HttpContext): Failure {
    if (failure.status !== 404 || routePattern(ctx)) return failure
    const path = ctx.request.url()
    const allowed = METHODS.filter((method) => {
      const found = router.match(path, method, false)
      return found && found.route.pattern !== ANY_PATH
    })
    if (!allowed.length) return failure
    return {
      status: 405,
      message: 'This address doesn’t support that method.',
      headers: { allow: allowed.join(', ') },
    }
  }
}

/** Nothing failed where a method or format isn’t offered. */
function levelOf(status: number, ctx: HttpContext): 'debug' | 'info' | 'error' {
  if (isSenderGone(ctx)) return 'debug'
  return status === 501 ? 'info' : 'error'
}

function isSenderGone({ response }: HttpContext): boolean {
  return response.response.destroyed
}
