import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from './wants_json.js'

interface FormAnswer {
  redirect: string
  notice?: string
  status?: number
}

/** JSON for programs, a redirect for browsers. */
export function answerForm(ctx: HttpContext, { redirect, notice, status = 200 }: FormAnswer) {
  if (wantsJson(ctx)) {
    return ctx.response.status(status).json({ status: 'success', redirect, message: notice })
  }
  if (notice) ctx.session.flash('notice', { type: 'success', text: notice })
  return ctx.response.redirect().status(303).toPath(redirect)
}
