import type { ApplicationService } from '@adonisjs/core/types'

/** Says where vesta is once it can be visited, and whom one may be in the demonstration world. */
export default class BannerProvider {
  constructor(private readonly app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { appName, appUrl } = await import('#config/app')
    const { default: User } = await import('#app/accounts/models/user')
    const { emailOf, MAIN_HANDLES, PASSWORD } = await import('#app/demo/data/people')

    const lines = [`${appName} is ready at ${appUrl}`]
    if (await User.findBy('email', emailOf(MAIN_HANDLES[0]))) {
      const others = MAIN_HANDLES.slice(0, -1).join(', ')
      lines.push(`Sign in as ${others} or ${MAIN_HANDLES.at(-1)} with ${PASSWORD}.`)
    }
    process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
  }
}
