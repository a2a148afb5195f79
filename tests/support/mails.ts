import emitter from '@adonisjs/core/services/emitter'
import type { NodeMailerMessage } from '@adonisjs/mail/types'
import { eventually } from '#tests/support/eventually'

/** Call it before the action that sends the mail. @param subject picks one if there are several */
export function nextMailTo(address: string, subject?: RegExp): PromiseLike<NodeMailerMessage> {
  const what = `a mail to ${address}${subject ? ` about ${subject}` : ''}`
  return nextMail(what, (message) => {
    const isAbout = !subject || subject.test(message.subject ?? '')
    return isAbout && recipients(message).includes(address)
  })
}

/**
 * Call it before the action that sends the mail, which may take its time: the limit of `eventually`
 * begins when the mail is awaited.
 * @param what is awaited, for the error
 */
export function nextMail(
  what: string,
  isIt: (message: NodeMailerMessage) => boolean
): PromiseLike<NodeMailerMessage> {
  let found: NodeMailerMessage | undefined
  const others: string[] = []
  const stop = emitter.on('mail:sent', ({ message }) => {
    if (!found && isIt(message)) found = message
    else others.push(`${recipients(message)}: ${message.subject}`)
  })
  const wait = () =>
    eventually(() => found, {
      what: () => `${what}; there were ${JSON.stringify(others)}`,
    }).finally(stop)
  return { then: (resolve, reject) => wait().then(resolve, reject) }
}

export function linkIn(message: NodeMailerMessage): string {
  const [link] = String(message.text).match(/https?:\/\/\S+/) ?? []
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

function recipients({ to }: NodeMailerMessage): string[] {
  return [to ?? []].flat().map((one) => (typeof one === 'string' ? one : one.address))
}
