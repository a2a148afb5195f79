import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import UserRegistered from '#app/accounts/events/user_registered'

/**
 * Which listener hears which event. An event tells of what has happened and
 * is committed: a listener that fails is logged and undoes nothing.
 */
emitter.onError((event, error) => logger.error({ err: error, event: String(event) }, 'listener'))

emitter.on(UserRegistered, [() => import('#app/accounts/listeners/mail_verification_link')])
emitter.on(UserRegistered, [() => import('#app/ledger/listeners/grant_welcome_credits')])
