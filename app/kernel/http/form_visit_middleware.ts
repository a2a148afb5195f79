import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isFormVisit } from '#app/kernel/http/wants_json'

const NOTICES: Record<string, string> = { PUT: 'Saved.', PATCH: 'Saved.', DELETE: 'Deleted.' }

/** Answers what a form did at a call: back to its page, with a notice. */
export default class FormVisitMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response, session } = ctx
    const status = response.getStatus()
    if (!isFormVisit(ctx) || status < 200 || status >= 300) return
    const text = NOTICES[request.method()] ?? 'Done.'
    session.flash('notice', { type: 'success', text })
    // a redirect alone keeps the status that the call has set
    response.status(303).redirect('back', true)
  }
}
