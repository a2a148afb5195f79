import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from './wants_json.js'

interface FormAnswer {
  /** path of ours that the person goes to next */
  redirect: string
  /** what they are told there */
  notice?: string
  /** for programs; 200 unless told */
  status?: number
}

/** Answers a form that was accepted: a program gets JSON, a browser goes on. */
export function answerForm(ctx: HttpContext, { redirect, notice, status = 200 }: FormAnswer) {
  if (wantsJson(ctx)) {
    return ctx.response.status(status).json({ status: 'success', redirect, message: notice })
  }
  if (notice) ctx.session.flash('notice', { type: 'success', text: notice })
  return ctx.response.redirect().status(303).toPath(redirect)
}
