import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { failureOf, type Failure } from './failure.js'
import { PLAIN_PAGE_POLICY, plainErrorPage } from './plain_error_page.js'
import { wantsJson } from '#app/core/http/wants_json'
import { guardAnswer } from '#app/core/security/guard_answer'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Answers every failure: JSON where the wire contract promises it, a form's
 * page with its errors after a failed validation, a designed page otherwise;
 * where that page cannot be rendered either, one that needs nothing.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = app.inDev
  protected override ignoreStatuses = [400, 401, 402, 403, 404, 405, 409, 413, 415, 419, 422, 429]

  override async handle(error: unknown, ctx: HttpContext) {
    const failure = this.#withMethod(failureOf(error), ctx)
    for (const [name, value] of Object.entries(failure.headers)) ctx.response.header(name, value)

    if (wantsJson(ctx)) return this.#asJson(failure, ctx)
    if (failure.status === 422 && ctx.session) return super.handle(error, ctx)
    if (failure.status === 401) return ctx.response.redirect().withIntendedUrl().toPath('/login')
    if (this.#isRefusedForm(failure, ctx)) return this.#asNotice(failure, ctx)
    if (this.debug && failure.status === 500) return super.handle(error, ctx)
    return this.#asPage(failure, ctx)
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (failureOf(error).status < 500) return
    ctx.logger.error({ err: error, request_id: ctx.request.id() }, 'request failed')
  }

  #asJson({ status, message, errors }: Failure, ctx: HttpContext) {
    const body = status >= 500 ? { message, request_id: ctx.request.id() } : { message, errors }
    ctx.response.status(status).json(body)
  }

  async #asPage({ status, message }: Failure, ctx: HttpContext) {
    const requestId = ctx.request.id() ?? null
    ctx.response.status(status)
    try {
      await guardAnswer(ctx)
      const page = await ctx.inertia.render('site/error', {
        status,
        message,
        request_id: requestId,
      })
      return ctx.response.send(page)
    } catch (error) {
      ctx.logger.error({ err: error as Error, request_id: requestId }, 'error page failed')
      ctx.response.removeHeader('x-inertia')
      ctx.response.header('content-security-policy', PLAIN_PAGE_POLICY)
      ctx.response.header('content-type', 'text/html; charset=utf-8')
      return ctx.response.send(plainErrorPage({ status, message, requestId }))
    }
  }

  /** A form that came too often or from a page that had expired: whoever filled it in keeps the page. */
  #isRefusedForm({ status }: Failure, { request, session }: HttpContext): boolean {
    return [419, 429].includes(status) && request.header('x-inertia') === 'true' && Boolean(session)
  }

  #asNotice({ message }: Failure, { session, response }: HttpContext) {
    session.flash('notice', { type: 'error', text: message })
    return response.redirect().status(303).back()
  }

  /** A path that exists under another method is 405 with `Allow`, not 404. */
  #withMethod(failure: Failure, ctx: HttpContext): Failure {
    if (failure.status !== 404 || ctx.route) return failure
    const path = ctx.request.url()
    const allowed = METHODS.filter((method) => router.match(path, method, false))
    if (!allowed.length) return failure
    return {
      status: 405,
      message: 'This address does not take that method.',
      headers: { allow: allowed.join(', ') },
    }
  }
}
