import emitter from '@adonisjs/core/services/emitter'
import type { NodeMailerMessage } from '@adonisjs/mail/types'

/** Call it before the action that sends the mail. @param subject picks one if there are several */
export function nextMailTo(address: string, subject?: RegExp): Promise<NodeMailerMessage> {
  return new Promise((resolve) => {
    const stop = emitter.on('mail:sent', ({ message }) => {
      if (!recipients(message).includes(address)) return
      if (subject && !subject.test(message.subject ?? '')) return
      stop()
      resolve(message)
    })
  })
}

export function linkIn(message: NodeMailerMessage): string {
  const [link] = String(message.text).match(/https?:\/\/\S+/) ?? []
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

function recipients({ to }: NodeMailerMessage): string[] {
  return [to ?? []].flat().map((one) => (typeof one === 'string' ? one : one.address))
}
