import env from '#start/env'
import { vapidKeys } from '#app/notifications/push/vapid_keys'
import { operatorAddress } from './mail.js'

/** Identifies vesta to push services, with a contact address. */
export const vapidDetails = {
  subject: `mailto:${operatorAddress}`,
  ...vapidKeys(env.get('APP_KEY').release(), {
    publicKey: env.get('VAPID_PUBLIC_KEY'),
    privateKey: env.get('VAPID_PRIVATE_KEY')?.release(),
  }),
}
