import emitter from '@adonisjs/core/services/emitter'
import type { NodeMailerMessage } from '@adonisjs/mail/types'

/**
 * The next mail to an address. Call it before what sends the mail: jobs work
 * while the test goes on.
 */
export function nextMailTo(address: string): Promise<NodeMailerMessage> {
  return new Promise((resolve) => {
    const stop = emitter.on('mail:sent', ({ message }) => {
      if (!recipients(message).includes(address)) return
      stop()
      resolve(message)
    })
  })
}

/** The one link of ours in a mail's text, as a path. */
export function linkIn(message: NodeMailerMessage): string {
  const [link] = String(message.text).match(/https?:\/\/\S+/) ?? []
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

function recipients({ to }: NodeMailerMessage): string[] {
  return [to ?? []].flat().map((one) => (typeof one === 'string' ? one : one.address))
}
