import type { HttpContext } from '@adonisjs/core/http'
import { welcomeAnswer } from '#app/site/welcome_answer'
import { findTeamOfHost } from '#app/teams/domains/team_domain_middleware'
import { renderTeamPage } from '#app/teams/team_page'

export default class WelcomeController {
  async show(ctx: HttpContext) {
    const handle = await findTeamOfHost(ctx.request.hostname())
    if (handle) return renderTeamPage(ctx, handle, null)
    const content = await welcomeAnswer(ctx.auth.user?.id ?? null)
    return ctx.inertia.render('site/welcome', content)
  }
}
