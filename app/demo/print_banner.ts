import User from '#app/accounts/user'
import { demoEmailOf, MAIN_HANDLES, PASSWORD } from '#app/demo/data/people'
import { appName, appUrl } from '#config/app'

export async function printBanner(): Promise<void> {
  const lines = [`${appName} is ready at ${appUrl}`]
  if (await User.findBy('email', demoEmailOf(MAIN_HANDLES[0]))) {
    const others = MAIN_HANDLES.slice(0, -1).join(', ')
    lines.push(`Sign in as ${others} or ${MAIN_HANDLES.at(-1)} with ${PASSWORD}.`)
  }
  process.stdout.write(`\n  ${lines.join('\n  ')}\n\n`)
}
